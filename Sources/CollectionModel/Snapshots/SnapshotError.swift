public import DragGeometry

/// Why a change was refused; the snapshot is then as it was.
public enum SnapshotError<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Error,
  Hashable
{
  /// An item is not in the snapshot (D5).
  case unknownItem(ItemID)
  /// An item was named twice in one call (D7).
  case repeatedItem(ItemID)
  /// An item that was to be added is in the snapshot already (D8).
  case existingItem(ItemID)
  /// A section that was to be added is in the snapshot already (D1).
  case existingSection(SectionID)
  /// The gap's section is not there.
  case sectionOutOfRange(Int, sections: Int)
  /// The gap lies behind its section's end, or before its start (M1).
  case gapOutOfRange(GapIndex, items: Int)
}
