#if SQLite
  import CollectionModel
  import FoundationEssentials
  import OrderedStore
  import TestSupport
  import Testing

  @testable import SQLiteStore

  /// Files that cannot be read or written: what is told, what is shown then, and that nothing is
  /// lost.
  @Suite struct BadFileTests {
    private let folder: TemporaryFolder
    private var path: String { folder["order.sqlite"] }
    private let ids = (0..<200).map { "row\($0)" }

    init() throws {
      folder = try TemporaryFolder()
      let driver = try SQLiteDriver<GapKey>(path: path)
      _ = try driver.commit(StoreIntent(.insert(ids), in: "list"))
    }

    private func open(patience: Int32 = 50) throws -> SQLiteDriver<GapKey> {
      try SQLiteDriver(path: path, patience: patience)
    }

    private func shown(by driver: SQLiteDriver<GapKey>) throws -> OrderedList {
      var list = OrderedList(["list"], session: 1)
      _ = try driver.load(into: &list)
      return list
    }

    /// Makes a change on the screen and in the store, which refuses it; then the screen shows what
    /// is stored, and when the store is mended the same change is kept.
    private func expectRejection(
      _ error: StoreError, of intent: StoreIntent, by driver: SQLiteDriver<GapKey>,
      mend: () throws -> Void
    ) throws {
      var list = try shown(by: driver)
      let made = try #require(try list.perform(intent))
      #expect(list.shown.itemIDs != ids)
      #expect(throws: error) { try driver.commit(made.open.intents) }
      _ = list.refuse(made.open.origin, error)
      #expect(list.shown.itemIDs == ids)
      #expect(try driver.ids(of: "list") == ids)
      try mend()
      let again = try #require(try list.perform(intent))
      let receipt = try driver.commit(again.open.intents)
      #expect(list.confirm(again.open.origin, receipt) == nil)
      #expect(try open().ids(of: "list") == list.shown.itemIDs)
      #expect(list.shown.itemIDs != ids)
    }

    @Test func `a full disk refuses the change, and takes it when there is room`() throws {
      let driver = try open()
      // No page more than there are: what the disk says when it is full, without filling one.
      try driver.connection.execute("PRAGMA max_page_count = 1")
      let many = (0..<2_000).map { "a long name for a new row \($0)" }
      try expectRejection(.full, of: StoreIntent(.insert(many), in: "list"), by: driver) {
        try driver.connection.execute("PRAGMA max_page_count = 1000000")
      }
    }

    @Test func `what can only be read is shown, and refuses the change`() throws {
      let driver = try open()
      try driver.connection.execute("PRAGMA query_only = 1")
      let move = StoreIntent(.move(["row7"]), in: "list", at: StoreIntent.Position(before: "row0"))
      try expectRejection(.readOnly, of: move, by: driver) {
        try driver.connection.execute("PRAGMA query_only = 0")
      }
    }

    @Test(
      .enabled(
        if: ProcessInfo.processInfo.userName != "root", "root may write any file"))
    func `a file that may only be read is shown, and refuses the change`() throws {
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
      let driver = try open()
      #expect(try driver.ids(of: "list") == ids)
      #expect(throws: StoreError.readOnly) {
        try driver.commit(StoreIntent(.delete(["row7"]), in: "list"))
      }
      #expect(try driver.ids(of: "list") == ids)
    }

    @Test func `a locked store rejects the change, and takes it when the other writer is gone`()
      throws
    {
      let driver = try open()
      let other = try open()
      try other.connection.execute("BEGIN IMMEDIATE")
      let move = StoreIntent(.move(["row7"]), in: "list", at: StoreIntent.Position(before: "row0"))
      try expectRejection(.locked, of: move, by: driver) {
        try other.connection.execute("ROLLBACK")
      }
    }

    @Test func `a damaged page is reported, at the latest when it is read`() throws {
      var bytes = Array(try Data(contentsOf: URL(filePath: path)))
      // The first page says what the file is; all behind it is lost.
      for place in 4_096..<bytes.count { bytes[place] = 0xA5 }
      try Data(bytes).write(to: URL(filePath: path))
      #expect(throws: StoreError.corrupt("database disk image is malformed")) {
        try open().ids(of: "list")
      }
      var list = OrderedList(["list"], session: 1)
      do throws(StoreError) {
        _ = try SQLiteDriver<GapKey>(path: path).load(into: &list)
      } catch {
        list.fail(error)
      }
      #expect(list.state == .failed(.corrupt("database disk image is malformed")))
      #expect(Array(try Data(contentsOf: URL(filePath: path))) == bytes)
    }

    @Test func `a list that is damaged later stays as it was shown`() throws {
      let driver = try open()
      var list = try shown(by: driver)
      try driver.connection.execute("UPDATE item SET rank = 'no number' WHERE id = 'row3'")
      #expect(throws: StoreError.corrupt("the row `row3` has no key")) {
        try driver.load(into: &list)
      }
      #expect(list.state == .failed(.corrupt("the row `row3` has no key")))
      #expect(list.shown.itemIDs == ids)
      try driver.connection.execute("UPDATE item SET rank = -1 WHERE id = 'row3'")
      _ = try driver.load(into: &list)
      #expect(list.state == .ready)
    }

    @Test func `another program's database is reported, and not modified`() throws {
      let other = folder["things.sqlite"]
      _ = try RenumberedTable(path: other, rows: ["a", "b"])
      let before = try Data(contentsOf: URL(filePath: other))
      #expect(
        throws: StoreError.corrupt("expected a store, found another program's database")
      ) {
        try SQLiteDriver<GapKey>(path: other)
      }
      #expect(try Data(contentsOf: URL(filePath: other)) == before)
    }

    @Test func `a store of a later version is reported`() throws {
      try open().connection.execute("PRAGMA user_version = 2")
      #expect(throws: StoreError.corrupt("expected a store of version 1, found version 2")) {
        try open()
      }
    }

    @Test func `a file that is cut off is reported`() throws {
      let bytes = try Data(contentsOf: URL(filePath: path))
      try bytes.prefix(bytes.count / 2).write(to: URL(filePath: path))
      #expect(throws: StoreError.corrupt("database disk image is malformed")) {
        try open().ids(of: "list")
      }
    }
  }
#endif
