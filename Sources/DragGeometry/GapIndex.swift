/// A gap between items, in the order *before* a change: gap g is before item g (H4).
///
/// A section of n items has the gaps 0…n. A gap is not an index after the change: for an item that moves
/// within its own section, the two differ by one after the source, which is a common mistake.
public struct GapIndex: Hashable, Sendable, Comparable {
  /// The section's index.
  public var section: Int
  /// The number of items before the gap, in the order before the change.
  public var item: Int

  /// Makes a gap from a section and the number of items before it.
  @inlinable public init(section: Int = 0, item: Int) {
    self.section = section
    self.item = item
  }

  /// Compares by section, then by position.
  @inlinable public static func < (left: GapIndex, right: GapIndex) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }

  /// The index at which one item from `source` ends when it moves to this gap (H4).
  @inlinable package func finalIndex(movingFrom source: Slot) -> FinalIndex {
    let isBehind = source.section == section && item > source.item
    return FinalIndex(section: section, item: isBehind ? item - 1 : item)
  }
}
