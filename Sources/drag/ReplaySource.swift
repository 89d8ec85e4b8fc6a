import DragFiles
import GestureImport

/// One file to be replayed.
struct ReplaySource: Hashable {
  /// What a file holds.
  enum Content: Hashable {
    case script
    case recording(RecordingFormat)
  }

  /// What messages and traces call it: its path as it was given, or found.
  let name: String
  let content: Content
  /// The bytes of standard input, which cannot be read again.
  private let input: [UInt8]?

  /// Whether it is a file that can be written.
  var isFile: Bool { input == nil }

  private init(_ name: String, _ content: Content, input: [UInt8]? = nil) {
    self.name = name
    self.content = content
    self.input = input
  }

  /// The bytes as they are now.
  func bytes() throws(FileError) -> [UInt8] {
    if let input { return input }
    return try DiskFile(name).bytes()
  }

  /// What the operands of a command line name, in their order; no file twice.
  ///
  /// - Parameters:
  ///   - paths: Files, folders, or `-`.
  ///   - format: What files that are no scripts are written in, where it is said.
  ///   - scene: The scene's path, which is not replayed itself.
  /// - Returns: The files, those of a folder in the order of their paths' bytes.
  /// - Throws: What an operand names and cannot be found or read.
  static func sources(
    at paths: [String], as format: RecordingFormat?, scene: String?
  ) throws(FileError) -> [ReplaySource] {
    var sources: [ReplaySource] = []
    var files: Set<String> = []
    for path in paths {
      for source in try Self.sources(at: path, as: format, scene: scene)
      where files.insert(DiskFile(source.name).realPath).inserted {
        sources.append(source)
      }
    }
    return sources
  }

  private static func sources(
    at path: String, as format: RecordingFormat?, scene: String?
  ) throws(FileError) -> [ReplaySource] {
    if path == StandardInput.operand {
      return [
        ReplaySource(
          StandardInput.name, format.map { .recording($0) } ?? .script,
          input: try StandardInput.bytes())
      ]
    }
    guard try Folder.isFolder(path) else {
      return [ReplaySource(path, content(of: path, as: format))]
    }
    let suffixes = [".drag"] + (scene == nil ? [] : RecordingFormat.suffixes)
    let ownScene = scene.map { DiskFile($0).realPath }
    return try Folder(path).files(withSuffixes: suffixes)
      .filter { DiskFile($0).realPath != ownScene }
      .map { ReplaySource($0, content(of: $0, as: format)) }
  }

  private static func content(of path: String, as format: RecordingFormat?) -> Content {
    if path.hasSuffix(".drag") { return .script }
    return (format ?? RecordingFormat(ofFile: path)).map { .recording($0) } ?? .script
  }
}
