#if SQLite
  import CSQLite
  package import OrderedStore

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Darwin)
    import Darwin
  #endif

  /// An open database and the statements that were prepared for it.
  @safe package final class SQLiteConnection {
    private let database: OpaquePointer
    private var statements: [String: OpaquePointer] = unsafe [:]

    /// Opens a database file.
    ///
    /// - Parameters:
    ///   - path: Where it lies.
    ///   - isNew: Whether it is made where there is none.
    ///   - patience: How long another writer is waited for, in milliseconds.
    /// - Throws: A file that cannot be opened.
    convenience init(path: String, isNew: Bool = true, patience: Int32) throws(StoreError) {
      let creation = isNew ? SQLITE_OPEN_CREATE : 0
      try self.init(path, flags: SQLITE_OPEN_READWRITE | creation)
      unsafe sqlite3_busy_timeout(database, patience)
    }

    /// Opens a database file with flags of SQLite.
    ///
    /// - Parameters:
    ///   - name: Its path, or a URI where a flag says so.
    ///   - flags: Whether it is written, and what else SQLite should know.
    ///   - system: The name of SQLite's way to use files; nil for the usual one.
    /// - Throws: A file that cannot be opened.
    init(_ name: String, flags: Int32, system: String? = nil) throws(StoreError) {
      var opened: OpaquePointer?
      let code = unsafe sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX, system)
      guard let opened = unsafe opened else {
        throw .unavailable("there is no memory for a database")
      }
      unsafe database = opened
      // From here on `deinit` closes it, also where this throws.
      unsafe sqlite3_extended_result_codes(opened, 1)
      guard code == SQLITE_OK else { throw error(code) }
    }

    /// The absolute path of the file behind all links.
    var realPath: String {
      guard let name = unsafe sqlite3_db_filename(database, "main") else { return "" }
      return unsafe String(cString: name)
    }

    deinit {
      unsafe statements.values.forEach { statement in unsafe sqlite3_finalize(statement) }
      unsafe sqlite3_close_v2(database)
    }

    /// How many rows were written since the database was opened, as SQLite counts them.
    var writtenRows: Int64 { unsafe sqlite3_total_changes64(database) }

    /// How many rows the last statement wrote.
    var lastWrittenRows: Int64 { unsafe sqlite3_changes64(database) }

    /// Runs statements that give no rows.
    package func execute(_ sql: String) throws(StoreError) {
      let code = unsafe sqlite3_exec(database, sql, nil, nil, nil)
      guard code == SQLITE_OK else { throw error(code) }
    }

    /// Runs a statement and gives each of its rows to the body; it is prepared once.
    ///
    /// - Parameters:
    ///   - sql: The statement.
    ///   - values: What is bound to its parameters, in order.
    ///   - row: Takes a row.
    /// - Throws: What SQLite says, or what the body throws.
    func run(
      _ sql: String, _ values: [SQLiteValue] = [],
      row: (SQLiteRow) throws(StoreError) -> Void = { _ throws(StoreError) in }
    ) throws(StoreError) {
      let statement = unsafe try prepared(sql)
      defer {
        unsafe sqlite3_reset(statement)
        unsafe sqlite3_clear_bindings(statement)
      }
      for (place, value) in values.enumerated() {
        let code = unsafe value.bind(to: statement, at: Int32(place + 1))
        guard code == SQLITE_OK else { throw error(code) }
      }
      while true {
        let code = unsafe sqlite3_step(statement)
        switch code {
        case SQLITE_DONE: return
        case SQLITE_ROW: try row(unsafe SQLiteRow(statement: statement))
        case _: throw error(code)
        }
      }
    }

    private func prepared(_ sql: String) throws(StoreError) -> OpaquePointer {
      if let known = unsafe statements[sql] { return unsafe known }
      var made: OpaquePointer?
      let code = unsafe sqlite3_prepare_v3(
        database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &made, nil)
      guard code == SQLITE_OK, let made = unsafe made else { throw error(code) }
      unsafe statements[sql] = made
      return unsafe made
    }

    private func error(_ code: Int32) -> StoreError {
      let message = unsafe String(cString: sqlite3_errmsg(database))
      switch code & 0xFF {
      case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT: return .corrupt(message)
      case SQLITE_FULL: return .full
      case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: return .readOnly
      case SQLITE_BUSY, SQLITE_LOCKED: return .locked
      case SQLITE_IOERR, SQLITE_CANTOPEN:
        // The files beside the database need room as well, and SQLite reports them without a reason.
        let reason = unsafe sqlite3_system_errno(database)
        return reason == ENOSPC || reason == EDQUOT ? .full : .unavailable(message)
      case _: return .unavailable(message)
      }
    }
  }

  /// What is bound to a parameter.
  enum SQLiteValue {
    case null
    case integer(Int64)
    case text(String)

    func bind(to statement: OpaquePointer, at place: Int32) -> Int32 {
      switch self {
      case .null: return unsafe sqlite3_bind_null(statement, place)
      case .integer(let number): return unsafe sqlite3_bind_int64(statement, place, number)
      case .text(let text):
        // SQLite copies the text, so it may go when the call returns.
        let transient = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        var text = text
        return text.withUTF8 { bytes in
          unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
            unsafe sqlite3_bind_text64(
              statement, place, characters.baseAddress, UInt64(characters.count), transient,
              UInt8(SQLITE_UTF8))
          }
        }
      }
    }
  }

  /// A row that a statement gives; it is there until the next one.
  @safe struct SQLiteRow {
    fileprivate let statement: OpaquePointer

    func integer(_ column: Int32) -> Int64 { unsafe sqlite3_column_int64(statement, column) }

    /// What a column holds, where that is a number or a text.
    func value(_ column: Int32) -> SQLiteColumn? {
      switch unsafe sqlite3_column_type(statement, column) {
      case SQLITE_INTEGER: .integer(integer(column))
      case SQLITE_TEXT: .text(text(column))
      case _: nil
      }
    }

    func text(_ column: Int32) -> String {
      guard let bytes = unsafe sqlite3_column_text(statement, column) else { return "" }
      let count = Int(unsafe sqlite3_column_bytes(statement, column))
      return unsafe String(
        decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }
  }
#endif
