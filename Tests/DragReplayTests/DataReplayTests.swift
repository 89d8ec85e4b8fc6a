import Seeds
import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Machines
import TestSupport
import Testing

@testable import DragReplay
@testable import DragStage

/// The data lines of random batches lead to the data, replayed on plain arrays.
@Suite struct DataReplayTests {
  /// Another order: some items and sections go, come and move.
  private func changed(
    _ order: Snapshot<Int, ItemID>, _ next: inout UInt32, _ random: inout SplitMix64
  ) throws -> Snapshot<Int, ItemID> {
    var sections = order.sectionIDs.map { ($0, order.itemIDs(in: $0)) }
    if Bool.random(using: &random) {
      sections.removeAll { _ in Int.random(in: 0..<4, using: &random) == 0 }
      if Bool.random(using: &random) { sections.shuffle(using: &random) }
      if Bool.random(using: &random) {
        let id = 1_000 + Int(next)
        sections.insert((id, []), at: Int.random(in: 0...sections.count, using: &random))
      }
    }
    guard !sections.isEmpty else { return order }
    var items = sections.flatMap(\.1).filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
    for index in sections.indices {
      sections[index].1 = sections[index].1.filter { items.contains($0) }
    }
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let to = Int.random(in: sections.indices, using: &random)
      if Bool.random(using: &random), let item = items.randomElement(using: &random) {
        for index in sections.indices { sections[index].1.removeAll { $0 == item } }
        let place = Int.random(in: 0...sections[to].1.count, using: &random)
        sections[to].1.insert(item, at: place)
      } else {
        next += 1
        let place = Int.random(in: 0...sections[to].1.count, using: &random)
        sections[to].1.insert(ItemID(next), at: place)
        items.append(ItemID(next))
      }
    }
    var result = Snapshot<Int, ItemID>()
    for (id, items) in sections { try result.appendSection(id, items: items) }
    return result
  }

  @Test(.seeds(1...150))
  func `B5, B18: the data lines of a batch lead to the data`() throws {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    let stage = Stage()
    let view = try stage.addCollection(
      "c", frame: Rect(x: 0, y: 0, width: 100, height: 100), layout: .rows(.init()),
      items: ["a", "b", "c", "d", "e"])
    try stage.appendSection(["p", "q", "r"], to: view)
    try stage.appendSection(["x"], to: view)
    let initial = stage.scene.views.map { stage.items(of: $0) }
    var next: UInt32 = 5_000
    for _ in 0..<6 {
      let before = try #require(stage.collection(view)).order
      let target = try changed(before, &next, &random)
      let difference = target.difference(from: before)
      func name(_ item: ItemID) -> String {
        item.rawValue > 5_000 ? "n\(item.rawValue)" : stage.name(of: item)
      }
      let wanted = target.sectionIDs.map { target.itemIDs(in: $0).map(name) }
      let batch =
        Bool.random(using: &random)
        ? difference.batch : BatchUpdate(difference.batch.operations.shuffled(using: &random))
      try stage.performBatch(
        batch, in: view, inserting: difference.content.items.mapValues(name),
        sections: difference.content.sections.mapValues { $0.items.map(name) },
        counts: target.itemCounts)
      #expect(stage.order(of: view) == wanted)
      #expect(DataReplay.violations(on: stage, initial: initial) == [])
    }
  }

  @Test func `I10: sections and items that only the data lines or the data have are a difference`()
    throws
  {
    let stage = Stage()
    let view = try stage.addCollection(
      "c", frame: Rect(x: 0, y: 0, width: 100, height: 100), layout: .rows(.init()),
      items: ["a", "b"])
    let initial = [stage.items(of: view)]
    func differences(_ events: [TraceEvent], from initial: [[[ItemID]]]) -> [String] {
      stage.core.trace = TraceLog(
        entries: events.map { TraceEntry(time: .zero, event: $0, session: nil, ordinal: 0) })
      return DataReplay.differences(on: stage, initial: initial)
    }
    let other = ["c: the data lines lead to a different order than the data"]
    #expect(differences([], from: initial) == [])
    #expect(differences([.sectionChanged(view, .inserted(1))], from: initial) == other)
    #expect(differences([.sectionChanged(view, .inserted(0))], from: initial) == other)
    #expect(differences([.sectionChanged(view, .deleted(0))], from: initial) == other)
    #expect(differences([], from: [initial[0].map { $0.dropLast() }]) == other)
    #expect(differences([], from: [initial[0].map { $0.reversed() }]) == other)
    #expect(differences([], from: []) == other)
  }

  @Test func `I10: an item or a position in a question exists`() throws {
    let stage = Stage()
    let view = try stage.addCollection(
      "c", frame: Rect(x: 0, y: 0, width: 100, height: 100), layout: .rows(.init()),
      items: ["a", "b"])
    let initial = [stage.items(of: view)]
    let item = try #require(stage.items(of: view).first?.first)
    func reported(_ callback: Callback, _ detail: CallDetail) -> [String] {
      stage.core.trace = TraceLog(entries: [
        TraceEntry(time: .zero, event: .called(callback, view, detail), session: nil, ordinal: 0)
      ])
      return DataReplay.violations(on: stage, initial: initial)
    }
    func stray(_ callback: String) -> [String] {
      ["c: \(callback) is about an item or an index that does not exist"]
    }
    #expect(reported(.springLoaded, .item(item)) == [])
    #expect(reported(.springLoaded, .item(ItemID(77))) == stray("springLoaded"))
    #expect(reported(.willDrop, .item(ItemID(77))) == [])
    #expect(reported(.perform, .position(nil)) == [])
    #expect(reported(.perform, .position(.gap(GapIndex(item: 2)))) == [])
    #expect(reported(.perform, .position(.gap(GapIndex(item: 3)))) == stray("perform"))
    #expect(reported(.perform, .position(.gap(GapIndex(section: 1, item: 0)))) == stray("perform"))
    #expect(reported(.perform, .position(.item(Slot(section: 0, item: 2)))) == [])
    #expect(reported(.perform, .position(.item(Slot(section: 0, item: 3)))) == stray("perform"))
  }

  @Test func `I10: a callback about an item below a pointer needs one that is there, and no other`()
    throws
  {
    let stage = Stage()
    let view = try stage.addCollection(
      "c", frame: Rect(x: 0, y: 0, width: 100, height: 100), layout: .rows(.init()), items: ["a"])
    let needing = Callback.allCases.filter { callback in
      var replay = DataReplay(on: stage, initial: [stage.items(of: view)])
      replay.noteCall(callback, .item(ItemID(77)), at: view)
      return !replay.differences(on: stage).isEmpty
    }
    #expect(needing == [.addItems, .springLoad, .springLoaded, .menu, .menuShown])
  }
}
