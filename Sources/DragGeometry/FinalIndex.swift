/// An index in the order *after* a change, as in "remove, then insert there" (H4).
@usableFromInline package struct FinalIndex: Hashable, Sendable, Comparable {
  /// The section's index.
  @usableFromInline package var section: Int
  /// The index in the section after the change.
  @usableFromInline package var item: Int

  /// Makes a final index from a section and an item.
  @inlinable package init(section: Int = 0, item: Int) {
    self.section = section
    self.item = item
  }

  /// Compares by section, then by item.
  @inlinable package static func < (left: FinalIndex, right: FinalIndex) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }

  /// The gap that one item from `source` must move to in order to end here (H4).
  ///
  /// Of the two gaps next to the item itself, neither of which changes anything, this is the first.
  @inlinable package func gap(movingFrom source: Slot) -> GapIndex {
    let isBehind = source.section == section && item > source.item && item < .max
    return GapIndex(section: section, item: isBehind ? item + 1 : item)
  }
}
