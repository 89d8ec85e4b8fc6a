import Seeds
import CollectionLayout
import CollectionModel
import DragGeometry
import DragSessions
import DragStage
import Machines
import OrderedStore
import TestSupport
import Testing

/// Reading, undoing, sorting and reopening the store of a collection.
@Suite struct StageStoredOrderTests {
  private let bound: BoundSample
  private var stage: Stage { bound.stage }

  init() throws {
    bound = try BoundSample()
  }

  /// A stage with one collection of no items, and a store for it.
  private func unread(
    _ driver: some StoreDriver, items: [String] = []
  ) throws -> (stage: Stage, list: ViewID, store: StoreID) {
    let stage = Stage()
    let list = try stage.addCollection(
      "list", frame: Rect(x: 0, y: 0, width: 100, height: 100), layout: .rows(.init(height: 10)),
      items: items)
    return (stage, list, try stage.stores.add("rows", driver))
  }

  @Test func `a store that was never added is refused by its number`() throws {
    let other = Stage()
    let list = try other.addCollection(
      "list", frame: Rect(x: 0, y: 0, width: 100, height: 100), layout: .rows(.init(height: 10)))
    let rejection = StageError.unknownName("store \(bound.store.rawValue)")
    #expect(throws: rejection) { try other.stores.bind(list, to: bound.store) }
    #expect(throws: rejection) { try other.stores.undo(in: bound.store) }
    #expect(throws: rejection) { try other.stores.reopen(bound.store) }
  }

  @Test func `an empty store is filled with the items, a full one says what they are`() throws {
    let driver = MemoryDriver<GapKey>()
    let first = try unread(driver, items: ["a", "b"])
    try first.stage.stores.bind(first.list, to: first.store)
    #expect(try driver.load("list").rows.map(\.id) == ["a", "b"])
    #expect(driver.transactions == 1)
    _ = try driver.commit(
      StoreIntent(.move(["b"]), in: "list", at: StoreIntent.Position(before: "a")))
    let second = try unread(driver, items: ["a", "b", "c"])
    try second.stage.stores.bind(second.list, to: second.store)
    #expect(second.stage.order(of: second.list) == [["b", "a"]])
    #expect(driver.transactions == 2)
    #expect(second.stage.trace.isEmpty)
  }

  @Test func `each collection of a store has its own lists`() throws {
    let bound = try BoundSample()
    let shelf = bound.stage.stores.lists(of: bound.sample.shelf)
    #expect(bound.stage.stores.lists(of: bound.sample.list)?.lists == ["list"])
    #expect(shelf?.lists == ["shelf"] && shelf?.store == bound.store)
  }

  @Test func `a store that cannot keep the items is reported, and nothing is bound`() throws {
    let one = try unread(MemoryDriver<DenseKey<Int8>>(), items: (0..<129).map { "row\($0)" })
    let error = StoreError.keys(.listTooLong(count: 129, limit: 128))
    #expect(throws: StageError.store(error)) { try one.stage.stores.bind(one.list, to: one.store) }
    #expect(one.stage.stores.lists(of: one.list) == nil)
    #expect(one.stage.order(of: one.list)[0].count == 129)
  }

  @Test func `a failed first reading is a state, and a second reading can succeed`() throws {
    let driver = FailingDriver(MemoryDriver<GapKey>())
    _ = try driver.commit(StoreIntent(.insert(["a", "b"]), in: "list"))
    driver.failNextLoad(with: .unavailable("there is no such file"))
    let late = try unread(driver, items: ["c"])
    try late.stage.stores.bind(late.list, to: late.store)
    #expect(
      late.stage.stores.state(of: late.store) == .failed(.unavailable("there is no such file")))
    #expect(late.stage.order(of: late.list) == [[]])
    driver.failNextLoad(with: .unavailable("still none"))
    try late.stage.reload(late.list)
    #expect(late.stage.calls() == ["list.reload", "rows.loadFailed why=\"still none\""])
    try late.stage.reload(late.list)
    #expect(late.stage.order(of: late.list) == [["a", "b"]])
    #expect(late.stage.stores.state(of: late.store) == .ready)
    #expect(late.stage.calls().last == "list.becameFilled")
  }

  @Test func `undo takes the last drop back, and then the one before`() throws {
    try bound.drop(row: 0, at: 318)
    try bound.dropOnShelf(row: 0, from: 5_000)
    #expect(bound.shown(bound.sample.list) == "c d e a")
    #expect(try stage.stores.undo(in: bound.store))
    #expect(bound.shown(bound.sample.list) == "b c d e a")
    #expect(bound.shown(bound.sample.shelf) == "x y")
    try stage.handle(.tick, at: stage.now)
    #expect(try bound.stored("list") == "b c d e a")
    #expect(try stage.stores.undo(in: bound.store))
    try stage.handle(.tick, at: stage.now)
    #expect(try bound.stored("list") == "a b c d e")
    #expect(try bound.stored("shelf") == "x y")
    #expect(bound.driver.transactions == 5)
    #expect(try !stage.stores.undo(in: bound.store))
  }

  @Test func `undo brings deleted items back, and keeps what others have brought`() throws {
    let list = bound.sample.list
    try stage.delete(try bound.sample.item("c", in: list))
    _ = try bound.driver.commit(
      StoreIntent(.insert(["m"]), in: "list", at: StoreIntent.Position(after: "b")))
    try stage.handle(.storeChanged(bound.store), at: stage.now)
    #expect(try stage.stores.undo(in: bound.store))
    try stage.handle(.tick, at: stage.now)
    #expect(bound.shown(list) == "a b c m d e")
    #expect(try bound.stored("list") == "a b c m d e")
  }

  @Test func `what was refused cannot be taken back`() throws {
    bound.failing.failNext(with: .unavailable("no"))
    try bound.drop(row: 0, at: 318)
    #expect(try !stage.stores.undo(in: bound.store))
    #expect(bound.shown(bound.sample.list) == "a b c d e")
  }

  @Test func `a sort is changed at run time, and a drop in it writes nothing`() throws {
    let made: [String: ListSort.Value] = [
      "a": .number(3), "b": .number(1), "c": .number(2), "x": .text("z"), "y": .text("y"),
    ]
    try stage.stores.sort(bound.store, by: .by(made))
    #expect(bound.shown(bound.sample.list) == "b c a d e")
    #expect(bound.shown(bound.sample.shelf) == "y x")
    #expect(try bound.stored("list") == "a b c d e")
    try bound.drop(row: 0, at: 318)
    #expect(bound.shown(bound.sample.list) == "b c a d e")
    #expect(bound.driver.transactions == 1)
    try bound.dropOnShelf(row: 1, from: 5_000)
    #expect(bound.shown(bound.sample.shelf) == "c y x")
    #expect(try bound.stored("shelf") == "x y c")
    try stage.stores.sort(bound.store, by: .by(made, descending: true))
    #expect(bound.shown(bound.sample.shelf) == "x y c")
    try stage.stores.sort(bound.store, by: .stored)
    #expect(bound.shown(bound.sample.list) == "a b d e")
  }

  @Test func `a changed sort order during a drag gives a new drop position`() throws {
    try bound.sample.carry(row: 4)
    try stage.move(bound.sample.finger, 50, 140, at: 700)
    #expect(stage.sessions.live.last?.ruling.position == .gap(GapIndex(section: 0, item: 1)))
    try stage.stores.sort(bound.store, by: .by(["e": .number(1)]))
    try stage.stores.sort(bound.store, by: .stored)
    try stage.up(bound.sample.finger, at: 800)
    try stage.settle()
    #expect(try bound.stored("list") == "a e b c d")
  }

  @Test func `B19: a list that is bound during a drag leaves the drag over another one as it is`()
    throws
  {
    let sample = try Sample { $0.resolverHysteresis = 6 }
    let stage = sample.stage
    let store = try stage.stores.add("rows", MemoryDriver<GapKey>())
    try stage.stores.bind(sample.list, to: store)
    try sample.carry(row: 4)
    try stage.move(sample.finger, 50, 120, at: 700)
    let position = stage.sessions.live.last?.ruling.position
    let calls = stage.calls()
    try stage.stores.bind(sample.shelf, to: store)
    try stage.handle(.tick, at: stage.now)
    #expect(stage.calls() == calls)
    // The middle of the row is not passed by so much that the position becomes another one.
    try stage.move(sample.finger, 50, 124, at: 800)
    #expect(stage.sessions.live.last?.ruling.position == position)
  }

  @Test func `reopening loses what was not saved, and shows what is stored`() throws {
    let late = try BoundSample(saving: .after(.seconds(5)))
    try late.drop(row: 0, at: 318)
    #expect(late.shown(late.sample.list) == "b c d e a")
    let before = late.stage.trace.count
    try late.stage.stores.reopen(late.store)
    #expect(late.stage.calls(from: before).first == "rows.reopen")
    #expect(late.shown(late.sample.list) == "a b c d e")
    try late.stage.settle()
    #expect(try late.stored("list") == "a b c d e")
    #expect(late.driver.transactions == 1)
    #expect(try !late.stage.stores.undo(in: late.store))
  }

  @Test func `rows that others delete go one after the other, in the order of the list`() throws {
    let before = stage.trace.count
    _ = try bound.driver.commit(StoreIntent(.delete(["b", "d"]), in: "list"))
    try stage.handle(.storeChanged(bound.store), at: stage.now)
    #expect(
      stage.calls(from: before).filter { $0.hasPrefix("list.delete") } == [
        "list.delete item=b at=list[gap 1]", "list.delete item=d at=list[gap 2]",
      ])
  }

  @Test func `a host that writes by itself gets the changes, and reports their outcome`() throws {
    let host = try BoundSample(saving: .byHost)
    try host.stage.insert(["n"], at: GapIndex(section: 0, item: 0), in: host.sample.list)
    let orders = try host.stage.handle(.tick, at: host.stage.now).commands
    guard case .save(let store, let change)? = orders.first else {
      Issue.record("\(orders)")
      return
    }
    #expect(host.driver.transactions == 1)
    let receipt = try host.driver.commit(change.intents)
    let now = host.stage.now
    try host.stage.handle(.saved(store, change.origin, .success(receipt)), at: now)
    #expect(host.stage.stores.openChanges(of: store).isEmpty)
    #expect(throws: StageError.nothingSaving("rows")) {
      try host.stage.handle(.saved(store, change.origin, .success(receipt)), at: now)
    }
    #expect(try host.stored("list") == host.shown(host.sample.list))
  }

  @Test
  func `a host that writes by itself gets several changes in the order in which they were made`()
    throws
  {
    let host = try BoundSample(saving: .byHost)
    for name in ["n", "o", "p"] {
      try host.stage.insert([name], at: GapIndex(section: 0, item: 0), in: host.sample.list)
    }
    let orders = try host.stage.handle(.tick, at: host.stage.now).commands
    let written = orders.compactMap { order -> [String]? in
      guard case .save(_, let change) = order else { return nil }
      return change.intents.flatMap(\.ids)
    }
    #expect(written == [["n"], ["o"], ["p"]])
  }

  @Test func `a row whose neighbors are gone goes back, and a new one stays at the end`() throws {
    let late = try BoundSample(saving: .after(.seconds(5)))
    try late.drop(row: 0, at: 190)
    try late.stage.insert(["n"], at: GapIndex(section: 0, item: 4), in: late.sample.list)
    #expect(late.shown(late.sample.list) == "b a c d n e")
    _ = try late.driver.commit(StoreIntent(.delete(["b", "c", "d", "e"]), in: "list"))
    try late.stage.settle()
    #expect(late.shown(late.sample.list) == "a n")
    #expect(try late.stored("list") == "a n")
  }

  @Test(.seeds(41...43))
  func `S9: at every step the view shows the store, after changes by any writer`() throws {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    var made = 0
    for round in 0..<150 {
      let list = Bool.random(using: &random) ? bound.sample.list : bound.sample.shelf
      let items = stage.items(of: list)[0]
      let gap = GapIndex(section: 0, item: Int.random(in: 0...items.count, using: &random))
      if Int.random(in: 0..<6, using: &random) == 0 {
        bound.failing.failNext(with: .unavailable("seed \(seed)"))
      }
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        made += 1
        try stage.insert(["new\(made)"], at: gap, in: list)
      case 1 where items.count > 2:
        try stage.delete(
          try bound.sample.item(stage.name(of: items.randomElement(using: &random)!), in: list))
      case 2:
        try stage.stores.undo(in: bound.store)
        try stage.handle(.tick, at: stage.now)
      case 3:
        let name = bound.stage.name(of: list)
        let ids = try bound.driver.load(name).rows.map(\.id)
        guard let id = ids.randomElement(using: &random) else { continue }
        let other = Bool.random(using: &random) ? "list" : "shelf"
        _ = try bound.driver.commit(StoreIntent(.move([id]), in: other))
        try stage.handle(.storeChanged(bound.store), at: stage.now)
      case 4: try stage.stores.reopen(bound.store)
      case _:
        let run = Array(items.shuffled(using: &random).prefix(2))
        try stage.move(run, to: gap, in: list)
      }
      for (view, name) in [(bound.sample.list, "list"), (bound.sample.shelf, "shelf")] {
        try #require(
          try bound.stored(name) == bound.shown(view), "seed \(seed), round \(round)")
      }
    }
  }

  @Test func `S8: what another writer did is shown when one more list is bound, and stays`() throws
  {
    let sample = try Sample()
    let driver = MemoryDriver<GapKey>()
    let store = try sample.stage.stores.add("rows", driver)
    _ = try driver.commit([
      StoreIntent(.insert(["a", "b", "c", "d", "e"]), in: "list"),
      StoreIntent(.insert(["x", "y"]), in: "shelf"),
    ])
    try sample.stage.stores.bind(sample.list, to: store)
    _ = try driver.commit(
      StoreIntent(.move(["e"]), in: "list", at: StoreIntent.Position(before: "a")))
    try sample.stage.stores.bind(sample.shelf, to: store)
    #expect(sample.stage.order(of: sample.list) == [["e", "a", "b", "c", "d"]])
    try sample.stage.handle(.storeChanged(store), at: .zero)
    try sample.stage.reload(sample.list)
    #expect(try driver.ids(of: "list") == ["e", "a", "b", "c", "d"])
    #expect(sample.stage.order(of: sample.list) == [["e", "a", "b", "c", "d"]])
  }

  @Test func `S8: a row that is gone from the store goes from the view, when it is refused`() throws
  {
    _ = try bound.driver.commit(StoreIntent(.delete(["a"]), in: "list"))
    try bound.drop(row: 0, at: 318)
    #expect(bound.shown(bound.sample.list) == "b c d e")
  }

  @Test func `an undo that is refused can be tried again, and goes to the same change`() throws {
    try bound.drop(row: 0, at: 318)
    try bound.drop(row: 0, at: 318, from: 5_000)
    #expect(bound.shown(bound.sample.list) == "c d e a b")
    bound.failing.failNext(with: .full)
    #expect(try stage.stores.undo(in: bound.store))
    try stage.settle()
    #expect(bound.shown(bound.sample.list) == "c d e a b")
    #expect(try stage.stores.undo(in: bound.store))
    try stage.settle()
    #expect(bound.shown(bound.sample.list) == "b c d e a")
    #expect(try stage.stores.undo(in: bound.store))
    #expect(bound.shown(bound.sample.list) == "a b c d e")
    #expect(try !stage.stores.undo(in: bound.store))
  }

  @Test func `a move that an order by values hides can be taken back in the stored one`() throws {
    try bound.drop(row: 0, at: 318)
    try stage.stores.sort(bound.store, by: .by([:]))
    #expect(try !stage.stores.undo(in: bound.store))
    try stage.stores.sort(bound.store, by: .stored)
    #expect(bound.shown(bound.sample.list) == "b c d e a")
    #expect(try stage.stores.undo(in: bound.store))
    #expect(bound.shown(bound.sample.list) == "a b c d e")
  }

  @Test func `a change that others have taken back already is passed over by an undo`() throws {
    try bound.drop(row: 4, at: 110)
    try bound.drop(row: 1, at: 318, from: 5_000)
    #expect(bound.shown(bound.sample.list) == "e b c d a")
    _ = try bound.driver.commit(
      StoreIntent(.move(["a"]), in: "list", at: StoreIntent.Position(before: "b")))
    try stage.handle(.storeChanged(bound.store), at: .zero + .milliseconds(9_000))
    #expect(bound.shown(bound.sample.list) == "e a b c d")
    #expect(try stage.stores.undo(in: bound.store))
    #expect(bound.shown(bound.sample.list) == "a b c d e")
  }
}
