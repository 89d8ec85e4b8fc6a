import FoundationEssentials

/// A folder that is there for as long as something is done in it.
enum TemporaryFolder {
  /// Makes a folder, does something with its path, and takes it away with all that is in it.
  static func with<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "drag-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.path)
  }
}
