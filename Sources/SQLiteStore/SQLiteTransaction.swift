#if SQLite
  public import OrderedStore

  /// A transaction of an SQLite store.
  public struct SQLiteTransaction<Key: SQLiteKey>: StoreTransaction {
    private let connection: SQLiteConnection

    init(_ connection: SQLiteConnection) {
      self.connection = connection
    }

    /// The revision of a list.
    public func revision(of list: String) throws(StoreError) -> Int64 {
      var revision: Int64 = 0
      try connection.run("SELECT revision FROM list WHERE id = ?1", [.text(list)]) {
        row throws(StoreError) in revision = row.integer(0)
      }
      return revision
    }

    /// The row of an id, or nil; one index look-up.
    public func row(_ id: String) throws(StoreError) -> StoredRow<Key>? {
      var found: StoredRow<Key>?
      try connection.run(
        "SELECT id, rank, version, list_id FROM item WHERE id = ?1", [.text(id)]
      ) { row throws(StoreError) in found = try Self.row(row, in: row.text(3)) }
      return found
    }

    /// The rows after a row; one index look-up, and O(1) for each row.
    public func rows(
      of list: String, behind bound: StoredRow<Key>?, limit: Int
    ) throws(StoreError) -> [StoredRow<Key>] {
      try rows(of: list, bound, limit, where: "rank > ?3", order: "rank, id")
    }

    /// The rows before a row, in reverse order; one index look-up, and O(1) for each row.
    public func rows(
      of list: String, before bound: StoredRow<Key>?, limit: Int
    ) throws(StoreError) -> [StoredRow<Key>] {
      try rows(of: list, bound, limit, where: "rank < ?3", order: "rank DESC, id DESC")
    }

    /// All rows of a list in order, read sequentially.
    func rows(of list: String) throws(StoreError) -> [ListedRow<Key>] {
      var rows: [ListedRow<Key>] = []
      try connection.run(
        "SELECT id, rank FROM item WHERE list_id = ?1 ORDER BY rank, id", [.text(list)]
      ) { row throws(StoreError) in rows.append(ListedRow(row.text(0), key: try Self.key(row))) }
      return rows
    }

    private func rows(
      of list: String, _ bound: StoredRow<Key>?, _ limit: Int, where condition: String,
      order: String
    ) throws(StoreError) -> [StoredRow<Key>] {
      // No two rows of a list have the same rank, so the id never decides; it is part of the order
      // anyway.
      let filter = bound == nil ? "" : " AND \(condition)"
      var values: [SQLiteValue] = [.text(list), .integer(Int64(limit))]
      if let bound { values.append(bound.key.column.value) }
      var rows: [StoredRow<Key>] = []
      try connection.run(
        "SELECT id, rank, version FROM item WHERE list_id = ?1\(filter) ORDER BY \(order) LIMIT ?2",
        values
      ) { row throws(StoreError) in rows.append(try Self.row(row, in: list)) }
      return rows
    }

    /// Updates existing rows; several rows leave their lists first (S15).
    ///
    /// This avoids conflicts in between: a list name stored as a blob equals no list's name.
    public func update(_ rows: [StoredRow<Key>]) throws(StoreError) {
      if rows.count > 1 {
        for row in rows {
          try connection.run(
            "UPDATE item SET list_id = CAST(list_id AS BLOB) WHERE id = ?1 AND version = ?2",
            [.text(row.id), .integer(row.version)])
          try checkWritten(row)
        }
      }
      for row in rows {
        try connection.run(
          "UPDATE item SET rank = ?3, list_id = ?4, version = version + 1 "
            + "WHERE id = ?1 AND version = ?2",
          [.text(row.id), .integer(row.version), row.key.column.value, .text(row.list)])
        try checkWritten(row)
      }
    }

    private func checkWritten(_ row: StoredRow<Key>) throws(StoreError) {
      guard connection.lastWrittenRows == 1 else { throw .conflict(.version(of: row.id)) }
    }

    /// Inserts new rows.
    public func insert(_ rows: [StoredRow<Key>]) throws(StoreError) {
      for row in rows {
        try connection.run(
          "INSERT INTO item(id, list_id, rank, version) VALUES(?1, ?2, ?3, ?4)",
          [.text(row.id), .text(row.list), row.key.column.value, .integer(row.version)])
      }
    }

    /// Deletes rows.
    public func delete(_ ids: [String]) throws(StoreError) {
      for id in ids {
        try connection.run("DELETE FROM item WHERE id = ?1", [.text(id)])
        guard connection.lastWrittenRows == 1 else { throw .unknownRow(id) }
      }
    }

    /// Increments the revision of a list.
    public func count(_ list: String) throws(StoreError) -> Int64 {
      try connection.run(
        "INSERT INTO list(id, revision) VALUES(?1, 1) "
          + "ON CONFLICT(id) DO UPDATE SET revision = revision + 1", [.text(list)])
      return try revision(of: list)
    }

    private static func row(_ row: SQLiteRow, in list: String) throws(StoreError) -> StoredRow<Key>
    {
      StoredRow(row.text(0), in: list, key: try key(row), version: row.integer(2))
    }

    /// The key in the second column of a row.
    private static func key(_ row: SQLiteRow) throws(StoreError) -> Key {
      guard let column = row.value(1), let key = Key(column: column) else {
        throw .corrupt("the row `\(row.text(0))` has no key")
      }
      return key
    }
  }
#endif
