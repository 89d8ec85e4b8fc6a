#if SQLite
  import CollectionModel
  import Foundation
  import OrderedStore
  import TestSupport
  import Testing

  @testable import SQLiteStore

  /// Stores beside which nothing can be written when they are opened.
  @Suite struct SQLiteConnectionReadingTests {
    private let ids = ["a", "b", "c"]
    private let move = StoreIntent(.move(["c"]), in: "list", at: StoreIntent.Position(before: "a"))
    /// What a URI says with other bytes.
    private let name = "order 100%?#é.sqlite"

    private func open(_ path: String) throws -> SQLiteDriver<GapKey> {
      try SQLiteDriver(path: path, patience: 50)
    }

    /// Makes a store at a path: in one file, or with changes that only its log holds, as a writer
    /// leaves them that is killed.
    private func makeStore(at path: String, hasLog: Bool) throws {
      let writer = try open(path + ".made")
      _ = try writer.commit(StoreIntent(.insert(ids), in: "list"))
      if !hasLog { try writer.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)") }
      for suffix in hasLog ? ["", "-wal"] : [""] {
        try FileManager.default.copyItem(atPath: path + ".made" + suffix, toPath: path + suffix)
      }
    }

    /// A small disk with a store on it.
    private func diskWithStore(hasLog: Bool) throws -> (disk: SmallDisk, path: String) {
      let disk = try SmallDisk()
      try makeStore(at: disk[name], hasLog: hasLog)
      return (disk, disk[name])
    }

    /// Expects that lists are read and changes are refused, on the screen as well.
    private func expectRejection(_ error: StoreError, by driver: SQLiteDriver<GapKey>) throws {
      var list = OrderedList(["list"], session: 1)
      _ = try driver.load(into: &list)
      #expect(list.state == .ready)
      #expect(list.shown.itemIDs == ids)
      let made = try #require(try list.perform(move))
      #expect(throws: error) { try driver.commit(made.open.intents) }
      _ = list.refuse(made.open.origin, error)
      #expect(list.shown.itemIDs == ids)
      #expect(try driver.ids(of: "list") == ids)
      #expect(try driver.revision(of: "list") == 1)
    }

    @Test(
      .enabled(if: SmallDisk.isAvailable, "only root may mount a small disk"),
      arguments: [false, true])
    func `a disk that is full at opening: lists are read, changes refused until there is room`(
      hasLog: Bool
    ) throws {
      let (disk, path) = try diskWithStore(hasLog: hasLog)
      try disk.fill()
      let driver = try open(path)
      try expectRejection(.full, by: driver)
      try disk.makeRoom()
      let other = try open(path)
      _ = try other.commit(StoreIntent(.insert(["d"]), in: "list"))
      #expect(try driver.ids(of: "list") == ["a", "b", "c", "d"])
      _ = try driver.commit(move)
      #expect(try other.ids(of: "list") == ["c", "a", "b", "d"])
    }

    @Test(
      .enabled(if: SmallDisk.isAvailable, "only root may mount a small disk"),
      arguments: [false, true])
    func `a disk that can only be read: lists are read, changes refused until it is writable`(
      hasLog: Bool
    ) throws {
      let (disk, path) = try diskWithStore(hasLog: hasLog)
      try disk.allowWriting(false)
      let driver = try open(path)
      try expectRejection(.readOnly, by: driver)
      #expect(throws: StoreError.corrupt("expected keys of the type `fraction`, found `gap`")) {
        try SQLiteDriver<FractionKey>(path: path)
      }
      try disk.allowWriting(true)
      _ = try driver.commit(move)
      #expect(try driver.ids(of: "list") == ["c", "a", "b"])
    }

    @Test(
      .enabled(
        if: ProcessInfo.processInfo.userName != "root", "root may write into any folder"),
      arguments: [false, true])
    func `a read-only file in a read-only folder is read, and refuses changes`(
      hasLog: Bool
    ) throws {
      let folder = try TemporaryFolder()
      let path = folder[name]
      try makeStore(at: path, hasLog: hasLog)
      let files = FileManager.default
      for suffix in hasLog ? ["", "-wal"] : [""] {
        try files.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path + suffix)
      }
      try files.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
      defer { try? files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path) }
      try expectRejection(.readOnly, by: try open(path))
    }

    @Test(.enabled(if: SmallDisk.isAvailable, "only root may mount a small disk"))
    func `a new store on a full disk is refused as full, and made when there is room`() throws {
      let disk = try SmallDisk()
      try disk.fill()
      #expect(throws: StoreError.full) { try open(disk[name]) }
      try disk.makeRoom()
      let driver = try open(disk[name])
      _ = try driver.commit(StoreIntent(.insert(ids), in: "list"))
      #expect(try driver.ids(of: "list") == ids)
    }

    @Test(.enabled(if: SmallDisk.isAvailable, "only root may mount a small disk"))
    func `a store that is gone by the next reading is not replaced by a new one`() throws {
      let disk = try SmallDisk()
      try makeStore(at: disk[name], hasLog: false)
      try disk.fill()
      let driver = try open(disk[name])
      try FileManager.default.removeItem(atPath: disk[name])
      try disk.makeRoom()
      #expect(throws: StoreError.unavailable("unable to open database file")) {
        try driver.ids(of: "list")
      }
      #expect(!FileManager.default.fileExists(atPath: disk[name]))
    }

    @Test func `a file that others have open is not read without locks`() throws {
      let folder = try TemporaryFolder()
      let driver = try open(folder[name])
      _ = try driver.commit(StoreIntent(.insert(ids), in: "list"))
      #expect(throws: StoreError.readOnly) { try SQLiteConnection.reading(folder[name]) }
    }
  }
#endif
