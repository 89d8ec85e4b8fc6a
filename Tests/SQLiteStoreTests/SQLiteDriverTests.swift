#if SQLite
  import FoundationEssentials
  import OrderedStore
  import Seeds
  import StoreConformance
  import TestSupport
  import Testing

  @testable import SQLiteStore

  /// The store in a real file: the same conformance as in memory, and what only files can do.
  @Suite struct SQLiteDriverTests {
    private let folder: TemporaryFolder
    private var path: String { folder["order.sqlite"] }

    init() throws {
      folder = try TemporaryFolder()
    }

    private func open<Key: SQLiteKey>(_: Key.Type = GapKey.self) throws -> SQLiteDriver<Key> {
      try SQLiteDriver(path: path, patience: 50)
    }

    @Test(.seeds(1...2))
    func `S9: at every step the order is that of a plain array, and after reopening`() throws {
      let store = StoreConformance(driver: try open())
      try store.runEdits(seed: Seed.current, rounds: 200) { try open() }
    }

    @Test func `S9: and so with the other kinds of key`() throws {
      try StoreConformance(driver: try SQLiteDriver<FractionKey>(path: folder["fractions"]))
        .runEdits(seed: 3, rounds: 150)
      try StoreConformance(driver: try SQLiteDriver<DenseKey<Int16>>(path: folder["dense"]))
        .runEdits(seed: 4, rounds: 150)
    }

    @Test func `law 12: what is read from the file after a move is its result`() throws {
      let store = StoreConformance(driver: try open(GapKey.self))
      #expect(try store.runMoves(seed: 5, rounds: 60) { try open() } > 45)
    }

    @Test func `S12: SQLite counts the writes of a move: the row and the revision`() throws {
      let store = StoreConformance(driver: try open())
      try store.fill((0..<1_000).map(String.init))
      let before = store.driver.writtenRows
      _ = try store.driver.commit(
        StoreIntent(.move(["17"]), in: store.list, at: StoreIntent.Position(after: "800")))
      #expect(store.driver.writtenRows - before == 2)
    }

    @Test func `S13: always the same gap costs a logarithm of writes`() throws {
      let mean = try StoreConformance(driver: try open()).writesOfAdversary(1_000)
      #expect(mean <= 20)
    }

    @Test func `S15: rows that change places do not clash on the way`() throws {
      let store = StoreConformance(driver: try open(DenseKey<Int64>.self))
      try store.fill(["a", "b", "c", "d"])
      _ = try store.driver.commit(
        StoreIntent(.move(["d"]), in: store.list, at: StoreIntent.Position(before: "a")))
      #expect(try store.ids == ["d", "a", "b", "c"])
    }

    @Test func `S16: texts are ordered by bytes, whatever the locale`() throws {
      let store = StoreConformance(driver: try open(FractionKey.self))
      try store.fill(["a", "b"])
      // Prepending crosses from `a0` to `Zz`, which a locale would order the other way.
      _ = try store.driver.commit(
        StoreIntent(.insert(["first"]), in: store.list, at: StoreIntent.Position(before: "a")))
      #expect(try store.ids == ["first", "a", "b"])
    }

    @Test func `S17, S19: two writers see each other's changes, and none is lost`() throws {
      let one = StoreConformance(driver: try open())
      let other = StoreConformance(driver: try open())
      try one.fill(["a", "b", "c"])
      _ = try other.driver.commit(
        StoreIntent(.move(["c"]), in: one.list, at: StoreIntent.Position(before: "a")))
      _ = try one.driver.commit(
        StoreIntent(.move(["b"]), in: one.list, at: StoreIntent.Position(after: "c", before: "a")))
      #expect(try other.ids == ["c", "b", "a"])
      #expect(try one.driver.revision(of: one.list) == 3)
    }

    @Test func `S17: a writer that waits too long gets an error, and can continue`() throws {
      let one = StoreConformance(driver: try open())
      let other = StoreConformance(driver: try open())
      try one.fill(["a", "b"])
      try one.driver.write { transaction throws(StoreError) in
        _ = try transaction.count("held")
        #expect(throws: StoreError.locked) {
          try other.driver.commit(StoreIntent(.insert(["c"]), in: one.list))
        }
      }
      _ = try other.driver.commit(StoreIntent(.insert(["c"]), in: one.list))
      #expect(try one.ids == ["a", "b", "c"])
    }

    @Test func `S20: an error in the middle leaves the old order`() throws {
      let store = StoreConformance(driver: try open())
      try store.fill(["a", "b", "c"])
      struct Stop: Error {}
      #expect(throws: StoreError.unknownRow("x")) {
        try store.driver.write { transaction throws(StoreError) in
          try transaction.delete(["a", "b"])
          try transaction.delete(["x"])
        }
      }
      #expect(try store.ids == ["a", "b", "c"])
    }

    @Test func `S22: a list is read in the order in which its rows lie`() throws {
      let driver = try open()
      var plan: [String] = []
      try driver.connection.run(
        "EXPLAIN QUERY PLAN SELECT id, rank FROM item WHERE list_id = 'list' ORDER BY rank, id"
      ) { row throws(StoreError) in plan.append(row.text(3)) }
      #expect(plan == ["SEARCH item USING PRIMARY KEY (list_id=?)"])
    }

    @Test func `two lists in one file do not know each other`() throws {
      let driver = try open()
      _ = try driver.commit(StoreIntent(.insert(["a", "b"]), in: "one"))
      _ = try driver.commit(StoreIntent(.insert(["x", "y"]), in: "two"))
      _ = try driver.commit(
        StoreIntent(.move(["y"]), in: "two", at: StoreIntent.Position(before: "x")))
      #expect(try driver.load("one").rows.map(\.id) == ["a", "b"])
      #expect(try driver.load("two").rows.map(\.id) == ["y", "x"])
      #expect(try driver.revision(of: "one") == 1)
    }

    @Test func `ids may hold anything a text can hold`() throws {
      let store = StoreConformance(driver: try open())
      let ids = ["", "a'b\"c", "日本語", "tab\tline\n", "nul\0inside", "'; DROP TABLE item; --"]
      try store.fill(ids)
      #expect(try store.ids == ids)
    }

    @Test func `a file that is not a database is reported, and stays as it was`() throws {
      try folder.write("this is a letter, and not a database at all", to: "order.sqlite")
      #expect(throws: StoreError.corrupt("file is not a database")) { try open() }
      #expect(try folder.text(of: "order.sqlite").hasPrefix("this is a letter"))
    }

    @Test func `another kind of key is another kind of store`() throws {
      _ = try open(FractionKey.self)
      #expect(
        throws: StoreError.corrupt("expected keys of the type `gap`, found `fraction`")
      ) { try open(GapKey.self) }
    }

    @Test func `a folder that is not there is reported`() throws {
      #expect(throws: StoreError.unavailable("unable to open database file")) {
        try SQLiteDriver<GapKey>(path: folder["no/such/folder/order.sqlite"])
      }
    }

    @Test func `keys of another kind are distinguished by their sign as well`() throws {
      _ = try SQLiteDriver<DenseKey<UInt16>>(path: path)
      let rejection = StoreError.corrupt("expected keys of the type `dense16`, found `denseu16`")
      #expect(throws: rejection) { try SQLiteDriver<DenseKey<Int16>>(path: path) }
    }
  }
#endif
