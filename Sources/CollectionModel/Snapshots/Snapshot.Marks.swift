extension Snapshot {
  /// Ids to be reloaded or reconfigured, in the order in which they were marked (D2, D6).
  @usableFromInline struct Marks: Hashable, Sendable {
    @usableFromInline var reloadedSections = MarkList<SectionID>()
    @usableFromInline var reloaded = MarkList<ItemID>()
    @usableFromInline var reconfigured = MarkList<ItemID>()
  }
}

/// Marked ids, each once, in the order in which they were marked.
@usableFromInline
struct MarkList<ID: Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline var ids: [ID] = []
  @usableFromInline var members: Set<ID> = []

  @inlinable mutating func formUnion(_ others: [ID]) {
    for id in others where members.insert(id).inserted { ids.append(id) }
  }
}
