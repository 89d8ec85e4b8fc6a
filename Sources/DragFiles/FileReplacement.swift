import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// New contents of a file, written beside it and put in its place at once.
///
/// The file beside is made again under a name that nothing has, never through a symbolic link, and is
/// at no time more open to others than the file that it replaces.
struct FileReplacement {
  /// The file's place, behind all links that are followed.
  let place: String

  private var folder: String {
    guard let slash = place.lastIndex(of: "/") else { return "." }
    return slash == place.startIndex ? "/" : String(place[..<slash])
  }

  /// Replaces the file, or makes it.
  ///
  /// - Parameters:
  ///   - bytes: All that the file holds from then on.
  ///   - check: Looks at the file once more, right before it is replaced.
  /// - Throws: Why it cannot be replaced; it is then as it was, and nothing is left beside it.
  func write(_ bytes: [UInt8], check: () throws(FileError) -> Void = {}) throws(FileError) {
    try write({ put throws(FileError) in try put(bytes) }, check: check)
  }

  /// Writes pieces into something other than a regular file, such as a device.
  func writeInPlace(
    _ body: (DiskFile.PieceWriter) throws(FileError) -> Void
  ) throws(FileError) {
    let file = unsafe open(place, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileError(place, errno: errno) }
    defer { close(file) }
    try body { piece throws(FileError) in try put(piece, into: file) }
  }

  /// Replaces the file, or makes it, by pieces.
  ///
  /// - Parameters:
  ///   - body: Gives the pieces in order.
  ///   - check: Looks at the file once more, right before it is replaced.
  /// - Throws: Why it cannot be replaced; it is then as it was, and nothing is left beside it.
  func write(
    _ body: (DiskFile.PieceWriter) throws(FileError) -> Void,
    check: () throws(FileError) -> Void = {}
  ) throws(FileError) {
    var old = stat()
    let isThere = unsafe stat(place, &old) == 0 && old.st_mode & S_IFMT == S_IFREG
    let beside = Folder(folder).place(of: ".drag-\(UUID().uuidString)")
    ScratchPaths.insert(beside)
    defer { ScratchPaths.forget(beside) }
    let file = unsafe open(beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw FileError(place, errno: errno) }
    do throws(FileError) {
      defer { close(file) }
      if isThere {
        // Only root may give a file to somebody else.
        _ = fchown(file, old.st_uid, old.st_gid)
      }
      guard fchmod(file, isThere ? old.st_mode & 0o7777 : Self.modeOfNewFile) == 0 else {
        throw FileError(place, errno: errno)
      }
      try body { piece throws(FileError) in try put(piece, into: file) }
    } catch {
      unsafe unlink(beside)
      throw error
    }
    do throws(FileError) {
      try check()
      guard unsafe rename(beside, place) == 0 else { throw FileError(place, errno: errno) }
    } catch {
      unsafe unlink(beside)
      throw error
    }
  }

  private func put(_ bytes: [UInt8], into file: Int32) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Self.write($0, to: file) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileError(place, errno: errno) }
      rest = rest.dropFirst(count)
    }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(file, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      unsafe Musl.write(file, bytes.baseAddress, bytes.count)
    #else
      unsafe Darwin.write(file, bytes.baseAddress, bytes.count)
    #endif
  }

  /// What the process allows by default; the mask can only be read by setting it.
  private static var modeOfNewFile: mode_t {
    let mask = umask(0o077)
    umask(mask)
    return 0o666 & ~mask
  }

  /// Keeps others who replace files of this folder in the same way out while something is done.
  ///
  /// Where the folder cannot be locked, as on some network drives, it is done all the same.
  func locked<Value>(_ body: () throws(FileError) -> Value) throws(FileError) -> Value {
    let lock = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0 else { return try body() }
    // Closing it lets go of the lock.
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }
}
