package import DragGeometry

/// Where a drop at a point would go (H13).
package struct DropResolution: Hashable, Sendable {
  /// A side of an item, along the line it stands in.
  package enum Side: Hashable, Sendable, CaseIterable {
    /// Ahead of the item.
    case before
    /// Behind the item.
    case after
  }

  /// The neighbor at which a gap is shown where a line breaks in it (H14).
  package enum Affinity: Hashable, Sendable, CaseIterable {
    /// Behind the item that precedes the gap.
    case previous
    /// Ahead of the item that follows the gap.
    case next
  }

  /// The nearest item in range, if any.
  package var slot: Slot?
  /// The side of that item, where it decided the gap; nil where a section's edge did (H15).
  package var side: Side?
  /// Where the items go, counted in the order before the drop.
  package var gap: GapIndex
  /// The neighbor at which the gap is shown.
  package var affinity: Affinity
  /// The distance to the nearest item; to the section where that is empty or no item counts.
  package var distance: Double

  /// Makes a destination.
  package init(slot: Slot?, side: Side?, gap: GapIndex, affinity: Affinity, distance: Double) {
    self.slot = slot
    self.side = side
    self.gap = gap
    self.affinity = affinity
    self.distance = distance
  }

  /// Makes the destination at a side of an item (H14).
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
