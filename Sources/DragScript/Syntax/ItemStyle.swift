/// The width of an item in a layout of several columns, as a script has it.
package enum ItemStyle: String, CaseIterable, Sendable {
  /// One column: it shares its row with a compact neighbor, if it has one.
  case compact
  /// The whole row.
  case regular

  /// The number of columns that the item spans.
  package var span: Int {
    switch self {
    case .compact: 1
    case .regular: 2
    }
  }
}
