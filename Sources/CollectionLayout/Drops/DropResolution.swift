package import DragGeometry

/// The target of a drop at a point (H13).
package struct DropResolution: Hashable, Sendable {
  /// A side of an item, along its line.
  package enum Side: Hashable, Sendable, CaseIterable {
    /// Before the item.
    case before
    /// After the item.
    case after
  }

  /// The neighbor at which a gap is shown if a line breaks in it (H14).
  package enum Affinity: Hashable, Sendable, CaseIterable {
    /// After the item that precedes the gap.
    case previous
    /// Before the item that follows the gap.
    case next
  }

  /// The nearest item in range, if any.
  package var slot: Slot?
  /// The side of that item, if it decided the gap; nil if a section's edge did (H15).
  package var side: Side?
  /// The target gap, in the order before the drop.
  package var gap: GapIndex
  /// The neighbor at which the gap is shown.
  package var affinity: Affinity
  /// The distance to the nearest item; to the section if that is empty or no item is a candidate.
  package var distance: Double
  /// True if the point is in the middle half of the item whose side decided the gap (H16).
  package var isInMiddle = false

  /// Makes a resolution.
  package init(slot: Slot?, side: Side?, gap: GapIndex, affinity: Affinity, distance: Double) {
    self.slot = slot
    self.side = side
    self.gap = gap
    self.affinity = affinity
    self.distance = distance
  }

  /// Makes the resolution at a side of an item (H14).
  init(_ side: Side, of nearest: NearestItem) {
    let slot = nearest.slot
    self.init(
      slot: slot,
      side: side,
      gap: GapIndex(section: slot.section, item: side == .before ? slot.item : slot.item + 1),
      affinity: side == .before ? .next : .previous,
      distance: nearest.distance
    )
  }
}
