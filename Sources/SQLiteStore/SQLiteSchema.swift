#if SQLite
  import OrderedStore

  /// The tables of a store, and the marks that identify a file as one (S16).
  ///
  /// Rows are clustered in the order of their lists, so that a list is read sequentially; with the
  /// ids as the primary key each row would be a separate look-up, which takes four times as long.
  enum SQLiteSchema {
    /// "Drag" in four bytes: the application id in the header of a store.
    private static let application: Int64 = 0x4472_6167
    private static let version: Int64 = 1

    /// Creates the tables in an empty file, or checks that the file is a store with keys of this
    /// type.
    static func prepare<Key: SQLiteKey>(
      _ connection: SQLiteConnection, for key: Key.Type, durability: String
    ) throws(StoreError) {
      try connection.execute("PRAGMA synchronous = \(durability)")
      guard try !isEmpty(connection) else { return try make(connection, key) }
      try check(connection, key)
    }

    /// Returns true if a file has no tables yet.
    static func isEmpty(_ connection: SQLiteConnection) throws(StoreError) -> Bool {
      try number("SELECT count(*) FROM sqlite_master", connection) == 0
    }

    private static func make<Key: SQLiteKey>(
      _ connection: SQLiteConnection, _ key: Key.Type
    ) throws(StoreError) {
      try connection.execute("PRAGMA journal_mode = WAL")
      try connection.execute("BEGIN IMMEDIATE")
      do throws(StoreError) {
        // Another process may have created them while this one waited.
        if try isEmpty(connection) {
          try connection.execute(
            """
            PRAGMA application_id = \(application);
            PRAGMA user_version = \(version);
            CREATE TABLE store(keys TEXT NOT NULL);
            INSERT INTO store VALUES('\(Key.columnName)');
            CREATE TABLE list(id TEXT PRIMARY KEY NOT NULL, revision INTEGER NOT NULL)
              WITHOUT ROWID;
            CREATE TABLE item(
              id TEXT NOT NULL UNIQUE,
              list_id TEXT NOT NULL,
              rank \(Key.columnType) NOT NULL,
              version INTEGER NOT NULL,
              PRIMARY KEY(list_id, rank)) WITHOUT ROWID;
            """)
        }
        try connection.execute("COMMIT")
      } catch {
        try? connection.execute("ROLLBACK")
        throw error
      }
      try check(connection, key)
    }

    /// Checks that a file is a store with keys of this type.
    static func check<Key: SQLiteKey>(
      _ connection: SQLiteConnection, _ key: Key.Type
    ) throws(StoreError) {
      guard try number("PRAGMA application_id", connection) == application else {
        throw .corrupt("expected a store, found another program's database")
      }
      let found = try number("PRAGMA user_version", connection)
      guard found == version else {
        throw .corrupt("expected a store of version \(version), found version \(found)")
      }
      var keys = ""
      try connection.run("SELECT keys FROM store") { row throws(StoreError) in
        keys = row.text(0)
      }
      guard keys == Key.columnName else {
        throw .corrupt("expected keys of the type `\(Key.columnName)`, found `\(keys)`")
      }
    }

    private static func number(_ sql: String, _ connection: SQLiteConnection)
      throws(StoreError) -> Int64
    {
      var number: Int64 = 0
      try connection.run(sql) { row throws(StoreError) in number = row.integer(0) }
      return number
    }
  }
#endif
