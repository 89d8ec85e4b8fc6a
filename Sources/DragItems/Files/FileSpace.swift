/// A file system as a value: the originals of sources and the temporary copies for readers.
///
/// Every use of a file has a lease. A temporary file is removed when its lease ends, unless its
/// reader has moved it away (CONTRACT-114, 115). `leaks` lists the leases that were never ended
/// (complaint 19).
@usableFromInline package struct FileSpace: Hashable, Sendable {
  /// The identity of a lease; numbers are never reused.
  @usableFromInline package struct Token: Hashable, Sendable {
    /// The number.
    @usableFromInline package let rawValue: UInt64
  }

  /// The lifetime of a temporary file.
  @usableFromInline package enum Retention: UInt8, Hashable, Sendable {
    /// Until the reader's handler returns.
    case scoped
    /// Until the space is swept, some time later.
    case swept
    /// The file is an original, and stays.
    case original
  }

  /// The reason that a file operation failed; nothing has changed.
  @usableFromInline package enum AccessError: Error, Hashable, Sendable {
    /// The file does not exist.
    case noFile(Path)
    /// A file with this path exists already.
    case exists(Path)
    /// A reader uses the original.
    case inUse(Path)
    /// The lease has ended.
    case ended
  }

  private struct File: Hashable, Sendable {
    var bytes: [UInt8]
    /// The lease that removes this temporary file.
    var owner: Token?
  }

  private var files: [Path: File] = [:]
  private var count: UInt64 = 0

  /// The leases that have not ended, in order of creation.
  @usableFromInline package private(set) var leases: [FileLease] = []

  /// Makes an empty space.
  @usableFromInline package init() {}

  /// The paths of all files, in order; O(n log n).
  @usableFromInline package var paths: [Path] { files.keys.sorted() }

  /// The leases that should have ended with their handlers; a test expects none.
  @usableFromInline package var leaks: [FileLease] { leases.filter { $0.retention != .swept } }

  /// Reads a file.
  ///
  /// - Throws: ``AccessError/noFile(_:)``.
  @usableFromInline package func bytes(at path: Path) throws(AccessError) -> [UInt8] {
    guard let file = files[path] else { throw .noFile(path) }
    return file.bytes
  }

  /// Creates a file that stays.
  ///
  /// - Throws: ``AccessError/exists(_:)``.
  @usableFromInline package mutating func add(_ bytes: [UInt8], at path: Path) throws(AccessError) {
    guard files[path] == nil else { throw .exists(path) }
    files[path] = File(bytes: bytes, owner: nil)
  }

  /// Replaces the contents of a file; every reader of an original sees the change.
  ///
  /// - Throws: ``AccessError/noFile(_:)``.
  @usableFromInline package mutating func write(_ bytes: [UInt8], at path: Path) throws(AccessError)
  {
    guard files[path] != nil else { throw .noFile(path) }
    files[path]?.bytes = bytes
  }

  /// Copies a file; the copy stays.
  ///
  /// - Throws: ``AccessError/noFile(_:)`` or ``AccessError/exists(_:)``.
  @usableFromInline package mutating func copy(_ path: Path, to target: Path) throws(AccessError) {
    try add(bytes(at: path), at: target)
  }

  /// Moves a file; a temporary file stays at its new path.
  ///
  /// - Throws: ``AccessError/noFile(_:)``, ``AccessError/exists(_:)``, or ``AccessError/inUse(_:)``
  ///   for an original with a lease.
  @usableFromInline package mutating func move(_ path: Path, to target: Path) throws(AccessError) {
    let bytes = try bytes(at: path)
    guard !isLent(path) else { throw .inUse(path) }
    try add(bytes, at: target)
    files[path] = nil
  }

  /// Removes a file.
  ///
  /// - Throws: ``AccessError/noFile(_:)``, or ``AccessError/inUse(_:)`` for an original with a
  ///   lease.
  @usableFromInline package mutating func remove(_ path: Path) throws(AccessError) {
    guard files[path] != nil else { throw .noFile(path) }
    guard !isLent(path) else { throw .inUse(path) }
    files[path] = nil
  }

  private func isLent(_ path: Path) -> Bool {
    leases.contains { $0.retention == .original && $0.file == path }
  }
}

extension FileSpace {
  /// Writes bytes to a temporary file.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - name: The file's name; its folder has the lease's number.
  ///   - retention: The lifetime of the file; ``Retention/original`` is treated as ``Retention/scoped``.
  /// - Returns: The lease, which the caller must end.
  @usableFromInline package mutating func spool(
    _ bytes: [UInt8], named name: String, until retention: Retention = .scoped
  )
    -> FileLease
  {
    var path: Path
    repeat {
      count &+= 1
      path = Path("/temporary/\(count)/\(name)")
    } while files[path] != nil
    let lease = FileLease(
      token: Token(rawValue: count), file: path, retention: retention == .swept ? .swept : .scoped)
    files[path] = File(bytes: bytes, owner: lease.token)
    leases.append(lease)
    return lease
  }

  /// Lends an original without copying it.
  ///
  /// - Throws: ``AccessError/noFile(_:)``.
  @usableFromInline package mutating func lend(_ path: Path) throws(AccessError) -> FileLease {
    guard files[path] != nil else { throw .noFile(path) }
    count &+= 1
    let lease = FileLease(token: Token(rawValue: count), file: path, retention: .original)
    leases.append(lease)
    return lease
  }

  /// Ends a lease and removes its temporary file, unless it was moved away.
  ///
  /// - Throws: ``AccessError/ended(_:)`` if the lease has ended already.
  @usableFromInline package mutating func end(_ token: Token) throws(AccessError) {
    guard let index = leases.firstIndex(where: { $0.token == token }) else { throw .ended }
    let lease = leases.remove(at: index)
    if files[lease.file]?.owner == token { files[lease.file] = nil }
  }

  /// Ends the leases of all files that are kept until the space is swept (CONTRACT-115).
  @usableFromInline package mutating func sweep() {
    if leases.isEmpty { return }
    for lease in leases where lease.retention == .swept && files[lease.file]?.owner == lease.token {
      files[lease.file] = nil
    }
    leases.removeAll { $0.retention == .swept }
  }
}
