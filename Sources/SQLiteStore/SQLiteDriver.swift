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
    package var connection: SQLiteConnection { opened.connection }
    private var opened: OpenedStore
    private let path: String
    private let durability: Durability
    private let patience: Int32
    /// How many transactions were carried out so far.
    public private(set) var transactions = 0

    /// Opens a store, and makes it where there is no file.
    ///
    /// A store that can be read, and beside which nothing can be written, is opened all the same, as
    /// on a full disk or in a folder that may only be read. Its lists are read, and each change is
    /// refused with `StoreError.full` or `StoreError.readOnly` for as long as that lasts.
    ///
    /// - Parameters:
    ///   - path: Where the file lies.
    ///   - durability: When a change counts as safe.
    ///   - patience: How long another writer is waited for, in milliseconds.
    /// - Throws: A file that cannot be read or made, or that is not a store with keys of this kind.
    public init(
      path: String, durability: Durability = .normal, patience: Int32 = 10_000
    ) throws(StoreError) {
      (self.path, self.durability, self.patience) = (path, durability, patience)
      opened = try Self.open(path, isNew: true, durability, patience)
    }

    /// An open file, and why it cannot be written; nil where it can.
    private struct OpenedStore {
      let connection: SQLiteConnection
      var refusal: StoreError?
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

    /// Opens for reading what cannot be written.
    ///
    /// - Parameters:
    ///   - path: Where the file lies.
    ///   - refusal: Why changes are refused.
    ///   - reason: Why the file cannot be written, which is what counts where it cannot be read either.
    /// - Returns: The store, for reading alone.
    /// - Throws: The reason, or that the file is not a store with keys of this kind.
    private static func read(
      _ path: String, refusing refusal: StoreError, _ reason: StoreError
    ) throws(StoreError) -> OpenedStore {
      do throws(StoreError) {
        let connection = try SQLiteConnection.reading(path)
        guard try !SQLiteSchema.isEmpty(connection) else { throw reason }
        try SQLiteSchema.check(connection, Key.self)
        return OpenedStore(connection: connection, refusal: refusal)
      } catch {
        if case .corrupt = error { throw error }
        throw reason
      }
    }

    /// Opens a store again that could not be written, since by now it may be.
    ///
    /// Until then others may have changed it, of which a reader without locks hears nothing.
    private func reopenIfRefused() throws(StoreError) {
      guard opened.refusal != nil else { return }
      opened = try Self.open(path, isNew: false, durability, patience)
    }

    /// How many rows were written since the file was opened, as SQLite counts them.
    public var writtenRows: Int64 { connection.writtenRows }

    /// Reads a list: ids and keys, in the order in which they lie; O(rows).
    public func load(_ list: String) throws(StoreError) -> StoredList<Key> {
      try reopenIfRefused()
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
      try reopenIfRefused()
      let transaction = SQLiteTransaction<Key>(connection)
      return try transaction.revision(of: list)
    }

    /// Carries out a transaction; where anything fails, nothing has changed.
    public func write<Value>(
      _ body: (inout SQLiteTransaction<Key>) throws(StoreError) -> Value
    ) throws(StoreError) -> Value {
      try reopenIfRefused()
      if let refusal = opened.refusal { throw refusal }
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
