#if SQLite
  public import OrderedStore

  /// A store in a file of SQLite, which several processes may use at once (S16…S23).
  ///
  /// Each change is one transaction that is immediate: writers wait for each other, and none reads
  /// what another one is about to change (S17, S19).
  public final class SQLiteDriver<Key: SQLiteKey>: StoreDriver {
    /// When a change counts as safe.
    public enum Durability: String, Sendable {
      /// A crash of the program loses nothing; a loss of power may lose the last changes (S20).
      case normal = "NORMAL"
      /// A loss of power loses nothing, either.
      case full = "FULL"
    }

    /// What the tests use to take its room away.
    package let connection: SQLiteConnection
    /// How many transactions were carried out so far.
    public private(set) var transactions = 0

    /// Opens a store, and makes it where there is no file.
    ///
    /// - Parameters:
    ///   - path: Where the file lies.
    ///   - durability: When a change counts as safe.
    ///   - patience: How long another writer is waited for, in milliseconds.
    /// - Throws: A file that cannot be read or written, or that is no store with keys of this kind.
    public init(
      path: String, durability: Durability = .normal, patience: Int32 = 10_000
    ) throws(StoreError) {
      connection = try SQLiteConnection(path: path, patience: patience)
      try SQLiteSchema.prepare(connection, for: Key.self, durability: durability.rawValue)
    }

    /// How many rows were written since the file was opened, as SQLite counts them.
    public var writtenRows: Int64 { connection.writtenRows }

    /// Reads a list: ids and keys, in the order in which they lie; O(rows).
    public func load(_ list: String) throws(StoreError) -> StoredList<Key> {
      // One reading transaction, so that rows and revision belong together.
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

    /// The number of the last change to a list.
    public func revision(of list: String) throws(StoreError) -> Int64 {
      let transaction = SQLiteTransaction<Key>(connection)
      return try transaction.revision(of: list)
    }

    /// Carries out a transaction; where anything fails, nothing has changed.
    public func write<Value>(
      _ body: (inout SQLiteTransaction<Key>) throws(StoreError) -> Value
    ) throws(StoreError) -> Value {
      try connection.execute("BEGIN IMMEDIATE")
      do throws(StoreError) {
        var transaction = SQLiteTransaction<Key>(connection)
        let value = try body(&transaction)
        try connection.execute("COMMIT")
        transactions += 1
        return value
      } catch {
        // A full disk may have rolled back by itself; then there is nothing left to do.
        try? connection.execute("ROLLBACK")
        throw error
      }
    }
  }
#endif
