#if SQLite
  public import OrderedStore

  /// A store in an SQLite file, which several processes may use at once (S16…S23).
  ///
  /// Each change is one immediate transaction: writers wait for each other, and no writer reads
  /// rows that another one is about to change (S17, S19).
  public final class SQLiteDriver<Key: SQLiteKey>: StoreDriver {
    /// The durability of a change.
    public enum Durability: String, Sendable {
      /// A crash of the program loses nothing; a loss of power may lose the last changes (S20).
      case normal = "NORMAL"
      /// A loss of power loses nothing, either.
      case full = "FULL"
    }

    /// The connection, with which tests fill the disk.
    package var connection: SQLiteConnection { opened.connection }
    private var opened: OpenedStore
    private let path: String
    private let durability: Durability
    private let patience: Int32
    /// The number of transactions executed so far.
    package private(set) var transactions = 0

    /// Opens a store, and creates the file if it does not exist.
    ///
    /// A store that can be read but not written, as on a full disk or in a read-only folder, is
    /// opened as well. Its lists can be loaded, and each change is rejected with `StoreError.full`
    /// or `StoreError.readOnly` until it can be written.
    ///
    /// - Parameters:
    /// - path: The path of the file.
    /// - durability: The durability of changes.
    /// - patience: The time to wait for another writer, in milliseconds.
    /// - Throws: An error if the file cannot be read or created, or if it is not a store with keys
    ///   of this type.
    public init(
      path: String, durability: Durability = .normal, patience: Int32 = 10_000
    ) throws(StoreError) {
      (self.path, self.durability, self.patience) = (path, durability, patience)
      opened = try Self.open(path, isNew: true, durability, patience)
    }

    /// An open file, and the reason that it cannot be written; nil if it can.
    private struct OpenedStore {
      let connection: SQLiteConnection
      var rejection: StoreError?
    }

    private static func open(
      _ path: String, isNew: Bool, _ durability: Durability, _ patience: Int32
    ) throws(StoreError) -> OpenedStore {
      do throws(StoreError) {
        let connection = try SQLiteConnection(path: path, isNew: isNew, patience: patience)
        try SQLiteSchema.prepare(connection, for: Key.self, durability: durability.rawValue)
        return OpenedStore(connection: connection)
      } catch {
        switch error {
        case .full: return try read(path, refusing: error, error)
        case .readOnly, .unavailable: return try read(path, refusing: .readOnly, error)
        case _: throw error
        }
      }
    }

    /// Opens a file that cannot be written for reading.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - rejection: The error of changes.
    ///   - reason: The error of writing, which is thrown if the file cannot be read either.
    /// - Returns: The read-only store.
    /// - Throws: The reason, or an error if the file is not a store with keys of this type.
    private static func read(
      _ path: String, refusing rejection: StoreError, _ reason: StoreError
    ) throws(StoreError) -> OpenedStore {
      do throws(StoreError) {
        let connection = try SQLiteConnection.reading(path)
        guard try !SQLiteSchema.isEmpty(connection) else { throw reason }
        try SQLiteSchema.check(connection, Key.self)
        return OpenedStore(connection: connection, rejection: rejection)
      } catch {
        if case .corrupt = error { throw error }
        throw reason
      }
    }

    /// Opens a read-only store again, in case it can be written by now.
    ///
    /// Until then other processes may have changed it, which a reader without locks does not
    /// notice.
    private func reopenIfRefused() throws(StoreError) {
      guard opened.rejection != nil else { return }
      opened = try Self.open(path, isNew: false, durability, patience)
    }

    /// The number of rows written since the file was opened, as SQLite counts them.
    package var writtenRows: Int64 { connection.writtenRows }

    /// Loads a list: ids and keys, in the stored order; O(rows).
    public func load(_ list: String) throws(StoreError) -> StoredList<Key> {
      try reopenIfRefused()
      // One read transaction, so that rows and revision are consistent.
      try connection.execute("BEGIN")
      do throws(StoreError) {
        let transaction = SQLiteTransaction<Key>(connection)
        let loaded = StoredList(
          try transaction.rows(of: list),
          revision: try transaction.revision(of: list))
        try connection.execute("COMMIT")
        return loaded
      } catch {
        try? connection.execute("ROLLBACK")
        throw error
      }
    }

    /// The revision of a list.
    public func revision(of list: String) throws(StoreError) -> Int64 {
      try reopenIfRefused()
      let transaction = SQLiteTransaction<Key>(connection)
      return try transaction.revision(of: list)
    }

    /// Executes a transaction; if anything fails, nothing has changed.
    public func write<Value>(
      _ body: (inout SQLiteTransaction<Key>) throws(StoreError) -> Value
    ) throws(StoreError) -> Value {
      try reopenIfRefused()
      if let rejection = opened.rejection { throw rejection }
      try connection.execute("BEGIN IMMEDIATE")
      do throws(StoreError) {
        var transaction = SQLiteTransaction<Key>(connection)
        let value = try body(&transaction)
        try connection.execute("COMMIT")
        transactions += 1
        return value
      } catch {
        // On a full disk SQLite may have rolled back already; then this has no effect.
        try? connection.execute("ROLLBACK")
        throw error
      }
    }
  }
#endif
