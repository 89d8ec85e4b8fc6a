/// An index in the order *after* a change, as in "remove, then insert there" (H4).
public struct FinalIndex: Hashable, Sendable, Comparable {
  /// The section's index.
  public var section: Int
  /// The index in the section when the change is done.
  public var item: Int

  /// Makes a final index from a section and an item.
  @inlinable public init(section: Int = 0, item: Int) {
    self.section = section
    self.item = item
  }

  /// Orders by section, then by item.
  @inlinable public static func < (left: FinalIndex, right: FinalIndex) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }

  /// The gap into which one item from `source` must move to end here (H4).
  ///
  /// Of the two gaps at the item's own sides, both of which change nothing, this is the first.
  @inlinable public func gap(movingFrom source: Slot) -> GapIndex {
    let isBehind = source.section == section && item > source.item && item < .max
    return GapIndex(section: section, item: isBehind ? item + 1 : item)
  }
}
