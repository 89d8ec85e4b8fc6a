/// A row as older versions of a program kept it, with what may say where it stands (S10).
package struct LegacyRow: Hashable, Sendable {
  /// The id, which it keeps.
  package var id: String
  /// The number that it got in a dense order, or nil where it never got one.
  package var displayOrder: Int16?
  /// When it was made, in any unit, or nil where nobody knows.
  package var createdOn: Int64?

  /// Makes a row.
  package init(_ id: String, displayOrder: Int16? = nil, createdOn: Int64? = nil) {
    self.id = id
    self.displayOrder = displayOrder
    self.createdOn = createdOn
  }
}

extension Sequence<LegacyRow> {
  /// The rows in the order in which people saw them; O(n log n).
  ///
  /// The number counts first, then the time, then the id. So rows that all have the number 0, as
  /// after the column was added, are in the order of their making (S10c), and so are two that got
  /// one number (S10b). Without a number a row stands behind those that have one, and without a
  /// time behind those of its number that have one.
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
  /// Fills a list with rows of an older version, in the order in which people saw them.
  ///
  /// A second migration is refused by the store, since the rows are there.
  ///
  /// - Parameters:
  ///   - rows: The rows, in any order.
  ///   - list: The list.
  package init(migrating rows: some Sequence<LegacyRow>, to list: String) {
    self.init(.insert(rows.inOldOrder.map { $0.id }), in: list)
  }
}
