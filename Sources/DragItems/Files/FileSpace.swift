/// Files as a value: the originals of sources and the temporary copies for readers.
///
/// Every use of a file has a lease. A temporary file goes when its lease ends, unless its reader has
/// moved it away (CONTRACT-114, 115); what was never ended can be told (complaint 19).
public struct FileSpace: Hashable, Sendable {
  /// A lease, by the number of its making; numbers are never given twice.
  public struct Token: Hashable, Sendable {
    /// The number.
    public let rawValue: UInt64
  }

  /// How long a temporary file stays.
  public enum Retention: UInt8, Hashable, Sendable {
    /// Until the reader's handler returns.
    case scoped
    /// Until the space is swept, some time later.
    case swept
    /// The file is no temporary one, and stays.
    case original
  }

  /// The right to use a file.
  public struct Lease: Hashable, Sendable {
    /// Which lease it is.
    public let token: Token
    /// Where the file was when the lease began.
    public let path: Path
    /// How long the file stays.
    public let stay: Retention
  }

  /// Why something cannot be done with a file; nothing is changed then.
  public enum AccessError: Error, Hashable, Sendable {
    /// There is no file.
    case noFile(Path)
    /// There is a file already.
    case exists(Path)
    /// A reader uses the original.
    case inUse(Path)
    /// The lease has ended.
    case ended(Token)
  }

  private struct File: Hashable, Sendable {
    var bytes: [UInt8]
    /// The lease with which a temporary file goes.
    var owner: Token?
  }

  private var files: [Path: File] = [:]
  private var count: UInt64 = 0

  /// The leases that have not ended, in the order of their making.
  public private(set) var leases: [Lease] = []

  /// Makes a space without files.
  public init() {}

  /// The paths of all files, in order; O(n log n).
  public var paths: [Path] { files.keys.sorted() }

  /// The leases that should have ended with their handlers: a test expects none.
  public var leaks: [Lease] { leases.filter { $0.stay != .swept } }

  /// Reads a file.
  ///
  /// - Throws: ``AccessError/noFile(_:)``.
  public func bytes(at path: Path) throws(AccessError) -> [UInt8] {
    guard let file = files[path] else { throw .noFile(path) }
    return file.bytes
  }

  /// Makes a file that stays.
  ///
  /// - Throws: ``AccessError/exists(_:)``.
  public mutating func add(_ bytes: [UInt8], at path: Path) throws(AccessError) {
    guard files[path] == nil else { throw .exists(path) }
    files[path] = File(bytes: bytes, owner: nil)
  }

  /// Replaces what a file holds: the original's change is seen by everybody.
  ///
  /// - Throws: ``AccessError/noFile(_:)``.
  public mutating func write(_ bytes: [UInt8], at path: Path) throws(AccessError) {
    guard files[path] != nil else { throw .noFile(path) }
    files[path]?.bytes = bytes
  }

  /// Copies a file; the copy stays.
  ///
  /// - Throws: ``AccessError/noFile(_:)`` or ``AccessError/exists(_:)``.
  public mutating func copy(_ path: Path, to target: Path) throws(AccessError) {
    try add(bytes(at: path), at: target)
  }

  /// Moves a file; a temporary one stays where it was moved to.
  ///
  /// - Throws: ``AccessError/noFile(_:)``, ``AccessError/exists(_:)``, or ``AccessError/inUse(_:)`` for an original
  ///   that somebody uses.
  public mutating func move(_ path: Path, to target: Path) throws(AccessError) {
    let bytes = try bytes(at: path)
    guard !isLent(path) else { throw .inUse(path) }
    try add(bytes, at: target)
    files[path] = nil
  }

  /// Removes a file.
  ///
  /// - Throws: ``AccessError/noFile(_:)``, or ``AccessError/inUse(_:)`` for an original that somebody uses.
  public mutating func remove(_ path: Path) throws(AccessError) {
    guard files[path] != nil else { throw .noFile(path) }
    guard !isLent(path) else { throw .inUse(path) }
    files[path] = nil
  }

  private func isLent(_ path: Path) -> Bool {
    leases.contains { $0.stay == .original && $0.path == path }
  }
}

extension FileSpace {
  /// Writes bytes to a temporary file.
  ///
  /// - Parameters:
  ///   - bytes: What the file holds.
  ///   - name: The file's name; its folder has the lease's number.
  ///   - stay: How long it stays; ``Retention/original`` counts as ``Retention/scoped``.
  /// - Returns: The lease, which somebody must end.
  public mutating func spool(_ bytes: [UInt8], named name: String, until stay: Retention = .scoped)
    -> Lease
  {
    var path: Path
    repeat {
      count &+= 1
      path = Path("/temporary/\(count)/\(name)")
    } while files[path] != nil
    let lease = Lease(
      token: Token(rawValue: count), path: path, stay: stay == .swept ? .swept : .scoped)
    files[path] = File(bytes: bytes, owner: lease.token)
    leases.append(lease)
    return lease
  }

  /// Lends an original in place.
  ///
  /// - Throws: ``AccessError/noFile(_:)``.
  public mutating func lend(_ path: Path) throws(AccessError) -> Lease {
    guard files[path] != nil else { throw .noFile(path) }
    count &+= 1
    let lease = Lease(token: Token(rawValue: count), path: path, stay: .original)
    leases.append(lease)
    return lease
  }

  /// Ends a lease: its temporary file goes, unless it was moved away.
  ///
  /// - Throws: ``AccessError/ended(_:)`` when the lease has ended before.
  public mutating func end(_ token: Token) throws(AccessError) {
    guard let place = leases.firstIndex(where: { $0.token == token }) else { throw .ended(token) }
    let lease = leases.remove(at: place)
    if files[lease.path]?.owner == token { files[lease.path] = nil }
  }

  /// Ends the leases of all files that stay until the space is swept (CONTRACT-115).
  public mutating func sweep() {
    for lease in leases where lease.stay == .swept && files[lease.path]?.owner == lease.token {
      files[lease.path] = nil
    }
    leases.removeAll { $0.stay == .swept }
  }

  /// Lets a handler use a temporary file, which is gone afterwards (CONTRACT-114).
  ///
  /// - Parameters:
  ///   - bytes: What the file holds.
  ///   - name: The file's name.
  ///   - body: The handler; it may copy or move the file to keep it.
  /// - Returns: What the handler returns.
  /// - Throws: What the handler throws; the file is gone then, too.
  public mutating func withTemporaryFile<Value, Failure: Error>(
    holding bytes: [UInt8], named name: String,
    _ body: (Path, inout FileSpace) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let lease = spool(bytes, named: name)
    defer {
      // The handler may have ended the lease itself, and then there is nothing left to do.
      try? end(lease.token)
    }
    return try body(lease.path, &self)
  }
}
