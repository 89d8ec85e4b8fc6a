import Seeds
import DragItems
import TestSupport
import Testing

@Suite struct FileSpaceTests {
  private typealias Path = FileSpace.Path

  private func fault(_ body: () throws -> Void) -> FileSpace.AccessError? {
    do {
      try body()
      return nil
    } catch {
      return error as? FileSpace.AccessError
    }
  }

  @Test func `CONTRACT-114: a temporary file is gone when its handler returns`() throws {
    var space = FileSpace()
    let lease = space.spool([1, 2], named: "a.png")
    #expect(lease.file.text == "/temporary/1/a.png")
    #expect(space.leaks.map(\.file) == [lease.file])
    #expect(try space.bytes(at: lease.file) == [1, 2])
    try space.end(lease.token)
    #expect(space.paths == [] && space.leases == [])
  }

  @Test func `CONTRACT-114: what a handler copies or moves away stays`() throws {
    var space = FileSpace()
    let kept = Path("/kept")
    let lease = space.spool([1], named: "a")
    #expect(fault { try space.copy(lease.file, to: Path("/copy")) } == nil)
    #expect(fault { try space.move(lease.file, to: kept) } == nil)
    #expect(fault { _ = try space.bytes(at: lease.file) } == .noFile(lease.file))
    try space.end(lease.token)
    #expect(space.paths.map(\.text) == ["/copy", "/kept"])
    #expect(try space.bytes(at: kept) == [1])
    #expect(space.leaks == [])
  }

  @Test func `complaint 19: a lease that was never ended is reported`() throws {
    var space = FileSpace()
    let first = space.spool([1], named: "a")
    let second = space.spool([2], named: "a")
    #expect(first.file != second.file)
    #expect(space.leaks == [first, second])
    try space.end(first.token)
    #expect(space.leaks == [second])
    #expect(space.paths == [second.file])
    let before = space
    #expect(fault { try space.end(first.token) } == .ended)
    #expect(space == before)
  }

  @Test func `CONTRACT-115: a swept file outlives its handler and goes later`() throws {
    var space = FileSpace()
    let lease = space.spool([1], named: "a", until: .swept)
    let other = space.spool([2], named: "b")
    #expect(space.leaks == [other])
    space.sweep()
    #expect(space.leases == [other] && space.paths == [other.file])
    #expect(fault { try space.end(lease.token) } == .ended)
  }

  @Test func `CONTRACT-115: an original that is lent can be written, but not moved or removed`()
    throws
  {
    var space = FileSpace()
    let path = Path("/a")
    try space.add([1], at: path)
    let lease = try space.lend(path)
    try space.write([2], at: path)
    #expect(try space.bytes(at: path) == [2])
    #expect(fault { try space.move(path, to: Path("/b")) } == .inUse(path))
    #expect(fault { try space.remove(path) } == .inUse(path))
    #expect(space.leaks == [lease])
    try space.end(lease.token)
    #expect(space.paths == [path])
    try space.move(path, to: Path("/b"))
    try space.remove(Path("/b"))
    #expect(space.paths == [])
  }

  @Test func `what cannot be done is refused and changes nothing`() throws {
    var space = FileSpace()
    let (one, two) = (Path("/one"), Path("/two"))
    try space.add([1], at: one)
    try space.add([2], at: two)
    let before = space
    let none = Path("/none")
    #expect(fault { try space.add([3], at: one) } == .exists(one))
    #expect(fault { try space.copy(one, to: two) } == .exists(two))
    #expect(fault { try space.move(one, to: one) } == .exists(one))
    #expect(fault { try space.copy(none, to: Path("/x")) } == .noFile(none))
    #expect(fault { try space.move(none, to: Path("/x")) } == .noFile(none))
    #expect(fault { try space.write([], at: none) } == .noFile(none))
    #expect(fault { try space.remove(none) } == .noFile(none))
    #expect(fault { _ = try space.lend(none) } == .noFile(none))
    #expect(space == before)
  }

  @Test func `a file that took a temporary one's place is not removed with it`() throws {
    var space = FileSpace()
    let lease = space.spool([1], named: "a")
    try space.move(lease.file, to: Path("/kept"))
    try space.add([9], at: lease.file)
    try space.end(lease.token)
    #expect(try space.bytes(at: lease.file) == [9])
  }

  @Test(.seeds(31...32))
  func `complaint 19: without open leases no temporary file is left`() throws {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    var space = FileSpace()
    var open: [FileLease] = []
    for number in 0..<400 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: open.append(space.spool([1], named: "f"))
      case 1: _ = space.spool([2], named: "s", until: .swept)
      case 2:
        if let lease = open.randomElement(using: &random), Bool.random(using: &random) {
          _ = try? space.move(lease.file, to: Path("/kept/\(number)"))
        }
      default:
        guard !open.isEmpty else { continue }
        try space.end(open.remove(at: Int.random(in: 0..<open.count, using: &random)).token)
      }
      #expect(space.leaks == open)
    }
    for lease in open { try space.end(lease.token) }
    space.sweep()
    #expect(space.leases == [])
    #expect(space.paths.allSatisfy { $0.text.hasPrefix("/kept/") })
  }

  @Test(
    arguments: [
      ("/a/b.png", "b.png", "png"), ("b", "b", nil), ("", "", nil), ("/", "", nil),
      (".hidden", ".hidden", nil), ("a.tar.gz", "a.tar.gz", "gz"), ("a.", "a.", nil),
    ] as [(String, String, String?)])
  func `a path has a name and perhaps an extension`(
    text: String, name: String, filenameExtension: String?
  ) {
    #expect(Path(text).name == name)
    #expect(Path(text).filenameExtension == filenameExtension)
  }
}
