#if SQLite
  import CSQLite
  import OrderedStore

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Darwin)
    import Darwin
  #endif

  extension SQLiteConnection {
    /// Opens a file for reading without making another one beside it.
    ///
    /// A usual reader of a file in WAL mode makes an index of the log beside it, which a full disk and
    /// a folder that may only be read do not allow. Such a reader does without locks, so what it reads
    /// may be out of date as soon as it is possible to write again: it is for one reading.
    ///
    /// - Parameter path: Where the file lies.
    /// - Returns: An open database that cannot be written.
    /// - Throws: A file that cannot be read, or that another process may be writing.
    static func reading(_ path: String) throws(StoreError) -> SQLiteConnection {
      let logged = try SQLiteConnection(path, flags: SQLITE_OPEN_READONLY, system: "unix-none")
      let file = logged.realPath
      // An index as long as its first part may be in use by others, whose locks are not seen here.
      guard length(of: file + "-shm") < shortestIndex else { throw .readOnly }
      if length(of: file + "-wal") > 0 {
        // What the log holds is read as well, by an index in memory.
        try logged.execute("PRAGMA locking_mode = EXCLUSIVE")
        return logged
      }
      // Without this word SQLite makes an empty log before it reads.
      return try SQLiteConnection(
        uri(of: file) + "?immutable=1", flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
    }

    /// The length of an index of a log that was made to its end.
    private static let shortestIndex = 32_768

    private static func length(of path: String) -> Int {
      var status = stat()
      return unsafe stat(path, &status) == 0 ? Int(status.st_size) : 0
    }

    /// An absolute path as a URI: all bytes but letters, digits and slashes by their numbers.
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
