public import DragGeometry

/// Why a batch could not be carried out on a snapshot, which is then as it was.
public enum BatchApplicationError<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>:
  Error, Hashable
{
  /// The batch does not fit.
  case invalid(BatchFailure)
  /// There is no item for a place that the batch inserts.
  case missingItem(Slot)
  /// There is no section for an index that the batch inserts.
  case missingSection(Int)
  /// An id that arrives is there already, or arrives twice (D1).
  case refused(SnapshotError<SectionID, ItemID>)
}
