extension Snapshot {
  /// Ids that are to be shown anew, in the order in which they were marked (D2, D6).
  struct Marks: Hashable, Sendable {
    var reloadedSections = MarkList<SectionID>()
    var reloaded = MarkList<ItemID>()
    var reconfigured = MarkList<ItemID>()
  }
}

/// Marked ids, each once, in the order in which they were marked.
struct MarkList<ID: Hashable & Sendable>: Hashable, Sendable {
  private(set) var ids: [ID] = []
  private var members: Set<ID> = []

  mutating func formUnion(_ others: [ID]) {
    for id in others where members.insert(id).inserted { ids.append(id) }
  }
}
