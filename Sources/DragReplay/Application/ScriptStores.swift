import DragScript
import DragStage
package import OrderedStore

/// The folder for the file stores of a test, which is removed with the test.
package protocol StoreFolder: AnyObject {
  /// Opens a store, and creates it if it does not exist.
  ///
  /// - Parameter path: The path below the folder; it cannot leave the folder.
  /// - Returns: The store.
  /// - Throws: The error of a file that cannot be opened.
  func open(_ path: String) throws(StoreError) -> any StoreDriver
}

/// The declared stores of a script, in one test.
package final class ScriptStores {
  private struct Entry {
    let id: StoreID
    /// The path of its file; nil for one in memory.
    let path: String?
    /// The storage that other writers use.
    var driver: any StoreDriver
    /// Makes the next save fail.
    var fail: (StoreError) -> Void
    /// The number of trace entries at the last count of writes.
    var counted = 0
  }

  private let stage: Stage
  private let folder: (any StoreFolder)?
  private var entries: [String: Entry] = [:]

  init(stage: Stage, folder: (any StoreFolder)?) {
    self.stage = stage
    self.folder = folder
  }

  /// Adds a store to the stage.
  func add(_ store: StoreStatement) throws(StageError) {
    let name = store.name.text
    var path: String?
    if case .sqlite(let text) = store.kind { path = text }
    let driver: any StoreDriver
    do throws(StoreError) {
      driver = try path.map(opened) ?? MemoryDriver<GapKey>()
    } catch {
      throw .store(error)
    }
    let failing = Self.failing(driver)
    let id = try stage.stores.add(
      name, failing.driver, saving: store.delay.map { .after($0) } ?? .atOnce)
    entries[name] = Entry(id: id, path: path, driver: driver, fail: failing.fail)
  }

  /// Binds a collection to a store.
  func bind(_ view: ViewID, to name: Name) throws(StageError) {
    guard let entry = entries[name.text] else { throw .unknownName(name.text) }
    try stage.stores.bind(view, to: entry.id)
  }

  private func opened(_ path: String) throws(StoreError) -> any StoreDriver {
    guard let folder else { throw .unavailable("no folder for files") }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else {
      throw .unavailable("`\(path)` leaves the folder of the test")
    }
    return try folder.open(path)
  }

  private static func failing(
    _ base: some StoreDriver
  ) -> (driver: any StoreDriver, fail: (StoreError) -> Void) {
    let driver = FailingDriver(base)
    return (driver, { driver.failNext(with: $0) })
  }

  /// Makes the next save of a store fail.
  func failSave(of name: Name, reason: String) {
    entries[name.text]?.fail(.unavailable(reason))
  }

  /// Closes a store and opens it again.
  func reopen(_ name: Name) throws(StageError) {
    guard var entry = entries[name.text] else { throw .unknownName(name.text) }
    guard let path = entry.path else { return try stage.stores.reopen(entry.id) }
    do throws(StoreError) {
      entry.driver = try opened(path)
    } catch {
      throw .store(error)
    }
    let failing = Self.failing(entry.driver)
    entry.fail = failing.fail
    entries[name.text] = entry
    try stage.stores.reopen(entry.id, with: failing.driver)
  }

  /// Moves an item in a store as another writer, and notifies the stage of the change.
  ///
  /// For a file the change uses a second connection, as another process would.
  func foreignMove(
    _ name: Name, _ item: String, to position: StoreIntent.Position, in list: String
  ) throws(StageError) {
    guard let entry = entries[name.text] else { throw .unknownName(name.text) }
    do throws(StoreError) {
      let writer = try entry.path.map(opened) ?? entry.driver
      _ = try writer.commit(StoreIntent(.move([item]), in: list, at: position))
    } catch {
      throw .store(error)
    }
    try stage.handle(.storeChanged(entry.id), at: stage.now)
  }

  /// The stored rows of a collection's lists, or of all lists of a store.
  func stored(_ name: String) throws(StoreError) -> [[String]] {
    var lists: [String] = []
    var entry = entries[name]
    if let view = stage.view(named: name), let bound = stage.stores.lists(of: view) {
      lists = bound.lists
      entry = entries[stage.name(of: bound.store)]
    } else if let entry {
      lists = stage.stores.views(of: entry.id).flatMap { stage.stores.lists(of: $0)?.lists ?? [] }
    }
    guard let entry else { throw .unavailable("unknown name `\(name)`") }
    let reader = try entry.path.map(opened) ?? entry.driver
    var rows: [[String]] = []
    for list in lists { rows.append(try reader.ids(of: list)) }
    return rows
  }

  /// The collections that do not show what is stored, when no save is in progress.
  func differences() -> [String] {
    entries.sorted { $0.key < $1.key }.flatMap { name, entry in
      guard stage.stores.openChanges(of: entry.id).isEmpty else {
        return ["\(name): a change stays open"]
      }
      return stage.stores.views(of: entry.id).compactMap { view in
        let shown = stage.order(of: view)
        guard let stored = try? self.stored(stage.name(of: view)), stored != shown else {
          return nil
        }
        return "\(stage.name(of: view)): the shown items differ from the stored ones"
      }
    }
  }

  /// The number of rows that the saves of a store have written since the last call.
  func countWrites(_ name: String) -> Int {
    let isBound = stage.view(named: name).flatMap { stage.stores.lists(of: $0) }
    let key = isBound.map { stage.name(of: $0.store) } ?? name
    guard let entry = entries[key] else { return 0 }
    let writes = stage.trace[entry.counted...].reduce(0) { sum, line in
      guard case .store(entry.id, .saved(let receipt)) = line.event else { return sum }
      return sum + receipt.writes
    }
    entries[key]?.counted = stage.trace.count
    return writes
  }
}
