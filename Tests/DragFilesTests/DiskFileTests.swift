import DragFiles
import FoundationEssentials
import TestSupport
import Testing

@Suite struct DiskFileTests {
  @Test func `what is written is read, to the byte`() throws {
    let folder = try TemporaryFolder()
    let file = DiskFile(folder["bytes"])
    try file.write([0, 255, 13, 10])
    #expect(try file.bytes() == [0, 255, 13, 10])
    try file.write([])
    #expect(try file.bytes() == [])
  }

  @Test func `the first bytes are as many as there are, or as are asked for`() throws {
    let folder = try TemporaryFolder()
    let file = DiskFile(folder["bytes"])
    try file.write([1, 2, 3, 4, 5])
    let parts: [(Int, [UInt8])] = [
      (0, []), (2, [1, 2]), (5, [1, 2, 3, 4, 5]), (9, [1, 2, 3, 4, 5]),
    ]
    for (count, bytes) in parts {
      #expect(try file.bytes(upTo: count) == bytes)
    }
  }

  @Test func `a write leaves no other file`() throws {
    let folder = try TemporaryFolder()
    try DiskFile(folder["a"]).write([1])
    try DiskFile(folder["a"]).write([2])
    #expect(try folder.names() == ["a"])
  }

  @Test func `a write through a symbolic link keeps the link`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "real")
    try folder.link("link", to: "real")
    try DiskFile(folder["link"]).write(Array("new".utf8))
    #expect(try folder.text(of: "real") == "new")
    try folder.write("newer", to: "real")
    #expect(try DiskFile(folder["link"]).bytes() == Array("newer".utf8))
  }

  @Test func `a write keeps the permissions`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "file")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try DiskFile(path).write([1])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func `a file that has changed since it was read is not replaced`() throws {
    let folder = try TemporaryFolder()
    let file = DiskFile(try folder.write("one", to: "file"))
    try folder.link("link", to: "file")
    try DiskFile(folder["link"]).write(Array("two".utf8), replacing: Array("one".utf8))
    #expect(throws: FileError(file.path, .changed)) {
      try file.write(Array("three".utf8), replacing: Array("one".utf8))
    }
    #expect(try folder.text(of: "file") == "two")
    #expect(try folder.names() == ["file", "link"])
    #expect(throws: FileError(folder["no"], .changed)) {
      try DiskFile(folder["no"]).write([1], replacing: [])
    }
  }

  @Test func `a file made while it is looked for is there or not, and never a link`() async throws {
    let folder = try TemporaryFolder()
    let file = DiskFile(folder["file"])
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for _ in 0..<2_000 {
          try file.writeHere([1], replacing: nil)
          try file.removeIfThere()
        }
      }
      group.addTask {
        for _ in 0..<20_000 {
          let found = try file.bytesIfThere()
          #expect(found == nil || found == [] || found == [1])
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func `what is written here replaces a link, and is nowhere else`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "real")
    try folder.link("link", to: "real")
    try folder.link("lost", to: "nothing")
    for name in ["link", "lost"] { try DiskFile(folder[name]).writeHere([0x6E]) }
    #expect(try folder.text(of: "real") == "old")
    #expect(try folder.text(of: "link") == "n")
    #expect(try folder.names() == ["link", "lost", "real"])
  }

  @Test
  func `a golden is made where nothing is, replaced where it is what was read, and never a link`()
    throws
  {
    let folder = try TemporaryFolder()
    let (held, new) = (Array("old".utf8), Array("new".utf8))
    try DiskFile(folder["made"]).writeHere(new, replacing: nil)
    #expect(try folder.text(of: "made") == "new")
    #expect(throws: FileError(folder["made"], .changed)) {
      try DiskFile(folder["made"]).writeHere(held, replacing: nil)
    }
    #expect(throws: FileError(folder["made"], .changed)) {
      try DiskFile(folder["made"]).writeHere(held, replacing: held)
    }
    #expect(throws: FileError(folder["gone"], .changed)) {
      try DiskFile(folder["gone"]).writeHere(new, replacing: held)
    }
    try DiskFile(folder["made"]).writeHere(held, replacing: new)
    #expect(try folder.text(of: "made") == "old")
    try folder.link("link", to: folder["made"])
    try folder.link("lost", to: folder["nowhere"])
    #expect(throws: FileError(folder["link"], .isLink)) {
      try DiskFile(folder["link"]).writeHere(new, replacing: held)
    }
    #expect(throws: FileError(folder["lost"], .isLink)) {
      try DiskFile(folder["lost"]).writeHere(new, replacing: nil)
    }
    #expect(try folder.names() == ["link", "lost", "made"])
    #expect(try folder.text(of: "made") == "old")
  }

  @Test func `a file is written piece by piece and at once, and a device in place`() throws {
    let folder = try TemporaryFolder()
    let file = DiskFile(folder["a"])
    try file.write([1])
    try file.write { put throws(FileError) in
      for piece in [[2], [], [3, 4]] as [[UInt8]] { try put(piece) }
      #expect((try? file.bytes()) == [1])
    }
    #expect(try file.bytes() == [2, 3, 4])
    #expect(throws: FileError("elsewhere", .changed)) {
      try file.write { put throws(FileError) in
        try put([5])
        throw FileError("elsewhere", .changed)
      }
    }
    #expect(try file.bytes() == [2, 3, 4])
    #expect(try folder.names() == ["a"])
    try DiskFile("/dev/null").write { put throws(FileError) in try put([1, 2]) }
    #expect(throws: FileError(folder["no/no"], .notFound)) {
      try DiskFile(folder["no/no"]).write { put throws(FileError) in try put([1]) }
    }
  }

  @Test func `a new file changes no permissions of what other threads make meanwhile`() async throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path
    async let writing: Void = {
      for number in 0..<200 { try DiskFile("\(path)/file\(number)").write([1]) }
    }()
    var modes: Set<Int?> = []
    for number in 0..<200 {
      let made = "\(path)/folder\(number)"
      try FileManager.default.createDirectory(atPath: made, withIntermediateDirectories: false)
      modes.insert(
        try FileManager.default.attributesOfItem(atPath: made)[.posixPermissions] as? Int)
    }
    try await writing
    #expect(modes.count == 1)
  }

  @Test func `a new file has the permissions that the process gives`() throws {
    let folder = try TemporaryFolder()
    try DiskFile(folder["new"]).write([1])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder["new"])
    let other = try FileManager.default.attributesOfItem(atPath: folder.write("", to: "other"))
    #expect(attributes[.posixPermissions] as? Int == other[.posixPermissions] as? Int)
  }

  @Test func `a folder, a missing file and a device are reported as what they are`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileError(folder.path, .isFolder)) { try DiskFile(folder.path).bytes() }
    #expect(throws: FileError(folder.path, .isFolder)) { try DiskFile(folder.path).write([]) }
    #expect(throws: FileError(folder["no"], .notFound)) { try DiskFile(folder["no"]).bytes() }
    #expect(throws: FileError(folder["no/no"], .notFound)) {
      try DiskFile(folder["no/no"]).write([])
    }
    #expect(throws: FileError("/dev/zero", .isNoFile)) { try DiskFile("/dev/zero").bytes() }
  }

  @Test(.enabled(if: (try? Folder.isFolder("/dev/shm/")) == true, "there is no /dev/shm"))
  func `a file in memory is a file like any other`() throws {
    let file = DiskFile("/dev/shm/drag-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(atPath: file.path) }
    try file.write([1, 2])
    #expect(try file.bytes() == [1, 2])
  }
}
