/// What makes one snapshot of another: the changes, and what arrives (D12, D16).
public struct SnapshotDifference<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// Where everything goes, with the fewest moves.
  public let map: IndexMap
  /// What arrives at the places that are inserted.
  public let content: BatchContent<SectionID, ItemID>

  @usableFromInline init(map: IndexMap, content: BatchContent<SectionID, ItemID>) {
    self.map = map
    self.content = content
  }

  /// The changes as a batch.
  public var batch: BatchUpdate { BatchUpdate(map) }

  /// Whether nothing changes, and nothing is to be shown again.
  public var isEmpty: Bool { map.isIdentity && map.marks.isEmpty }
}
