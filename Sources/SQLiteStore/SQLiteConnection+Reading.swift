#if SQLite
  import CSQLite
  import OrderedStore

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

  extension SQLiteConnection {
    /// Opens a file for reading without creating other files beside it.
    ///
    /// A normal reader of a file in WAL mode creates an index of the log, which a full disk or a
    /// read-only folder prevents. This reader uses no locks, so its data may be outdated as soon as
    /// the file can be written again: use it for a single read.
    ///
    /// - Parameter path: The path of the file.
    /// - Returns: An open read-only database.
    /// - Throws: An error if the file cannot be read, or if another process may be writing to it.
    static func reading(_ path: String) throws(StoreError) -> SQLiteConnection {
      let logged = try SQLiteConnection(path, flags: SQLITE_OPEN_READONLY, system: "unix-none")
      let file = logged.realPath
      // An index with at least a complete first part may be in use by others, whose locks are not
      // visible here.
      guard length(of: file + "-shm") < shortestIndex else { throw .readOnly }
      if length(of: file + "-wal") > 0 {
        // The log is read as well, with an index in memory.
        try logged.execute("PRAGMA locking_mode = EXCLUSIVE")
        return logged
      }
      // Without this parameter SQLite creates an empty log before it reads.
      return try SQLiteConnection(
        uri(of: file) + "?immutable=1", flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
    }

    /// The length of the first part of a complete log index.
    private static let shortestIndex = 32_768

    private static func length(of path: String) -> Int {
      var status = stat()
      return unsafe stat(path, &status) == 0 ? Int(status.st_size) : 0
    }

    /// An absolute path as a URI: all bytes but letters, digits and slashes are percent-encoded.
    private static func uri(of path: String) -> String {
      path.utf8.reduce(into: "file://") { uri, byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"):
          uri.unicodeScalars.append(Unicode.Scalar(byte))
        case _:
          let digits = String(byte, radix: 16)
          uri += (byte < 16 ? "%0" : "%") + digits
        }
      }
    }
  }
#endif
