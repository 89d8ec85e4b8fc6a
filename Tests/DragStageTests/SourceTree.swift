import Foundation

/// The package's sources, as they lie in its folders.
struct SourceTree {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The targets in `Sources` that have Swift files.
  func targets() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Sources").path)
      .filter { try !files(of: $0).isEmpty }.sorted()
  }

  /// The Swift files of a target, in its folders as well, by their paths in it.
  func files(of target: String) throws -> [String] {
    let folder = root.appendingPathComponent("Sources/\(target)")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// The folders of a target that hold Swift files.
  func folders(of target: String) throws -> Set<String> {
    Set(
      try files(of: target).compactMap { $0.split(separator: "/").dropLast().first }.map(
        String.init))
  }

  /// The modules that a file of a target imports.
  func imports(of file: String, in target: String) throws -> [String] {
    let text = try self.text("Sources/\(target)/\(file)")
    return text.components(separatedBy: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place < 3, place < words.count - 1 else {
        return nil
      }
      // Of an import of one name the module is what stands before it.
      return String(words[words.count - 1].prefix { $0 != "." })
    }
  }

  /// The text of a file of the package.
  func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
