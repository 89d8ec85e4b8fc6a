import Seeds
import CollectionModel
import OrderedStore
import TestSupport
import Testing

/// What a view shows of a store: its own changes at once, everybody's once, and none that failed.
@Suite struct OrderedListTests {
  private let driver = MemoryDriver<GapKey>()

  private func opened(_ ids: [String], session: Int = 1) throws -> OrderedList {
    if try driver.load("list").rows.isEmpty {
      _ = try driver.commit(StoreIntent(.insert(ids), in: "list"))
    }
    var list = OrderedList(["list"], session: session)
    _ = list.take(["list": try driver.load("list")])
    return list
  }

  private func rows(_ list: OrderedList) -> [String] { list.shown.itemIDs }

  private func move(_ ids: String..., after: String? = nil, before: String? = nil) -> StoreIntent {
    StoreIntent(.move(ids), in: "list", at: StoreIntent.Position(after: after, before: before))
  }

  @Test func `S21: the view changes at the drop, and the store afterwards`() throws {
    var list = try opened(["a", "b", "c"])
    let made = try #require(try list.perform(move("a", after: "c")))
    #expect(rows(list) == ["b", "c", "a"])
    #expect(try driver.load("list").rows.map(\.id) == ["a", "b", "c"])
    #expect(made.change.origin == .user(session: 1, sequence: 0))
    let receipt = try driver.commit(made.open.intents)
    #expect(list.confirm(made.open.origin, receipt) == nil)
    #expect(rows(list) == ["b", "c", "a"])
    #expect(!list.needsLoading && list.revisions == ["list": 2])
  }

  @Test func `S8: the echo of one's own change is applied no time`() throws {
    var list = try opened(["a", "b", "c"])
    let made = try #require(try list.perform(move("a", after: "c")))
    _ = try driver.commit(made.open.intents)
    // The observer may tell of the change before the writer hears that it was saved.
    #expect(list.take(["list": try driver.load("list")], by: made.open.origin) == nil)
    #expect(
      list.confirm(made.open.origin, StoreReceipt(["list": .init(before: 1, after: 2)], writes: 1))
        == nil)
    #expect(rows(list) == ["b", "c", "a"])
  }

  @Test func `a list that is not shown is refused by its name`() throws {
    var list = try opened(["a", "b"])
    let elsewhere = StoreIntent(.move(["a"]), in: "other", at: StoreIntent.Position(after: "b"))
    #expect(throws: StoreError.unavailable("list `other` is not shown")) {
      try list.perform(elsewhere)
    }
    #expect(rows(list) == ["a", "b"])
  }

  @Test func `S8: a foreign change in between is applied once`() throws {
    var list = try opened(["a", "b", "c", "d"])
    let made = try #require(try list.perform(move("a", after: "b")))
    _ = try driver.commit(move("d", before: "a"))
    let change = try #require(list.take(["list": try driver.load("list")]))
    #expect(change.events.count == 1)
    #expect(rows(list) == ["d", "b", "a", "c"])
    let receipt = try driver.commit(made.open.intents)
    #expect(list.confirm(made.open.origin, receipt) == nil)
    #expect(try driver.load("list").rows.map(\.id) == rows(list))
  }

  @Test func `S8: what could not be saved goes from the view, and the rest stays`() throws {
    var list = try opened(["a", "b", "c", "d"])
    let first = try #require(try list.perform(move("a", after: "d")))
    let second = try #require(try list.perform(move("b", after: "c")))
    let change = list.refuse(first.open.origin, .unavailable("the disk is full"))
    #expect(change?.origin == .program)
    #expect(rows(list) == ["a", "c", "b", "d"])
    let receipt = try driver.commit(second.open.intents)
    #expect(list.confirm(second.open.origin, receipt) == nil)
    #expect(try driver.load("list").rows.map(\.id) == rows(list))
  }

  @Test func `S8: changes that are confirmed out of order are shown once, as they were made`()
    throws
  {
    var list = try opened(["a", "b", "c", "d"])
    let first = try #require(try list.perform(move("a", after: "d")))
    let second = try #require(try list.perform(move("b", after: "c")))
    let third = try #require(try list.perform(move("d", before: "c")))
    #expect(rows(list) == ["d", "c", "b", "a"])
    // The store wrote them in their order; its answers overtake each other.
    let receipts = try [first, second, third].map { try driver.commit($0.open.intents) }
    for place in [2, 0, 1] {
      let origin = [first, second, third][place].open.origin
      #expect(list.confirm(origin, receipts[place]) == nil)
      #expect(rows(list) == ["d", "c", "b", "a"])
    }
    #expect(list.open.isEmpty)
    if list.needsLoading { #expect(list.take(["list": try driver.load("list")]) == nil) }
    #expect(rows(list) == ["d", "c", "b", "a"])
    #expect(try driver.load("list").rows.map(\.id) == rows(list))
  }

  @Test func `S8: a later change is confirmed, and the one before it refused`() throws {
    var list = try opened(["a", "b", "c", "d"])
    let first = try #require(try list.perform(move("a", after: "d")))
    let second = try #require(try list.perform(move("b", after: "c")))
    let receipt = try driver.commit(second.open.intents)
    #expect(list.confirm(second.open.origin, receipt) == nil)
    #expect(rows(list) == ["c", "b", "d", "a"])
    #expect(list.refuse(first.open.origin, .full)?.origin == .program)
    #expect(rows(list) == ["a", "c", "b", "d"])
    #expect(list.open.isEmpty)
    #expect(try driver.load("list").rows.map(\.id) == rows(list))
  }

  @Test func `a foreign writer that came first makes the list be read again`() throws {
    var list = try opened(["a", "b", "c"])
    let made = try #require(try list.perform(move("a", after: "c")))
    _ = try driver.commit(move("b", before: "a"))
    let receipt = try driver.commit(made.open.intents)
    _ = list.confirm(made.open.origin, receipt)
    #expect(list.needsLoading)
    _ = list.take(["list": try driver.load("list")])
    #expect(rows(list) == ["b", "c", "a"])
    #expect(!list.needsLoading)
  }

  @Test func `what cannot be done is refused, and nothing is open`() throws {
    var list = try opened(["a", "b"])
    #expect(throws: StoreError.unknownRow("x")) { try list.perform(move("x", after: "a")) }
    #expect(throws: StoreError.conflict(.bothNeighborsGone)) {
      try list.perform(move("a", after: "x"))
    }
    #expect(try list.perform(move("a", before: "b")) == nil)
    #expect(list.open.isEmpty)
    #expect(rows(list) == ["a", "b"])
  }

  @Test func `a first reading that fails is a state, and the next one mends it`() throws {
    var list = OrderedList(["list"], session: 1)
    #expect(list.state == .loading)
    list.fail(.unavailable("there is no such file"))
    #expect(list.state == .failed(.unavailable("there is no such file")))
    #expect(rows(list).isEmpty)
    _ = try driver.commit(StoreIntent(.insert(["a"]), in: "list"))
    let change = list.take(["list": try driver.load("list")])
    #expect(change?.before.numberOfItems == 0 && change?.after.itemIDs == ["a"])
    #expect(list.state == .ready)
  }

  @Test func `S10b: a new row stays where it was put, whatever was deleted before`() throws {
    var list = try opened(["a", "b", "c"])
    for intent in [
      StoreIntent(.delete(["b"]), in: "list"), StoreIntent(.insert(["x"]), in: "list"),
      StoreIntent(.insert(["y"]), in: "list"),
    ] {
      let made = try #require(try list.perform(intent))
      _ = list.confirm(made.open.origin, try driver.commit(intent))
    }
    #expect(rows(list) == ["a", "c", "x", "y"])
    let keys = try driver.load("list").rows.map(\.key)
    #expect(zip(keys, keys.dropFirst()).allSatisfy(<))
  }

  @Test func `S14: rows that only got new keys have not moved`() throws {
    var list = try opened(["a", "b", "c"])
    let before = try driver.load("list").rows
    for number in 0..<40 {
      _ = try driver.commit(
        StoreIntent(.insert(["n\(number)"]), in: "list", at: StoreIntent.Position(after: "a")))
    }
    // The gap was used up after twenty rows, and the rows around it were written again.
    let after = try driver.load("list").rows
    #expect(before.contains { row in after.contains { $0.id == row.id && $0.key != row.key } })
    let change = try #require(list.take(["list": try driver.load("list")]))
    #expect(change.events.count == 40)
    for event in change.events {
      guard case .inserted = event else {
        Issue.record("\(event)")
        return
      }
    }
  }

  @Test func `several intents are one change: on the screen, when it fails, and when it is undone`()
    throws
  {
    var list = try opened(["a", "b", "c", "d"])
    let intents = [
      StoreIntent(.delete(["b"]), in: "list"), move("a", after: "d"),
      StoreIntent(.insert(["n"]), in: "list", at: StoreIntent.Position(before: "c")),
    ]
    let made = try #require(try list.perform(intents))
    #expect(rows(list) == ["n", "c", "d", "a"])
    _ = list.refuse(made.open.origin, .full)
    #expect(rows(list) == ["a", "b", "c", "d"])
    let again = try #require(try list.perform(intents))
    _ = list.confirm(again.open.origin, try driver.commit(again.open.intents))
    let undone = try #require(try list.undo(again.change))
    #expect(rows(list) == ["a", "b", "c", "d"])
    _ = list.confirm(undone.open.origin, try driver.commit(undone.open.intents))
    #expect(try driver.ids(of: "list") == ["a", "b", "c", "d"])
    #expect(throws: StoreError.unknownRow("x")) {
      try list.perform([StoreIntent(.delete(["a"]), in: "list"), move("x", after: "b")])
    }
    #expect(rows(list) == ["a", "b", "c", "d"])
  }

  @Test func `rows are moved before one that follows them in the store`() throws {
    _ = try opened(["a", "b", "c", "d", "e"])
    for moved in [["c", "d"], ["b", "c", "d"], ["d", "b"]] {
      _ = try driver.commit(
        StoreIntent(.move(moved), in: "list", at: StoreIntent.Position(before: "e")))
      let rest = ["a", "b", "c", "d"].filter { !moved.contains($0) }
      #expect(try driver.ids(of: "list") == rest + moved + ["e"])
      _ = try driver.commit(
        StoreIntent(.move(["a", "b", "c", "d"]), in: "list", at: StoreIntent.Position(before: "e")))
    }
  }

  @Test func `rows that were adjacent are brought back together`() throws {
    var list = try opened(["a", "b", "c", "d", "e", "f"])
    let made = try #require(
      try list.perform(StoreIntent(.delete(["b", "c", "d", "f"]), in: "list")))
    #expect(made.change.undo.map(\.change) == [.insert(["b", "c", "d"]), .insert(["f"])])
    _ = list.withdraw(made.open.origin)
    let apart = try #require(try list.perform(StoreIntent(.delete(["a", "c", "d"]), in: "list")))
    #expect(apart.change.undo.map(\.change) == [.insert(["a"]), .insert(["c", "d"])])
    let undone = try #require(try list.undo(apart.change, besides: ["c"]))
    #expect(undone.open.intents.map(\.change) == [.insert(["a"]), .insert(["d"])])
    #expect(rows(list) == ["a", "b", "d", "e", "f"])
  }

  @Test func `a list is shown by values, and goes back to the stored order`() throws {
    var list = try opened(["a", "b", "c", "d"])
    let change = list.sort(by: .by(["a": .number(2), "b": .number(1), "d": .text("x")]))
    #expect(change?.origin == .program)
    #expect(rows(list) == ["b", "a", "d", "c"])
    #expect(try list.perform(move("b", after: "d")) == nil)
    let made = try #require(
      try list.perform(
        StoreIntent(.insert(["n"]), in: "list", at: StoreIntent.Position(before: "b"))))
    #expect(rows(list) == ["b", "a", "d", "c", "n"])
    _ = list.confirm(made.open.origin, try driver.commit(made.open.intents))
    _ = list.sort(by: .stored)
    #expect(rows(list) == ["a", "b", "c", "d", "n"])
    #expect(list.sort(by: .stored) == nil)
  }

  @Test(.seeds(21...23))
  func `undo brings the order back, here and in the store`() throws {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    var list = try opened((0..<15).map(String.init))
    for round in 0..<60 {
      let before = rows(list)
      let ids = Array(before.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)))
      let rest = before.filter { !ids.contains($0) }
      let after = rest.randomElement(using: &random)
      let intent =
        round.isMultiple(of: 7)
        ? StoreIntent(.delete(ids), in: "list")
        : StoreIntent(
          .move(ids), in: "list", at: StoreIntent.Position(after: after, before: rest[0]))
      guard let made = try list.perform(intent) else { continue }
      _ = list.confirm(made.open.origin, try driver.commit(intent))
      for intent in made.change.undo {
        guard let made = try list.perform(intent) else { continue }
        _ = list.confirm(made.open.origin, try driver.commit(intent))
      }
      try #require(rows(list) == before, "seed \(seed), round \(round)")
      try #require(try driver.load("list").rows.map(\.id) == before)
    }
  }

  @Test(.seeds(31...33))
  func `two views and late answers: in the end both show the store's order`() throws {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    var views = [
      try opened((0..<10).map(String.init), session: 1), try opened([], session: 2),
    ]
    for _ in 0..<200 {
      let who = Int.random(in: 0...1, using: &random)
      let shown = rows(views[who])
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        let ids = Array(shown.shuffled(using: &random).prefix(2))
        let position = StoreIntent.Position(
          after: shown.filter { !ids.contains($0) }.randomElement(using: &random))
        _ = try views[who].perform(StoreIntent(.move(ids), in: "list", at: position))
      case 2:
        guard let made = views[who].open.first else { continue }
        do throws(StoreError) {
          _ = views[who].confirm(made.origin, try driver.commit(made.intents))
        } catch {
          _ = views[who].refuse(made.origin, error)
        }
      case _: _ = views[who].take(["list": try driver.load("list")])
      }
    }
    for who in views.indices {
      while let made = views[who].open.first {
        _ = views[who].confirm(made.origin, try driver.commit(made.intents))
      }
    }
    let stored = try driver.load("list")
    for who in views.indices {
      _ = views[who].take(["list": stored])
      #expect(rows(views[who]) == stored.rows.map(\.id), "seed \(seed)")
    }
  }

  @Test func `a list with two rows of one id is a state, and what was read before stays`() throws {
    var list = try opened(["a", "b"])
    let twice = StoredList(
      [ListedRow("\u{e9}", key: GapKey(0)), ListedRow("e\u{301}", key: GapKey(9))], revision: 7)
    #expect(list.take(["list": twice]) == nil)
    #expect(list.state == .failed(.corrupt("the list `list` has two rows of one id")))
    #expect(rows(list) == ["a", "b"])
    #expect(list.revisions["list"] == 1)
  }

  @Test func `a change that is withdrawn goes from the view, and the others stay`() throws {
    var list = try opened(["a", "b", "c"])
    let first = try #require(try list.perform(move("a", after: "c")))
    _ = try list.perform(move("b", after: "a"))
    #expect(rows(list) == ["c", "a", "b"])
    #expect(list.withdraw(first.open.origin) != nil)
    #expect(list.withdraw(first.open.origin) == nil)
    #expect(rows(list) == ["a", "b", "c"])
    #expect(!list.needsLoading)
  }

  @Test(arguments: [
    (StoreError.conflict(.bothNeighborsGone), true), (.unknownRow("a"), true),
    (.rowExists("a"), true), (.repeatedRow("a"), false), (.readOnly, false), (.locked, false),
    (.full, false), (.unavailable("away"), false),
  ])
  func `S8: a refusal that says that the rows are others asks to load them`(
    error: StoreError, loads: Bool
  ) throws {
    var list = try opened(["a", "b", "c"])
    let made = try #require(try list.perform(move("a", after: "c")))
    #expect(!list.needsLoading)
    _ = list.refuse(made.open.origin, error)
    #expect(list.needsLoading == loads)
    #expect(rows(list) == ["a", "b", "c"])
  }

  @Test func `S8: what was confirmed and cannot be carried out here asks to load the list`() throws
  {
    var list = try opened(["a", "b", "c"])
    let made = try #require(try list.perform(move("a", after: "c")))
    // Somebody else takes the row away, which is heard of before the confirmation.
    _ = try driver.commit(StoreIntent(.delete(["a"]), in: "list"))
    _ = list.take(["list": try driver.load("list")])
    let step = StoreReceipt.Step(before: 2, after: 3)
    _ = list.confirm(made.open.origin, StoreReceipt(["list": step], writes: 1))
    #expect(list.needsLoading)
  }
}
