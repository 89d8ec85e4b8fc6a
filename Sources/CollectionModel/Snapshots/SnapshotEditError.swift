/// The reason that an edit by id was rejected; the snapshot is then unchanged.
package enum SnapshotEditError<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Error,
  Hashable
{
  /// There are currently no sections to append to (D4).
  case noSections
  /// A section is not in the snapshot (D5).
  case unknownSection(SectionID)
  /// A section was named twice in one call (D7).
  case repeatedSection(SectionID)
  /// An item was to be moved next to itself (D11).
  case itemBesideItself(ItemID)
  /// A section was to be moved next to itself (D11).
  case sectionBesideItself(SectionID)
  /// An id is missing, exists already or is named twice.
  case rejected(SnapshotError<SectionID, ItemID>)
}
