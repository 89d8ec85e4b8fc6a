import DragFiles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A temporary folder that only the current user can access.
enum TemporaryFolder {
  /// Creates a folder that is removed if the command is interrupted, or with `ScratchPaths.remove`.
  static func make(named name: String) throws -> URL {
    let parent = FileManager.default.temporaryDirectory
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    let folder = parent.appending(path: "\(name)-\(UUID().uuidString)")
    try ScratchPaths.makeFolder(folder.path)
    return folder
  }
}
