/// The change from one snapshot to another, with the inserted content (D12, D16).
@usableFromInline
package struct SnapshotDifference<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The map of the change, with the fewest moves.
  @usableFromInline package let map: IndexMap
  /// The inserted items and sections.
  @usableFromInline package let content: BatchContent<SectionID, ItemID>

  @usableFromInline init(map: IndexMap, content: BatchContent<SectionID, ItemID>) {
    self.map = map
    self.content = content
  }

  /// The changes as a batch.
  package var batch: BatchUpdate { BatchUpdate(map) }
}
