import DragGeometry

extension [Int] {
  /// Returns true if a slot exists; the elements are the numbers of items of the sections.
  func holds(_ slot: Slot) -> Bool {
    indices.contains(slot.section) && slot.item >= 0 && slot.item < self[slot.section]
  }
}
