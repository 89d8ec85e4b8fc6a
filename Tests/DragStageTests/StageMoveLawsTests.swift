import Seeds
import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import DragStage
import Machines
import OrderedStore
import TestSupport
import Testing

/// The laws of moves that need a store and a second writer; a failure names its seed.
@Suite struct SlowStageMoveLawsTests {
  static let seeds = 1...12
  private static let rounds = 6

  /// Who writes when: the one law is about both.
  private enum Moment: CaseIterable {
    /// While the rows are carried, and the stage hears of it.
    case carrying
    /// Between the drop and its commit.
    case dropped
    /// After the commit.
    case saved
  }

  @Test(.seeds(seeds))
  func `law 9: an undo restores the order, with what another writer has put between`() throws {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    for round in 0..<Self.rounds {
      let bound = try BoundSample()
      let list = bound.sample.list
      let before = bound.ids
      let run = Array(
        bound.stage.items(of: list)[0].shuffled(using: &random)
          .prefix(Int.random(in: 1...4, using: &random)))
      let gap = GapIndex(item: Int.random(in: 0...before.count, using: &random))
      try bound.stage.move(run, to: gap, in: list)
      try bound.stage.handle(.tick, at: bound.stage.now)
      let isMoved = bound.ids != before
      let position = StoreIntent.Position(after: bound.ids.randomElement(using: &random))
      _ = try bound.driver.commit(StoreIntent(.insert(["foreign"]), in: "list", at: position))
      try bound.stage.handle(.storeChanged(bound.store), at: bound.stage.now)
      #expect(try bound.stage.stores.undo(in: bound.store) == isMoved)
      try bound.stage.handle(.tick, at: bound.stage.now)
      #expect(bound.ids.filter { $0 != "foreign" } == before, "seed \(seed), round \(round)")
      #expect(bound.ids.contains("foreign"))
      #expect(try bound.stored("list") == bound.shown(list))
    }
  }

  @Test(.seeds(seeds))
  func `law 14: beside a second writer a drop leaves the live rows, and its run in one piece`()
    throws
  {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    for round in 0..<Self.rounds {
      for moment in Moment.allCases {
        let place = "seed \(seed), round \(round), \(moment)"
        let bound = try BoundSample(saving: .after(.seconds(5)))
        let sample = bound.sample
        let rows = Array((0..<5).shuffled(using: &random).prefix(3))
        try sample.carry(row: rows[0])
        for (number, row) in rows.dropFirst().enumerated() {
          try sample.tap(row: row, at: 600 + 50 * Int64(number))
        }
        let run = rows.map { ["a", "b", "c", "d", "e"][$0] }
        var live = Set(bound.ids)
        if moment == .carrying {
          try Self.write(bound, &live, using: &random)
          try bound.stage.handle(.storeChanged(bound.store), at: .milliseconds(750))
        }
        try bound.stage.move(
          sample.finger, 50, Double.random(in: 102..<318, using: &random), at: 800)
        try bound.stage.up(sample.finger, at: 900)
        try bound.stage.handle(.tick, at: .milliseconds(2_000))
        let hasMoved = !bound.stage.stores.openChanges(of: bound.store).isEmpty
        if moment == .dropped {
          try Self.write(bound, &live, using: &random)
          if Bool.random(using: &random) {
            try bound.stage.handle(.storeChanged(bound.store), at: .milliseconds(2_100))
          }
        }
        try bound.stage.settle()
        if moment == .saved { try Self.write(bound, &live, using: &random) }
        try bound.stage.handle(.storeChanged(bound.store), at: bound.stage.now)

        #expect(try bound.stored("list") == bound.shown(sample.list), "\(place)")
        #expect(Set(bound.ids) == live && bound.ids.count == live.count, "\(place)")
        // What was deleted before the commit, a row of the run or the only neighbor that it named,
        // is a conflict: the move is taken back whole (S17, S18).
        let isRejected = bound.stage.calls().contains { $0.hasPrefix("rows.saveFailed") }
        #expect(!isRejected || moment == .dropped && live.count < 5, "\(place)")
        if hasMoved, !isRejected, moment != .saved {
          let left = run.filter(live.contains)
          let first = bound.ids.firstIndex(of: left[0]) ?? 0
          #expect(Array(bound.ids[first...].prefix(left.count)) == left, "\(place): \(bound.ids)")
        }
      }
    }
  }

  /// Another writer inserts a row, or deletes one.
  private static func write(
    _ bound: BoundSample, _ live: inout Set<String>, using random: inout SplitMix64
  ) throws {
    let ids = try bound.driver.load("list").rows.map(\.id)
    let id = try #require(ids.randomElement(using: &random))
    if Bool.random(using: &random) {
      _ = try bound.driver.commit(StoreIntent(.delete([id]), in: "list"))
      live.remove(id)
    } else {
      _ = try bound.driver.commit(
        StoreIntent(.insert(["foreign"]), in: "list", at: StoreIntent.Position(after: id)))
      live.insert("foreign")
    }
  }

  @Test(.seeds(seeds))
  func `law 15: the echo of one's own change changes nothing, before and after the answer`() throws
  {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    let bound = try BoundSample(saving: .byHost)
    let list = bound.sample.list
    var echoes = 0
    for round in 0..<30 {
      let items = bound.stage.items(of: list)[0]
      let gap = GapIndex(item: Int.random(in: 0...items.count, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: try bound.stage.insert(["new\(round)"], at: gap, in: list)
      case 1 where items.count > 3:
        try bound.stage.delete(
          ItemReference(view: list, item: items.randomElement(using: &random)!))
      case _:
        let run = Array(items.shuffled(using: &random).prefix(3))
        try bound.stage.move(run, to: gap, in: list)
      }
      let place = "seed \(seed), round \(round)"
      for change in bound.stage.stores.openChanges(of: bound.store) {
        let shown = bound.ids
        let receipt = try bound.driver.commit(change.intents)
        let first = bound.stage.trace.count
        let now = bound.stage.now
        try bound.stage.handle(.storeChanged(bound.store, by: change.origin), at: now)
        try bound.stage.handle(.saved(bound.store, change.origin, .success(receipt)), at: now)
        // Once more, by somebody who does not know whose it is.
        try bound.stage.handle(.storeChanged(bound.store), at: now)
        #expect(
          bound.stage.calls(from: first)
            == ["rows.changed", "rows.save writes=\(receipt.writes)", "rows.changed"], "\(place)")
        #expect(bound.ids == shown, "\(place)")
        #expect(try bound.stored("list") == bound.shown(list), "\(place)")
        echoes += 1
      }
    }
    #expect(echoes > 15)
  }
}

extension BoundSample {
  /// The rows that the list shows.
  fileprivate var ids: [String] { stage.order(of: sample.list)[0] }
}
