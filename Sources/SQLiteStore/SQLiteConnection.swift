#if SQLite
  import CSQLite
  package import OrderedStore

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Android)
    import Android
  #elseif canImport(WASILibc)
    import WASILibc
  #elseif canImport(CRT)
    import CRT
  #endif

  /// An open database and its prepared statements.
  @safe package final class SQLiteConnection {
    private let database: OpaquePointer
    private var statements: [String: OpaquePointer] = unsafe [:]

    /// Opens a database file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - isNew: True to create the file if it does not exist.
    ///   - patience: The time to wait for another writer, in milliseconds.
    /// - Throws: An error if the file cannot be opened.
    convenience init(path: String, isNew: Bool = true, patience: Int32) throws(StoreError) {
      let creation = isNew ? SQLITE_OPEN_CREATE : 0
      try self.init(path, flags: SQLITE_OPEN_READWRITE | creation)
      unsafe sqlite3_busy_timeout(database, patience)
    }

    /// Opens a database file with flags of SQLite.
    ///
    /// - Parameters:
    ///   - name: The path, or a URI if a flag says so.
    ///   - flags: SQLite's flags for opening files.
    ///   - system: The name of SQLite's file system module; nil for the default.
    /// - Throws: An error if the file cannot be opened.
    init(_ name: String, flags: Int32, system: String? = nil) throws(StoreError) {
      var opened: OpaquePointer?
      let code = unsafe sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX, system)
      guard let opened = unsafe opened else {
        throw .unavailable("out of memory")
      }
      unsafe database = opened
      // From here on `deinit` closes it, even if this initializer throws.
      unsafe sqlite3_extended_result_codes(opened, 1)
      guard code == SQLITE_OK else { throw error(code) }
    }

    /// The absolute path of the file with all links resolved.
    var realPath: String {
      guard let name = unsafe sqlite3_db_filename(database, "main") else { return "" }
      return unsafe String(cString: name)
    }

    deinit {
      unsafe statements.values.forEach { statement in unsafe sqlite3_finalize(statement) }
      unsafe sqlite3_close_v2(database)
    }

    /// The number of rows written since the database was opened, as SQLite counts them.
    var writtenRows: Int64 { unsafe sqlite3_total_changes64(database) }

    /// The number of rows written by the last statement.
    var lastWrittenRows: Int64 { unsafe sqlite3_changes64(database) }

    /// Executes statements without result rows.
    package func execute(_ sql: String) throws(StoreError) {
      let code = unsafe sqlite3_exec(database, sql, nil, nil, nil)
      guard code == SQLITE_OK else { throw error(code) }
    }

    /// Executes a statement and passes each of its rows to the body; the statement is prepared
    /// once.
    ///
    /// - Parameters:
    ///   - sql: The statement.
    ///   - values: The values of its parameters, in order.
    ///   - row: The body.
    /// - Throws: An error of SQLite, or the error of the body.
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
        // The files beside the database need space as well, and SQLite reports their errors without
        // a reason.
        let reason = unsafe sqlite3_system_errno(database)
        return reason == ENOSPC || reason == EDQUOT ? .full : .unavailable(message)
      case _: return .unavailable(message)
      }
    }
  }

  /// The value of a parameter.
  enum SQLiteValue {
    case null
    case integer(Int64)
    case text(String)

    func bind(to statement: OpaquePointer, at place: Int32) -> Int32 {
      switch self {
      case .null: return unsafe sqlite3_bind_null(statement, place)
      case .integer(let number): return unsafe sqlite3_bind_int64(statement, place, number)
      case .text(let text):
        // SQLite copies the text, so it may be released when the call returns.
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

  /// A result row; it is valid until the next one.
  @safe struct SQLiteRow {
    fileprivate let statement: OpaquePointer

    func integer(_ column: Int32) -> Int64 { unsafe sqlite3_column_int64(statement, column) }

    /// The value of a column, if it is a number or a text.
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
