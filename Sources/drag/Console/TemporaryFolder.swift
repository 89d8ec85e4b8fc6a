import DragFiles
import FoundationEssentials

/// A folder that is there for as long as something is done in it, and that no other user may read.
enum TemporaryFolder {
  /// Makes a folder that goes when the command is interrupted, and else with `ScratchPaths.remove`.
  static func make(named name: String) throws -> URL {
    let parent = FileManager.default.temporaryDirectory
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    let folder = parent.appending(path: "\(name)-\(UUID().uuidString)")
    try ScratchPaths.makeFolder(folder.path)
    return folder
  }

  /// Makes a folder, does something with its path, and takes it away with all that is in it.
  static func with<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = try make(named: "drag")
    defer { ScratchPaths.remove(folder.path) }
    return try body(folder.path)
  }
}
