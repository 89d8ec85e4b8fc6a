#if SQLite
  package import OrderedStore

  /// A list order that renumbers all rows at each move, as applications often store it.
  ///
  /// It is the baseline of measurements.
  package final class RenumberedTable {
    private let connection: SQLiteConnection
    private var order: [String] = []

    /// Makes a table with rows of these ids.
    package init(path: String, rows: [String]) throws(StoreError) {
      connection = try SQLiteConnection(path: path, patience: 0)
      try connection.execute(
        """
        PRAGMA journal_mode = WAL;
        PRAGMA synchronous = NORMAL;
        CREATE TABLE thing(id TEXT PRIMARY KEY NOT NULL, displayOrder INTEGER NOT NULL)
          WITHOUT ROWID;
        CREATE INDEX ordered ON thing(displayOrder);
        BEGIN;
        """)
      for (number, id) in rows.enumerated() {
        try connection.run(
          "INSERT INTO thing VALUES(?1, ?2)", [.text(id), .integer(Int64(number))])
      }
      try connection.execute("COMMIT")
      order = rows
    }

    /// The number of rows written since the file was opened, as SQLite counts them.
    package var writtenRows: Int64 { connection.writtenRows }

    /// Moves a row, and renumbers all rows.
    package func move(from: Int, to: Int) throws(StoreError) {
      order.insert(order.remove(at: from), at: to)
      try connection.execute("BEGIN IMMEDIATE")
      for (number, id) in order.enumerated() {
        try connection.run(
          "UPDATE thing SET displayOrder = ?2 WHERE id = ?1",
          [.text(id), .integer(Int64(number))])
      }
      try connection.execute("COMMIT")
    }
  }
#endif
