import CollectionLayout
import DragGeometry
import DragItems
import DragSessions
import DragStage
import Machines
import OrderedStore
import TestSupport
import Testing

/// A move from the list of one store to the shelf of another one: written as a whole, or not at all.
@Suite struct StageMultiStoreTests {
  private let one = MemoryDriver<GapKey>()
  private let two = MemoryDriver<GapKey>()

  private struct Bound {
    let sample: Sample
    let one: StoreID
    let two: StoreID
    var stage: Stage { sample.stage }

    /// What both show.
    var shown: [[String]] {
      [stage.order(of: sample.list), stage.order(of: sample.shelf)].map { Array($0.joined()) }
    }

    /// The stores that a host is told to write to, each with its change.
    func saves(_ orders: [HostCommand]) -> [(store: StoreID, change: OrderedList.OpenChange)] {
      orders.compactMap { order in
        guard case .save(let store, let change) = order else { return nil }
        return (store, change)
      }
    }

    /// The host writes a change, or is refused, and tells the stage.
    ///
    /// - Returns: What it is told to write next.
    @discardableResult
    func write(
      _ save: (store: StoreID, change: OrderedList.OpenChange), to driver: MemoryDriver<GapKey>,
      failing error: StoreError? = nil, at milliseconds: Int64
    ) throws -> (store: StoreID, change: OrderedList.OpenChange)? {
      let result: Result<StoreReceipt, StoreError> =
        try error.map { .failure($0) } ?? .success(driver.commit(save.change.intents))
      let event = StageEvent.saved(save.store, save.change.origin, result)
      return saves(try stage.handle(event, at: .milliseconds(milliseconds)).commands).first
    }

    /// Drags the first row of the list to the front of the shelf.
    func drop() throws -> [HostCommand] {
      try stage.down(sample.finger, 50, 122, at: 0)
      try stage.move(sample.finger, 650, 5, at: 501)
      return try stage.handle(.up(sample.finger), at: .milliseconds(600)).commands
    }
  }

  private func bound(saving moment: SavePolicy) throws -> Bound {
    let sample = try Sample()
    let bound = Bound(
      sample: sample, one: try sample.stage.stores.add("one", one, saving: moment),
      two: try sample.stage.stores.add("two", two, saving: moment))
    try sample.stage.stores.bind(sample.list, to: bound.one)
    try sample.stage.stores.bind(sample.shelf, to: bound.two)
    return bound
  }

  private var stored: [[String]] {
    get throws { [try one.ids(of: "list"), try two.ids(of: "shelf")] }
  }

  @Test func `M8: a host gets the command to write the target first, then the source`()
    throws
  {
    let bound = try bound(saving: .byHost)
    let before = try stored
    let after = [Array(before[0].dropFirst()), [before[0][0]] + before[1]]
    let first = try #require(bound.saves(try bound.drop()).first)
    #expect(first.store == bound.two)
    #expect(bound.shown == after)
    let second = try #require(try bound.write(first, to: two, at: 700))
    #expect(second.store == bound.one)
    try bound.write(second, to: one, at: 800)
    #expect(try stored == after)
    #expect(bound.shown == after)
  }

  @Test func `M8: where the target rejects, a host is never asked to write the source`() throws {
    let bound = try bound(saving: .byHost)
    let before = try stored
    let first = try #require(bound.saves(try bound.drop()).first)
    #expect(try bound.write(first, to: two, failing: .full, at: 700) == nil)
    #expect(bound.shown == before)
    #expect(bound.stage.stores.openChanges(of: bound.one).isEmpty)
    #expect(try !bound.stage.stores.undo(in: bound.one))
    #expect(try !bound.stage.stores.undo(in: bound.two))
  }

  @Test func `M8: where the source rejects, the target is asked to undo`() throws {
    let bound = try bound(saving: .byHost)
    let before = try stored
    let first = try #require(bound.saves(try bound.drop()).first)
    let second = try #require(try bound.write(first, to: two, at: 700))
    let third = try #require(try bound.write(second, to: one, failing: .readOnly, at: 800))
    #expect(bound.shown == before)
    #expect(third.store == bound.two)
    _ = try two.commit(third.change.intents)
    #expect(try stored == before)
  }

  @Test(arguments: [true, false])
  func `a store that is reopened in between loses no item`(isTarget: Bool) throws {
    let bound = try bound(saving: .after(.milliseconds(500)))
    let before = try stored
    _ = try bound.drop()
    try bound.stage.stores.reopen(isTarget ? bound.two : bound.one)
    try bound.stage.settle()
    #expect(try stored == before)
    #expect(bound.shown == before)
  }

  @Test func `each is written so long after the one before`() throws {
    let bound = try bound(saving: .after(.milliseconds(500)))
    let before = try stored
    _ = try bound.drop()
    try bound.stage.advance(upTo: .milliseconds(1_101))
    #expect(try stored == [before[0], [before[0][0]] + before[1]])
    try bound.stage.advance(upTo: .milliseconds(1_601))
    #expect(try stored[0] == Array(before[0].dropFirst()))
  }

  @Test(arguments: [true, false])
  func `M8: an undo takes the move back on both sides, the store first that the item left`(
    inTarget: Bool
  ) throws {
    let bound = try bound(saving: .atOnce)
    let before = try stored
    _ = try bound.drop()
    try bound.stage.settle()
    #expect(try stored != before)
    let start = bound.stage.trace.count
    #expect(try bound.stage.stores.undo(in: inTarget ? bound.two : bound.one))
    try bound.stage.settle()
    #expect(bound.shown == before)
    #expect(try stored == before)
    let saves = bound.stage.traceLines(from: start).map(\.text).filter { $0.contains(".save ") }
    #expect(saves.map { $0.split(separator: " ")[1] } == ["one.save", "two.save"])
    #expect(try !bound.stage.stores.undo(in: bound.one))
    #expect(try !bound.stage.stores.undo(in: bound.two))
  }

  @Test func `M8: an undo leaves in its store what is back in its old view already`() throws {
    let sample = try Sample()
    let stage = sample.stage
    let store = try stage.stores.add("two", two)
    try stage.stores.bind(sample.shelf, to: store)
    try stage.down(sample.finger, 50, 122, at: 0)
    try stage.move(sample.finger, 650, 5, at: 501)
    try stage.up(sample.finger, at: 600)
    try stage.settle()
    #expect(stage.order(of: sample.shelf) == [["a", "x", "y"]])
    try stage.insert(["a"], at: GapIndex(item: 0), in: sample.list)
    _ = try stage.stores.undo(in: store)
    try stage.settle()
    #expect(stage.order(of: sample.shelf) == [["a", "x", "y"]])
  }

  @Test func `M8: an undo that is refused changes nothing, and can be tried again`() throws {
    let bound = try bound(saving: .byHost)
    let before = try stored
    let first = try #require(bound.saves(try bound.drop()).first)
    #expect(throws: StageError.store(.unavailable("the change is being written"))) {
      try bound.stage.stores.undo(in: bound.one)
    }
    let second = try #require(try bound.write(first, to: two, at: 700))
    try bound.write(second, to: one, at: 800)
    let after = bound.shown
    #expect(after != before)

    // The source takes its row back, and then the target does not give it up.
    #expect(try bound.stage.stores.undo(in: bound.two))
    #expect(bound.shown == before)
    let reply = try bound.stage.handle(.tick, at: .milliseconds(900))
    let third = try #require(bound.saves(reply.commands).first)
    #expect(third.store == bound.one)
    let fourth = try #require(try bound.write(third, to: one, at: 900))
    let fifth = try #require(try bound.write(fourth, to: two, failing: .readOnly, at: 1_000))
    #expect(bound.shown == after)
    #expect(fifth.store == bound.one)
    try bound.write(fifth, to: one, at: 1_100)
    #expect(try stored == after)
    #expect(try bound.stage.stores.undo(in: bound.one))
    #expect(bound.shown == before)
  }

  @Test func `an undo of a later change leaves a move that waits to be written as it is`() throws {
    let bound = try bound(saving: .after(.milliseconds(500)))
    _ = try bound.drop()
    let dropped = bound.shown
    try bound.stage.insert(["n"], at: GapIndex(item: 0), in: bound.sample.list)
    #expect(bound.shown != dropped)
    #expect(try bound.stage.stores.undo(in: bound.one))
    #expect(bound.shown == dropped)
    try bound.stage.settle()
    #expect(try stored == dropped)
  }

  @Test func `M8: an undo brings an item back to the section that it left`() throws {
    let sample = try Sample()
    let stage = sample.stage
    let store = try stage.stores.add("two", two)
    try stage.stores.bind(sample.shelf, to: store)
    let halls = try stage.addCollection(
      "halls", frame: Rect(x: 0, y: 400, width: 390, height: 132),
      layout: .rows(Layout.Rows(height: 44)), source: sample.listPolicy,
      destination: sample.listPolicy)
    try stage.reload(halls, sections: [["p", "q"], ["r"]])
    try stage.down(sample.finger, 50, 422, at: 0)
    try stage.move(sample.finger, 650, 5, at: 501)
    try stage.up(sample.finger, at: 600)
    try stage.settle()
    #expect(stage.order(of: halls) == [["q"], ["r"]])
    #expect(try stage.stores.undo(in: store))
    #expect(stage.order(of: halls) == [["p", "q"], ["r"]])
  }

  @Test func `an undo before anything is written gives the move up`() throws {
    let bound = try bound(saving: .after(.milliseconds(500)))
    let before = try stored
    _ = try bound.drop()
    #expect(try bound.stage.stores.undo(in: bound.two))
    #expect(bound.shown == before)
    try bound.stage.settle()
    #expect(try stored == before)
    #expect(bound.shown == before)
    #expect(try !bound.stage.stores.undo(in: bound.one))
  }

  @Test func `an undo between the two writings takes back what is written`() throws {
    let bound = try bound(saving: .after(.milliseconds(500)))
    let before = try stored
    _ = try bound.drop()
    try bound.stage.advance(upTo: .milliseconds(1_101))
    #expect(try bound.stage.stores.undo(in: bound.one))
    try bound.stage.settle()
    #expect(try stored == before)
    #expect(bound.shown == before)
  }

  @Test func `what another writer has deleted is not brought back by an undo`() throws {
    let bound = try bound(saving: .atOnce)
    let item = try stored[0][0]
    _ = try bound.drop()
    try bound.stage.settle()
    _ = try two.commit([StoreIntent(.delete([item]), in: "shelf")])
    try bound.stage.handle(.storeChanged(bound.two), at: bound.stage.now)
    let left = bound.shown
    #expect(try !bound.stage.stores.undo(in: bound.one))
    try bound.stage.settle()
    #expect(bound.shown == left)
    #expect(try stored == left)
  }

  @Test(arguments: [true, false])
  func `M8: an item that another drag has taken since stays where it is`(inTarget: Bool) throws {
    let bound = try bound(saving: .atOnce)
    let (stage, finger) = (bound.stage, bound.sample.finger)
    let item = try stored[0][0]
    let tray = try stage.addCollection(
      "tray", frame: Rect(x: 300, y: 300, width: 100, height: 200),
      layout: .rows(.init(height: 50)),
      destination: FixedProposalDestination(proposing: DropProposal(.move, intent: .insertAt)))
    _ = try bound.drop()
    try stage.settle()
    let now = stage.now + .seconds(1)
    try stage.handle(.down(finger, Point(x: 650, y: 30)), at: now)
    try stage.handle(.move(finger, Point(x: 350, y: 350)), at: now + .milliseconds(600))
    try stage.handle(.up(finger), at: now + .milliseconds(700))
    try stage.settle()
    #expect(stage.order(of: tray) == [[item]])
    let (shown, written) = (bound.shown, try stored)
    // The drag into the tray is the shelf's last change; the one before it has no way back.
    if inTarget {
      #expect(try stage.stores.undo(in: bound.two))
      #expect(stage.order(of: tray) == [[]])
    } else {
      #expect(try !stage.stores.undo(in: bound.one))
      #expect(stage.order(of: tray) == [[item]])
      #expect(bound.shown == shown)
    }
    try stage.settle()
    if !inTarget { #expect(try stored == written) }
    #expect((bound.shown.joined() + stage.order(of: tray)[0]).filter { $0 == item }.count == 1)
  }

  @Test func `an undo brings an item back into data that no store keeps, and does not lose it`()
    throws
  {
    let sample = try Sample()
    let stage = sample.stage
    let failing = FailingDriver(two)
    let store = try stage.stores.add("two", failing)
    try stage.stores.bind(sample.shelf, to: store)
    let bound = Bound(sample: sample, one: store, two: store)
    let before = bound.shown
    _ = try bound.drop()
    try stage.settle()
    let after = bound.shown
    #expect(after != before)

    failing.failNext(with: .readOnly)
    #expect(try stage.stores.undo(in: store))
    #expect(bound.shown == after)
    #expect(try two.ids(of: "shelf") == after[1])

    #expect(try stage.stores.undo(in: store))
    try stage.settle()
    #expect(bound.shown == before)
    #expect(try two.ids(of: "shelf") == before[1])
  }

  @Test func `an item stays where the view that it came from is gone`() throws {
    let sample = try Sample()
    let stage = sample.stage
    let store = try stage.stores.add("two", two)
    try stage.stores.bind(sample.shelf, to: store)
    let bound = Bound(sample: sample, one: store, two: store)
    _ = try bound.drop()
    try stage.settle()
    let shelf = bound.shown[1]
    try stage.removeView(sample.list)
    #expect(try !stage.stores.undo(in: store))
    try stage.settle()
    #expect(bound.shown[1] == shelf)
  }
}
