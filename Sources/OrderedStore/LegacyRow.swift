/// A row as older versions of a program stored it, with the values that determine its position
/// (S10).
package struct LegacyRow: Hashable, Sendable {
  /// The id, which does not change.
  package var id: String
  /// The row's number in a dense order, or nil if it has none.
  package var displayOrder: Int16?
  /// The time of creation, in any unit, or nil if unknown.
  package var createdOn: Int64?

  /// Makes a row.
  package init(_ id: String, displayOrder: Int16? = nil, createdOn: Int64? = nil) {
    self.id = id
    self.displayOrder = displayOrder
    self.createdOn = createdOn
  }
}

extension Sequence<LegacyRow> {
  /// The rows in the order in which users saw them; O(n log n).
  ///
  /// Rows are sorted by number, then by time, then by id. So rows that all have the number 0, as
  /// after the column was added, are in the order of creation (S10c), and so are two rows with the
  /// same number (S10b). A row without a number follows those that have one, and a row without a
  /// time follows those of the same number that have one.
  package var inOldOrder: [LegacyRow] {
    sorted { left, right in
      if left.displayOrder != right.displayOrder {
        return precedes(left.displayOrder, right.displayOrder)
      }
      if left.createdOn != right.createdOn { return precedes(left.createdOn, right.createdOn) }
      return left.id.utf8.lexicographicallyPrecedes(right.id.utf8)
    }
  }

  private func precedes<Value: Comparable>(_ left: Value?, _ right: Value?) -> Bool {
    guard let left else { return false }
    return right.map { left < $0 } ?? true
  }
}

extension StoreIntent {
  /// Makes an intent that fills a list with rows of an older version, in the order in which users
  /// saw them.
  ///
  /// The store rejects a second migration, because the rows exist then.
  ///
  /// - Parameters:
  ///   - rows: The rows, in any order.
  ///   - list: The list.
  package init(migrating rows: some Sequence<LegacyRow>, to list: String) {
    self.init(.insert(rows.inOldOrder.map { $0.id }), in: list)
  }
}
