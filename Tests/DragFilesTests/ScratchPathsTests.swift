import Foundation
import Synchronization
import TestSupport
import Testing

@testable import DragFiles

@Suite struct ScratchPathsTests {
  @Test func `a folder is removed with all that is in it, and no other path`() throws {
    let folder = try TemporaryFolder()
    for name in ["a/one", "a/b/two", "kept"] { try folder.write("", to: name) }
    for name in ["a", "kept", "never made"] { ScratchPaths.insert(folder[name]) }
    for name in ["a", "never made"] { ScratchPaths.remove(folder[name]) }
    ScratchPaths.forget(folder["kept"])
    #expect(try folder.names() == ["kept"])
  }

  @Test func `what an interruption removes is listed until it is forgotten or removed`() throws {
    let folder = try TemporaryFolder()
    let (kept, removed) = (folder["kept"], folder["removed"])
    func isListed(_ path: String) -> Bool {
      ScratchPaths.paths.withLock { $0.contains(path) }
    }
    for name in ["kept", "removed"] {
      ScratchPaths.insert(folder[name])
      #expect(isListed(folder[name]))
      try folder.write("x", to: name)
    }
    ScratchPaths.forget(kept)
    ScratchPaths.remove(removed)
    #expect(!isListed(kept) && !isListed(removed))
    #expect(try folder.names() == ["kept"])
  }

  @Test func `a folder is made for its user alone, and only where nothing is`() throws {
    let folder = try TemporaryFolder()
    try ScratchPaths.makeFolder(folder["a"])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder["a"])
    #expect(attributes[.posixPermissions] as? Int == 0o700)
    #expect(throws: FileError.self) { try ScratchPaths.makeFolder(folder["a"]) }
    #expect(throws: FileError(folder["no/a"], .notFound)) {
      try ScratchPaths.makeFolder(folder["no/a"])
    }
    ScratchPaths.remove(folder["a"])
    #expect(try folder.names() == [])
  }
}
