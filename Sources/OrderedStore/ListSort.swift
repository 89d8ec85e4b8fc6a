import CollectionModel

/// The order in which the rows of lists are shown, independent of the stored order.
public enum ListSort: Hashable, Sendable {
  /// The stored order, which the user defines.
  case stored
  /// By a value of each row, then by id (S11); rows without a value come last.
  ///
  /// A row cannot be moved within a list that is shown in this order: its value determines its
  /// position.
  case by([String: Value], descending: Bool = false)

  /// A value that rows are sorted by.
  public enum Value: Hashable, Sendable {
    /// A number, such as the time at which the row was created.
    case number(Int64)
    /// A text, which is compared by its bytes, independent of the locale.
    case text(String)

    /// Compares values: numbers come before texts.
    static func < (left: Value, right: Value) -> Bool {
      switch (left, right) {
      case (.number(let left), .number(let right)): left < right
      case (.text(let left), .text(let right)):
        left.utf8.lexicographicallyPrecedes(right.utf8)
      case (.number, .text): true
      case (.text, .number): false
      }
    }
  }

  /// The rows of each list in this order; O(n log n), and O(1) for the stored order.
  func arranged(_ lists: Snapshot<String, String>) -> Snapshot<String, String> {
    guard case .by(let values, let descending) = self else { return lists }
    var arranged = Snapshot<String, String>()
    for (section, list) in lists.sectionIDs.enumerated() {
      let ids = lists.itemIDs(inSection: section).sorted { left, right in
        switch (values[left], values[right]) {
        case (let one?, let other?) where one != other:
          return descending ? other < one : one < other
        case (_?, nil): return true
        case (nil, _?): return false
        case (_, _): return left.utf8.lexicographicallyPrecedes(right.utf8)
        }
      }
      _ = try? arranged.appendSection(list, items: ids)
    }
    return arranged
  }
}
