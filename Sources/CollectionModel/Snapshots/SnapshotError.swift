public import DragGeometry

/// The reason that a change was rejected; the snapshot is then unchanged.
@usableFromInline
package enum SnapshotError<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Error,
  Hashable
{
  /// An item is not in the snapshot (D5).
  case unknownItem(ItemID)
  /// An item was named twice in one call (D7).
  case repeatedItem(ItemID)
  /// An item to be inserted is in the snapshot already (D8).
  case existingItem(ItemID)
  /// A section to be inserted is in the snapshot already (D1).
  case existingSection(SectionID)
  /// The gap's section does not exist.
  case sectionOutOfRange(Int, sections: Int)
  /// The gap is after its section's end, or before its start (M1).
  case gapOutOfRange(GapIndex, items: Int)
}
