import DragGeometry

extension Slot {
  /// Whether this is an item of sections that hold so many (L8).
  func exists(in itemCounts: [Int]) -> Bool {
    itemCounts.indices.contains(section) && item >= 0 && item < itemCounts[section]
  }
}

extension Rect {
  /// Whether the greatest edges are finite too.
  var isBounded: Bool { origin.isFinite && maxX.isFinite && maxY.isFinite }
}
