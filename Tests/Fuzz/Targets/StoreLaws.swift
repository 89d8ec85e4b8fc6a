#if SQLite
  import CollectionModel
  import DragFiles
  import OrderedStore
  import SQLiteStore
  import TestSupport
#endif

/// What holds of every file that a store is opened on.
enum StoreLaws {
  #if SQLite
    private static let folder = try? TemporaryFolder()

    /// It is told what is wrong with a file, by typed errors, and no file is a trap.
    static func check(_ bytes: [UInt8]) throws(BrokenLaw) {
      guard let folder else { throw BrokenLaw("there is no folder") }
      let isWhole = bytes.starts(with: Array("SQLite".utf8))
      let file = isWhole ? bytes : try changed(by: bytes, in: folder)
      // Each input is a file that nobody has opened before.
      let path = folder["fuzz.sqlite"]
      try write(file, to: path)
      try write([], to: path + "-wal")
      use(GapKey.self, at: path)
      use(FractionKey.self, at: path)
    }

    /// A sound store with some of its bytes changed: two for the place of each, and one for itself.
    private static func changed(
      by bytes: [UInt8], in folder: TemporaryFolder
    ) throws(BrokenLaw) -> [UInt8] {
      var file = try sound(in: folder)
      for change in stride(from: 0, to: bytes.count - 2, by: 3) {
        let place = Int(bytes[change]) << 8 | Int(bytes[change + 1])
        file[place % file.count] = bytes[change + 2]
      }
      return file
    }

    private static func sound(in folder: TemporaryFolder) throws(BrokenLaw) -> [UInt8] {
      let path = folder["sound.sqlite"]
      if let known = try? DiskFile(path).bytes() { return known }
      do throws(StoreError) {
        let driver = try SQLiteDriver<GapKey>(path: path)
        _ = try driver.commit(StoreIntent(.insert((0..<60).map { "row\($0)" }), in: "list"))
      } catch {
        throw BrokenLaw("no sound store: \(error)")
      }
      return try sound(in: folder)
    }

    private static func write(_ bytes: [UInt8], to path: String) throws(BrokenLaw) {
      do throws(FileError) {
        try DiskFile(path).write(bytes)
      } catch {
        throw BrokenLaw("no file: \(error)")
      }
    }

    /// All that an application does with a store; what it refuses is no fault.
    private static func use<Key: SQLiteKey>(_ key: Key.Type, at path: String) {
      do throws(StoreError) {
        let driver = try SQLiteDriver<Key>(path: path, patience: 0)
        var list = OrderedList(["list"], session: 1)
        _ = try driver.load(into: &list)
        let ids = list.shown.itemIDs
        _ = try? driver.commit(StoreIntent(.insert(["new"]), in: "list"))
        if let first = ids.first, let last = ids.last {
          let position = StoreIntent.Position(before: first)
          _ = try? driver.commit(StoreIntent(.move([last]), in: "list", at: position))
          _ = try? driver.commit(StoreIntent(.delete([first]), in: "list"))
        }
        _ = try driver.load(into: &list)
      } catch {
        // A typed error is what a bad file is to give.
      }
    }
  #else
    /// There is no store in a file without SQLite.
    static func check(_ bytes: [UInt8]) throws(BrokenLaw) {}
  #endif
}
