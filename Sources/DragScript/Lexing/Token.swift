/// A word of a line, or a text in quotation marks.
struct Token: Hashable, Sendable {
  /// The word as written, or the text with its escapes resolved.
  var text: String
  /// Whether it stood in quotation marks.
  var isString: Bool
  /// The first column, from 1.
  var column: Int
  /// The number of columns that it covers, with its quotation marks.
  var length: Int

  /// The first column behind it.
  var endColumn: Int { column + length }
}
