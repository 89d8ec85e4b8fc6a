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

  @Test func `a write leaves nothing else behind`() throws {
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

  @Test func `a folder, a missing file and a device are told as what they are`() throws {
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
