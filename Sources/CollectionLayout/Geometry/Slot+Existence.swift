import DragGeometry

extension Slot {
  /// Returns true if the slot exists in sections with these numbers of items (L8).
  func exists(in itemCounts: [Int]) -> Bool {
    itemCounts.indices.contains(section) && item >= 0 && item < itemCounts[section]
  }
}

extension Rect {
  /// True if the greatest edges are finite too.
  var isBounded: Bool { origin.isFinite && maxX.isFinite && maxY.isFinite }
}
