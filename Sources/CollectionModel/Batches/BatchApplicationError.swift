public import DragGeometry

/// The reason that a batch could not be applied to a snapshot, which is then unchanged.
@usableFromInline
package enum BatchApplicationError<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>:
  Error, Hashable
{
  /// The batch is invalid.
  case invalid(BatchFailure)
  /// The content has no item for a slot that the batch inserts.
  case missingItem(Slot)
  /// The content has no section for an index that the batch inserts.
  case missingSection(Int)
  /// An inserted id exists already, or is inserted twice (D1).
  case rejected(SnapshotError<SectionID, ItemID>)
}
