package import DragGeometry

extension LayoutGeometry {
  /// Sets the height of a list's row: O(log n), and equal to laying out the list again (L9).
  ///
  /// - Parameters:
  /// - height: The row's extent along the list, in points.
  /// - slot: The row.
  /// - Throws: An error about the height or the slot, or ``LayoutError/notAList``; nothing has
  ///   changed then.
  package mutating func setHeight(_ height: Double, of slot: Slot) throws(LayoutError) {
    guard slot.exists(in: itemCounts) else { throw .pastTheEnd(slot) }
    guard height.isFinite, height >= 0 else { throw .invalidSize(slot) }
    guard case .list(var rows) = arrangement else { throw .notAList }
    // Released here, so that the rows are changed in place.
    arrangement = .none
    defer {
      arrangement = .list(rows)
      contentSize = measuredContent
    }
    try rows.stack.setHeight(height, of: slot)
  }
}
