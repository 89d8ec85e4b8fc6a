import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import DragStage
import Machines
import OrderedStore
import Testing

/// Collections whose order is kept in a store: what a drop writes, and what comes back.
@Suite struct StageStoreTests {
  private let bound: BoundSample
  private var stage: Stage { bound.stage }

  init() throws {
    bound = try BoundSample()
  }

  @Test func `S21: a drag with 500 updates is one transaction of one row, at the drop`() throws {
    try bound.sample.carry(row: 0)
    for step in 0..<500 {
      try stage.move(
        bound.sample.finger, 50, 120 + Double(step % 200), at: 600 + Int64(step))
    }
    #expect(bound.driver.transactions == 1)
    try stage.up(bound.sample.finger, at: 1_200)
    try stage.settle()
    #expect(bound.driver.transactions == 2)
    #expect(bound.driver.writes == 8)
    #expect(try bound.stored("list") == bound.shown(bound.sample.list))
  }

  @Test func `S21: the view changes first, and the save is reported after the drop's callbacks`()
    throws
  {
    try bound.drop(row: 0, at: 298 + 20)
    let calls = stage.calls()
    let perform = try #require(calls.firstIndex { $0.hasPrefix("list.perform") })
    #expect(
      calls[perform...] == [
        "list.perform at=list[gap 5]", "list.move item=a at=list[gap 5]", "list.willEnd op=move",
        "list.willDrop item=a", "list.dropEnd", "rows.save writes=1", "list.conclude",
        "list.didEnd op=move", "list.didTransfer",
      ])
  }

  @Test func `M15: a stack of three is one transaction of three rows`() throws {
    try bound.sample.carry(row: 0)
    for row in [2, 3] { try bound.sample.tap(row: row, at: 520 + 20 * Int64(row)) }
    try stage.move(bound.sample.finger, 50, 318, at: 700)
    try stage.up(bound.sample.finger, at: 800)
    try stage.settle()
    #expect(try bound.stored("list") == "b e a c d")
    #expect(bound.driver.transactions == 2)
    #expect(bound.driver.writes == 7 + 3)
    #expect(try bound.driver.revision(of: "list") == 2)
  }

  @Test func `M15: a run is written whole, so that no row of another writer parts it`() throws {
    let late = try BoundSample(saving: .after(.seconds(1)))
    let run = try ["e", "c", "d"].map { try late.sample.item($0, in: late.sample.list).item }
    // The last two stand there already.
    try late.stage.move(run, to: GapIndex(item: 2), in: late.sample.list)
    #expect(late.stage.calls() == ["list.move item=e at=list[gap 2]"])
    _ = try late.driver.commit(
      StoreIntent(.insert(["n"]), in: "list", at: StoreIntent.Position(before: "c")))
    try late.stage.settle()
    #expect(try late.stored("list") == "a b e c d n")
    #expect(late.shown(late.sample.list) == "a b e c d n")
    #expect(late.driver.writes == 7 + 1 + 3)
  }

  @Test func `M6: a drop that changes nothing writes nothing`() throws {
    try bound.drop(row: 2, at: 225)
    #expect(bound.driver.transactions == 1)
    #expect(stage.lastOutcome?.operation == .move)
  }

  @Test func `S8: what the store refuses goes from the view, and everything goes on`() throws {
    bound.failing.failNext(with: .unavailable("the disk is full"))
    try bound.drop(row: 0, at: 290)
    #expect(bound.shown(bound.sample.list) == "a b c d e")
    #expect(try bound.stored("list") == "a b c d e")
    #expect(stage.stores.openChanges(of: bound.store).isEmpty)
    #expect(stage.calls().contains("rows.saveFailed why=\"the disk is full\""))
    try bound.drop(row: 0, at: 290, from: 5_000)
    #expect(try bound.stored("list") == bound.shown(bound.sample.list))
    #expect(bound.shown(bound.sample.list) != "a b c d e")
  }

  @Test func `S8: a drag in progress when a save fails gets a new drop position`() throws {
    let late = try BoundSample(saving: .after(.seconds(1)))
    late.failing.failNext(with: .unavailable("no"))
    try late.drop(row: 4, at: 102)
    #expect(late.shown(late.sample.list) == "e a b c d")
    try late.stage.down(late.sample.finger, 50, 298, at: 1_000)
    try late.stage.move(late.sample.finger, 50, 110, at: 1_501)
    let before = late.stage.sessions.live.last?.ruling.position
    #expect(before == .gap(GapIndex(section: 0, item: 0)))
    try late.stage.handle(.tick, at: .milliseconds(1_700))
    #expect(late.shown(late.sample.list) == "a b c d e")
    try late.stage.up(late.sample.finger, at: 1_800)
    try late.stage.settle()
    #expect(late.shown(late.sample.list) == "d a b c e")
    #expect(try late.stored("list") == "d a b c e")
  }

  @Test func `D17: the echo of one's own change is applied no time, a foreign one once`() throws {
    let late = try BoundSample(saving: .after(.milliseconds(200)))
    try late.drop(row: 0, at: 318, settling: false)
    let origin = try #require(late.stage.stores.openChanges(of: late.store).first?.origin)
    _ = try late.driver.commit(
      StoreIntent(.move(["d"]), in: "list", at: StoreIntent.Position(before: "b")))
    let first = late.stage.trace.count
    try late.stage.handle(.storeChanged(late.store), at: late.stage.now)
    #expect(late.stage.calls(from: first) == ["rows.changed", "list.move item=d at=list[gap 0]"])
    #expect(late.shown(late.sample.list) == "d b c e a")
    try late.stage.settle()
    let second = late.stage.trace.count
    try late.stage.handle(.storeChanged(late.store, by: origin), at: late.stage.now)
    #expect(late.stage.calls(from: second) == ["rows.changed"])
    #expect(try late.stored("list") == late.shown(late.sample.list))
  }

  @Test func `M8: a move between two lists of one store is one change, and goes back as one`()
    throws
  {
    try bound.dropOnShelf(row: 1)
    #expect(bound.shown(bound.sample.list) == "a c d e")
    #expect(try bound.stored("shelf") == "b x y")
    #expect(try bound.stored("list") == "a c d e")
    #expect(bound.driver.transactions == 2)
    bound.failing.failNext(with: .unavailable("no"))
    try bound.dropOnShelf(row: 1, from: 5_000)
    #expect(bound.shown(bound.sample.list) == "a c d e")
    #expect(bound.shown(bound.sample.shelf) == "b x y")
    #expect(try bound.stored("shelf") == "b x y")
  }

  @Test func `M9: the name of a copy is new in the whole store`() throws {
    try stage.insert(["a-copy"], at: GapIndex(section: 0, item: 5), in: bound.sample.list)
    bound.sample.shelfPolicy.proposal = DropProposal(.copy, intent: .insertAt)
    try bound.dropOnShelf(row: 0)
    #expect(bound.shown(bound.sample.shelf) == "a-copy-2 x y")
    #expect(try bound.stored("shelf") == "a-copy-2 x y")
  }

  @Test func `new items come while a drag is live, and both are stored`() throws {
    try bound.sample.carry(row: 0)
    try stage.move(bound.sample.finger, 50, 200, at: 700)
    try stage.insert(["n1", "n2"], at: GapIndex(section: 0, item: 1), in: bound.sample.list)
    #expect(try bound.stored("list") == "a n1 n2 b c d e")
    _ = try bound.driver.commit(
      StoreIntent(.insert(["m"]), in: "list", at: StoreIntent.Position(before: "a")))
    try stage.handle(.storeChanged(bound.store), at: .milliseconds(800))
    try stage.up(bound.sample.finger, at: 900)
    try stage.settle()
    #expect(try bound.stored("list") == bound.shown(bound.sample.list))
    #expect(Set(bound.shown(bound.sample.list).split(separator: " ")).count == 8)
  }

  @Test func `S10b: a new item after a reorder and a deletion stays where it was put`() throws {
    try bound.drop(row: 0, at: 318)
    try stage.delete(try bound.sample.item("c", in: bound.sample.list))
    let list = bound.sample.list
    try stage.insert(["n"], at: GapIndex(section: 0, item: 4), in: list)
    #expect(bound.shown(list) == "b d e a n")
    #expect(try bound.stored("list") == "b d e a n")
  }

  @Test func `becoming empty and becoming filled are reported once`() throws {
    for name in ["x", "y"] { try stage.delete(try bound.sample.item(name, in: bound.sample.shelf)) }
    #expect(stage.calls().suffix(2) == ["shelf.becameEmpty", "rows.save writes=1"])
    let reply = try stage.handle(.tick, at: stage.now)
    #expect(reply.commands == [.becameEmpty(bound.sample.shelf)])
    bound.failing.failNext(with: .unavailable("no"))
    try stage.insert(["z"], at: GapIndex(section: 0, item: 0), in: bound.sample.shelf)
    #expect(
      stage.calls().suffix(5) == [
        "shelf.insert item=z at=shelf[gap 0]", "shelf.becameFilled",
        "rows.saveFailed why=\"no\"", "shelf.delete item=z at=shelf[gap 0]", "shelf.becameEmpty",
      ])
  }

  @Test func `S10e: a reload writes only the rows that differ`() throws {
    try stage.reload(bound.sample.list, sections: [["b", "c", "d", "a", "new"]])
    #expect(try bound.stored("list") == "b c d a new")
    #expect(bound.driver.writes == 7 + 3)
    #expect(bound.driver.transactions == 2)
  }

  @Test func `a batch is one transaction, and leaves the sections to the store`() throws {
    try stage.performBatch(
      BatchUpdate([
        .deleteItem(Slot(section: 0, item: 0)), .insertItem(Slot(section: 0, item: 0)),
        .moveItem(from: Slot(section: 0, item: 1), to: Slot(section: 0, item: 4)),
      ]), in: bound.sample.list, inserting: [Slot(section: 0, item: 0): "n"])
    #expect(bound.shown(bound.sample.list) == "n c d e b")
    #expect(try bound.stored("list") == "n c d e b")
    #expect(bound.driver.transactions == 2)
    #expect(throws: StageError.bound("list")) {
      try stage.performBatch(
        BatchUpdate([.insertSection(1)]), in: bound.sample.list, sections: [1: []])
    }
    #expect(throws: StageError.bound("list")) {
      try stage.reload(bound.sample.list, sections: [["a"], ["b"]])
    }
    #expect(throws: StageError.bound("list")) {
      try stage.appendSection(["z"], to: bound.sample.list)
    }
    #expect(throws: StageError.bound("list")) { try stage.append(["z"], of: bound.sample.list) }
    #expect(throws: StageError.bound("list")) {
      try stage.stores.bind(bound.sample.list, to: bound.store)
    }
  }

  @Test func `a table that moves its own row writes one row`() throws {
    var options = ViewOptions()
    options.movesRows = true
    let table = try BoundSample(list: options)
    try table.drop(row: 0, at: 318)
    #expect(table.stage.calls().contains("list.moveRow item=a at=list[gap 5]"))
    #expect(try table.stored("list") == "b c d e a")
    #expect(table.driver.writes == 8)
  }

  @Test func `M10: a placeholder is not stored, and what arrives in its place is`() throws {
    let item = try bound.sample.item("a", in: bound.sample.list)
    stage.items.register(
      Representation(try TypeIdentifier("public.png"), .data([1]), delivery: .manual), for: item)
    bound.sample.shelfPolicy.onPerform = { _ in .load }
    try bound.dropOnShelf(row: 0)
    #expect(bound.driver.transactions == 1)
    try stage.insert(["n"], at: GapIndex(section: 0, item: 1), in: bound.sample.shelf)
    #expect(try bound.stored("shelf") == "n x y")
    try stage.handle(.loadResolved(item), at: stage.now)
    try stage.settle()
    #expect(bound.shown(bound.sample.shelf) == "a n x y")
    #expect(try bound.stored("shelf") == "a n x y")
    #expect(try bound.stored("list") == "b c d e")
    #expect(bound.driver.transactions == 3)
    let version = try bound.driver.write { rows throws(StoreError) in try rows.row("a")?.version }
    #expect(version == 1)
  }
}
