import Seeds
import CollectionModel
import DragGeometry
import OrderedStore
import TestSupport
import Testing

/// What somebody hears who watches a list: S1 to S7, and none of the known faults.
@Suite struct ListChangeTests {
  private func lists(_ sections: (String, [String])...) throws -> Snapshot<String, String> {
    var snapshot = Snapshot<String, String>()
    for (section, ids) in sections { _ = try snapshot.appendSection(section, items: ids) }
    return snapshot
  }

  private func events(
    _ before: Snapshot<String, String>, _ after: Snapshot<String, String>,
    updated: Set<String> = []
  ) -> [ListEvent] {
    ListChange(from: before, to: after, updated: updated, origin: .foreign)?.events ?? []
  }

  private func slot(_ item: Int, _ section: Int = 0) -> Slot { Slot(section: section, item: item) }

  @Test func `S2, S3: an insertion has a new place, a deletion an old one, and nothing shifts`()
    throws
  {
    let found = events(
      try lists(("s", ["a", "b", "c"])), try lists(("s", ["b", "x", "c"])))
    #expect(found == [.deleted("a", from: slot(0)), .inserted("x", at: slot(1))])
  }

  @Test func `S2: an update names the row, its old place and its new one`() throws {
    let found = events(
      try lists(("s", ["a", "b"])), try lists(("s", ["x", "a", "b"])), updated: ["b"])
    #expect(found == [.inserted("x", at: slot(0)), .updated("b", from: slot(1), to: slot(2))])
  }

  @Test func `S3: of rows that pass each other the fewest are moved`() throws {
    let found = events(
      try lists(("s", ["a", "b", "c", "d"])), try lists(("s", ["d", "a", "b", "c"])))
    #expect(found == [.moved("d", from: slot(3), to: slot(0))])
  }

  @Test func `S4: a section comes and goes with its rows`() throws {
    let found = events(
      try lists(("s", ["a"]), ("t", ["b"])), try lists(("t", ["b"]), ("u", ["c"])))
    #expect(found == [.sectionDeleted("s", from: 0), .sectionInserted("u", at: 1)])
  }

  @Test func `S4: sections that change places come and go, and are not moved`() throws {
    let found = events(
      try lists(("s", ["a"]), ("t", ["b"])), try lists(("t", ["b"]), ("s", ["a"])))
    #expect(found.count == 2)
    for event in found {
      switch event {
      case .sectionDeleted, .sectionInserted: break
      case .inserted, .deleted, .moved, .updated: Issue.record("\(event)")
      }
    }
  }

  @Test func `S6a: a row that keeps its place is updated, never moved to itself`() throws {
    let before = try lists(("s", ["a", "b"]))
    #expect(events(before, before, updated: ["a"]) == [.updated("a", from: slot(0), to: slot(0))])
  }

  @Test func `S6b: a row that moves and changes has one event`() throws {
    let found = events(
      try lists(("s", ["a", "b", "c"])), try lists(("s", ["b", "c", "a"])), updated: ["a"])
    #expect(found == [.moved("a", from: slot(0), to: slot(2))])
  }

  @Test func `S6c: the last row that leaves a section is not moved out of what goes`() throws {
    let found = events(
      try lists(("s", ["a"]), ("t", ["b"])), try lists(("t", ["b", "a"])))
    #expect(found == [.sectionDeleted("s", from: 0), .inserted("a", at: slot(1))])
  }

  @Test func `S6c: a row that changes as well is inserted, and not updated`() throws {
    let found = events(
      try lists(("s", ["a"]), ("t", ["b"])), try lists(("t", ["b", "a"])), updated: ["a"])
    #expect(found == [.sectionDeleted("s", from: 0), .inserted("a", at: slot(1))])
  }

  @Test func `sections come first, then deletions, insertions, moves and updates`() throws {
    let found = events(
      try lists(("s", ["a"]), ("t", ["b", "c", "d", "e"])),
      try lists(("t", ["x", "e", "c", "d"]), ("u", ["f"])), updated: ["d", "c"])
    #expect(
      found == [
        .sectionDeleted("s", from: 0), .sectionInserted("u", at: 1),
        .deleted("b", from: slot(0, 1)), .inserted("x", at: slot(0)),
        .moved("e", from: slot(3, 1), to: slot(1)),
        .updated("c", from: slot(1, 1), to: slot(2)), .updated("d", from: slot(2, 1), to: slot(3)),
      ])
  }

  @Test func `S6d: what was saved without a change says nothing`() throws {
    let list = try lists(("s", ["a", "b"]))
    #expect(ListChange(from: list, to: list, origin: .foreign) == nil)
  }

  @Test(.seeds(11...13))
  func `S7: one event for each row, and the batch makes the old list the new one`() throws {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let before = try randomLists(&random)
      let after = try randomLists(&random)
      guard let change = ListChange(from: before, to: after, origin: .foreign) else {
        #expect(before == after)
        continue
      }
      let ids = change.events.compactMap { event -> String? in
        switch event {
        case .inserted(let id, _), .deleted(let id, _), .moved(let id, _, _),
          .updated(let id, _, _):
          id
        case .sectionInserted, .sectionDeleted: nil
        }
      }
      #expect(Set(ids).count == ids.count, "seed \(seed)")
      for case .moved(let id, let from, let to) in change.events {
        let isElsewhere =
          before.sectionID(at: from.section) != after.sectionID(at: to.section)
        #expect(from != to || isElsewhere, "seed \(seed): \(id)")
      }
      let isReplayed = try replayed(change) == after
      #expect(isReplayed, "seed \(seed): \(change.events)")
    }
  }

  /// The list before, changed by the events alone.
  private func replayed(_ change: ListChange) throws -> Snapshot<String, String> {
    var content = BatchContent<String, String>()
    for event in change.events {
      switch event {
      case .inserted(let id, let slot): content.items[slot] = id
      case .sectionInserted(let section, let place):
        content.sections[place] = NewSection(
          section, items: change.after.itemIDs(inSection: place))
      case .deleted, .moved, .updated, .sectionDeleted: break
      }
    }
    var replayed = change.before
    try replayed.apply(change.batch, content: content)
    return replayed
  }

  private func randomLists(_ random: inout SplitMix64) throws -> Snapshot<String, String> {
    var ids = (0..<12).map(String.init).shuffled(using: &random)
    var snapshot = Snapshot<String, String>()
    for section in ["s", "t", "u"] where Int.random(in: 0..<4, using: &random) > 0 {
      let count = Int.random(in: 0...min(5, ids.count), using: &random)
      _ = try snapshot.appendSection(section, items: Array(ids.prefix(count)))
      ids.removeFirst(count)
    }
    return snapshot
  }

  @Test func `moves are in the order of the old places, in each section`() throws {
    let found = events(
      try lists(("s", ["a", "b", "c"]), ("t", ["x", "y", "z"])),
      try lists(("s", ["c", "a", "b"]), ("t", ["z", "x", "y"])))
    #expect(
      found == [
        .moved("c", from: slot(2), to: slot(0)), .moved("z", from: slot(2, 1), to: slot(0, 1)),
      ])
  }

  @Test func `rows that went together come back together, behind the row that was before them`()
    throws
  {
    let change = try #require(
      ListChange(
        from: try lists(("s", ["a", "b", "c", "d"])), to: try lists(("s", ["c", "d", "a", "b"])),
        origin: .program))
    let moved = change.undo.map(\.position)
    #expect(moved.count == 1)
    let isHead = moved.first?.after == nil
    #expect(
      moved.first == .init(after: isHead ? nil : "b", before: isHead ? "c" : nil, orphan: .end))
  }

  @Test func `what came out of a list that went is not deleted when that is undone`() throws {
    let change = try #require(
      ListChange(
        from: try lists(("s", ["a"]), ("t", ["b"])), to: try lists(("t", ["b", "a"])),
        origin: .program))
    #expect(change.events == [.sectionDeleted("s", from: 0), .inserted("a", at: slot(1))])
    #expect(change.undo.isEmpty)
  }
}

extension ListChange {
  /// The events as a batch, as a collection gets them.
  fileprivate var batch: BatchUpdate {
    BatchUpdate(
      events.map { event in
        switch event {
        case .sectionInserted(_, let section): .insertSection(section)
        case .sectionDeleted(_, let section): .deleteSection(section)
        case .inserted(_, let slot): .insertItem(slot)
        case .deleted(_, let slot): .deleteItem(slot)
        case .moved(_, let from, let to): .moveItem(from: from, to: to)
        case .updated(_, let from, _): .reconfigureItem(from)
        }
      })
  }
}
