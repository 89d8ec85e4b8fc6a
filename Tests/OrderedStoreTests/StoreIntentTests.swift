import Seeds
import StoreConformance
import OrderedStore
import Testing

/// Intents against a store in memory: what they mean, what they write, and what is refused.
@Suite struct StoreIntentTests {
  private let store = StoreConformance(driver: MemoryDriver<GapKey>())

  private func move(
    _ ids: String..., after: String? = nil, before: String? = nil,
    orphan: StoreIntent.Orphan = .conflict, expecting revision: Int64? = nil
  ) throws -> StoreReceipt {
    try store.driver.commit(
      StoreIntent(
        .move(ids), in: store.list,
        at: StoreIntent.Position(after: after, before: before, orphan: orphan), expecting: revision)
    )
  }

  @Test(.seeds(1...4))
  func `law 12: a move writes its rows and what is relabelled, and what is read is its result`()
    throws
  {
    let seed = Seed.current
    let fractions = MemoryDriver<FractionKey>()
    for moves in [
      try store.runMoves(seed: seed, rounds: 80) { store.driver },
      try StoreConformance(driver: fractions).runMoves(seed: seed, rounds: 80) { fractions },
    ] { #expect(moves > 60) }
  }

  @Test func `S12: a move writes the moved rows alone`() throws {
    try store.fill((0..<1_000).map(String.init))
    #expect(try move("17", after: "800", before: "801").writes == 1)
    #expect(try move("3", "900", "5", after: "41", before: "42").writes == 3)
    #expect(store.driver.writes == 1_004)
  }

  @Test func `a move with dense numbers writes from the old place to the new one`() throws {
    let store = StoreConformance(driver: MemoryDriver<DenseKey<Int>>())
    try store.fill((0..<100).map(String.init))
    let position = StoreIntent.Position(after: "24", before: "25")
    let receipt = try store.driver.commit(StoreIntent(.move(["20"]), in: store.list, at: position))
    #expect(receipt.writes == 5)
    #expect(try store.driver.load(store.list).rows.map(\.key.rawValue) == Array(0..<100))
  }

  @Test func `S18: between two neighbors that were parted it follows the first`() throws {
    try store.fill(["a", "b", "c", "d"])
    _ = try move("d", after: "a", before: "c")
    #expect(try store.ids == ["a", "d", "b", "c"])
  }

  @Test func `S18: a neighbor that is gone leaves the other one`() throws {
    try store.fill(["a", "b", "c", "d"])
    _ = try store.driver.commit(StoreIntent(.delete(["b"]), in: store.list))
    _ = try move("a", after: "b", before: "d")
    #expect(try store.ids == ["c", "a", "d"])
    _ = try move("d", after: "c", before: "b")
    #expect(try store.ids == ["c", "d", "a"])
  }

  @Test func `S18: a neighbor in another list is none`() throws {
    try store.fill(["a", "b", "c"])
    _ = try store.driver.commit(StoreIntent(.insert(["x"]), in: "other"))
    _ = try move("a", after: "x", before: "c")
    #expect(try store.ids == ["b", "a", "c"])
    _ = try move("c", after: "x", orphan: .end)
    #expect(try store.ids == ["b", "a", "c"])
  }

  @Test func `S18: a neighbor that is moved itself is none`() throws {
    try store.fill(["a", "b", "c", "d"])
    _ = try move("b", after: "b", before: "d")
    #expect(try store.ids == ["a", "c", "b", "d"])
    _ = try move("a", "c", after: "d", before: "c")
    #expect(try store.ids == ["b", "d", "a", "c"])
    #expect(throws: StoreError.conflict(.bothNeighborsGone)) {
      try move("b", "a", after: "a", before: "b")
    }
    #expect(try store.ids == ["b", "d", "a", "c"])
  }

  @Test func `a move of nothing writes nothing, and is no change of the list`() throws {
    try store.fill(["a", "b"])
    let revision = try store.driver.revision(of: store.list)
    let receipt = try move(after: "a", before: "b")
    #expect(receipt.writes == 0)
    #expect(try store.driver.revision(of: store.list) == revision)
  }

  @Test func `S18: with both neighbors gone it is a conflict, or the end by choice`() throws {
    try store.fill(["a", "b", "c"])
    for (after, before) in [("x", "y"), ("x", nil), (nil, "y")] {
      #expect(throws: StoreError.conflict(.bothNeighborsGone)) {
        try move("a", after: after, before: before)
      }
    }
    #expect(try store.ids == ["a", "b", "c"])
    _ = try move("a", after: "x", before: "y", orphan: .end)
    #expect(try store.ids == ["b", "c", "a"])
  }

  @Test func `S18: an intent of an older revision is a conflict where one is expected`() throws {
    try store.fill(["a", "b"])
    let revision = try store.driver.revision(of: store.list)
    _ = try move("a", after: "b")
    #expect(throws: StoreError.conflict(.revision(expected: revision, found: revision + 1))) {
      try move("b", after: "a", expecting: revision)
    }
    #expect(try store.ids == ["b", "a"])
  }

  @Test func `rows that are already there are not written, and the revision stays`() throws {
    try store.fill(["a", "b", "c"])
    let revision = try store.driver.revision(of: store.list)
    let receipt = try move("b", after: "a", before: "c")
    #expect(receipt == StoreReceipt([store.list: .init(before: revision, after: revision)]))
    #expect(try move("a", "b", before: "c").writes == 0)
    #expect(try move("a", "c", before: "b").writes == 2)
  }

  @Test func `rows that lie right before a named one stay behind the others`() throws {
    try store.fill(["a", "d"])
    let between = StoreIntent.Position(after: "a", before: "d")
    _ = try store.driver.commit(StoreIntent(.insert(["b", "c"]), in: store.list, at: between))
    _ = try move("c", "b", before: "d")
    #expect(try store.ids == ["a", "c", "b", "d"])
  }

  @Test func `a row goes to another list, and both have changed`() throws {
    try store.fill(["a", "b"])
    _ = try store.driver.commit(StoreIntent(.insert(["x"]), in: "other"))
    let receipt = try store.driver.commit(
      StoreIntent(.move(["a"]), in: "other", at: StoreIntent.Position(before: "x")))
    #expect(receipt.revision(of: "other") == 2)
    #expect(receipt.revision(of: store.list) == 2)
    #expect(try store.driver.load("other").rows.map(\.id) == ["a", "x"])
    #expect(try store.ids == ["b"])
    #expect(try store.driver.revision(of: store.list) == 2)
  }

  @Test func `several rows that come from one list change it once`() throws {
    try store.fill(["a", "b", "c"])
    let receipt = try store.driver.commit(StoreIntent(.move(["a", "b"]), in: "other"))
    #expect(
      receipt.steps == [
        store.list: .init(before: 1, after: 2), "other": .init(before: 0, after: 1),
      ])
  }

  @Test func `what cannot be is refused, and nothing has changed`() throws {
    try store.fill(["a", "b"])
    #expect(throws: StoreError.unknownRow("x")) { try move("a", "x", after: "b") }
    #expect(throws: StoreError.repeatedRow("a")) { try move("a", "a", after: "b") }
    #expect(throws: StoreError.rowExists("b")) {
      try store.driver.commit(StoreIntent(.insert(["c", "b"]), in: store.list))
    }
    #expect(throws: StoreError.unknownRow("x")) {
      try store.driver.commit(StoreIntent(.delete(["a", "x"]), in: store.list))
    }
    #expect(try store.ids == ["a", "b"])
    #expect(try store.driver.revision(of: store.list) == 1)
  }

  @Test func `S10a: a list that is too long for its keys is an error, not a trap`() throws {
    let store = StoreConformance(driver: MemoryDriver<DenseKey<Int8>>())
    try store.fill((0..<128).map(String.init))
    #expect(throws: StoreError.keys(.listTooLong(count: 129, limit: 128))) {
      try store.driver.commit(StoreIntent(.insert(["one"]), in: store.list))
    }
    #expect(try store.ids.count == 128)
  }

  @Test func `S10d: a save that fails leaves the stored order, and the next one goes on`() throws {
    let driver = FailingDriver(store.driver)
    try store.fill(["a", "b", "c"])
    driver.failNext(with: .unavailable("the disk is full"))
    let intent = StoreIntent(.move(["a"]), in: store.list, at: StoreIntent.Position(after: "c"))
    #expect(throws: StoreError.unavailable("the disk is full")) { try driver.commit(intent) }
    #expect(try store.ids == ["a", "b", "c"])
    #expect(try driver.revision(of: store.list) == 1)
    _ = try driver.commit(intent)
    #expect(try store.ids == ["b", "c", "a"])
  }

  @Test func `several failures come in the order in which they were asked for`() throws {
    let driver = FailingDriver(store.driver)
    for reason in ["first", "second"] { driver.failNext(with: .unavailable(reason)) }
    let intent = StoreIntent(.insert(["a"]), in: store.list)
    for reason in ["first", "second"] {
      #expect(throws: StoreError.unavailable(reason)) { try driver.commit(intent) }
    }
    _ = try driver.commit(intent)
    #expect(try store.ids == ["a"])
  }

  @Test func `S17: several intents are one transaction: all of them, or none`() throws {
    try store.fill(["a", "b", "c"])
    let transactions = store.driver.transactions
    let receipt = try store.driver.commit([
      StoreIntent(.delete(["b"]), in: store.list), StoreIntent(.insert(["x"]), in: "other"),
      StoreIntent(.move(["a"]), in: "other", at: StoreIntent.Position(after: "x")),
    ])
    #expect(store.driver.transactions == transactions + 1)
    #expect(receipt.writes == 3)
    #expect(receipt.steps[store.list] == .init(before: 1, after: 3))
    #expect(receipt.steps["other"] == .init(before: 0, after: 2))
    #expect(throws: StoreError.unknownRow("y")) {
      try store.driver.commit([
        StoreIntent(.delete(["c"]), in: store.list), StoreIntent(.delete(["y"]), in: "other"),
      ])
    }
    #expect(try store.ids == ["c"])
  }
}

/// The seeded searches and the long inputs, which the quick run leaves out.
@Suite struct SlowStoreIntentTests {
  private let store = StoreConformance(driver: MemoryDriver<GapKey>())

  @Test(.seeds(1...4))
  func `S9: at every step the order is that of a plain array`() throws {
    let seed = Seed.current
    try StoreConformance(driver: MemoryDriver<GapKey>()).runEdits(seed: seed, rounds: 300)
    try StoreConformance(driver: MemoryDriver<FractionKey>()).runEdits(seed: seed, rounds: 300)
    try StoreConformance(driver: MemoryDriver<DenseKey<Int16>>()).runEdits(seed: seed, rounds: 300)
  }

  @Test func `S13: always the same gap costs a logarithm of writes`() throws {
    for count in [100, 1_000, 10_000] {
      let store = StoreConformance(driver: MemoryDriver<GapKey>())
      let mean = try store.writesOfAdversary(count)
      var log = 0
      while 1 << log < count { log += 1 }
      #expect(mean <= 2 * Double(log), "\(mean) writes each with \(count) rows")
    }
  }
}
