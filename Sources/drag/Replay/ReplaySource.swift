import DragFiles
import DragScript
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
    if case .recording = content {
      return try DiskFile(name).bytes(atMost: RecordingBytes.most)
    }
    return try DiskFile(name).bytes()
  }

  /// The text as it is now, as a script is read.
  func text() throws(FileError) -> ScriptText {
    if let input { return ScriptText(input) }
    return try DiskFile(name).text()
  }

  /// What the operands of a command line name, in their order; no file twice.
  ///
  /// - Parameters:
  ///   - paths: Files, folders, or `-`.
  ///   - format: What files that are no scripts are written in, where it is said.
  ///   - scene: The scene's path, which is not replayed itself.
  /// - Returns: The files, those of a folder in the order of their paths' bytes, and what below a
  ///   folder may be one and cannot be read.
  /// - Throws: What an operand names and cannot be found or read.
  static func sources(
    at paths: [String], as format: RecordingFormat?, scene: String?
  ) throws(FileError) -> Findings {
    var findings = Findings()
    var files: Set<String> = []
    for path in paths {
      let found = try Self.sources(at: path, as: format, scene: scene)
      for source in found.sources
      where files.insert(DiskFile(source.name).realPath).inserted {
        findings.sources.append(source)
      }
      for error in found.unreadable where !findings.unreadable.contains(error) {
        findings.unreadable.append(error)
      }
    }
    return findings
  }

  /// What the operands of a command line name.
  struct Findings {
    var sources: [ReplaySource] = []
    var unreadable: [FileError] = []

    /// What is said of the entries that cannot be read: each is a file that is not read.
    var diagnostics: [Diagnostic] {
      unreadable.map { error in
        Diagnostic(
          .error, code: DiagnosticCode.fileUnreadable.rawValue,
          at: SourceLocation(file: error.path, line: 1, column: 1),
          message: error.reason.description, quote: SourceQuote(line: "", column: 1, length: 1))
      }
    }
  }

  private static func sources(
    at path: String, as format: RecordingFormat?, scene: String?
  ) throws(FileError) -> Findings {
    if path == StandardInput.operand {
      let bytes = try StandardInput.bytes()
      let shown = scene == nil ? nil : RecordingFormat.detected(in: bytes)
      let source = ReplaySource(
        StandardInput.name, (format ?? shown).map { .recording($0) } ?? .script, input: bytes)
      return Findings(sources: [source])
    }
    guard try Folder.isFolder(path) else {
      let content = try content(of: path, as: format, scene: scene)
      return Findings(sources: [ReplaySource(path, content)])
    }
    let suffixes = [".drag"] + (scene == nil ? [] : RecordingFormat.suffixes)
    let ownScene = scene.map { DiskFile($0).realPath }
    let found = try Folder(path).search(forSuffixes: suffixes)
    var findings = Findings(unreadable: found.unreadable)
    for file in found.files where DiskFile(file).realPath != ownScene {
      findings.sources.append(ReplaySource(file, try content(of: file, as: format, scene: scene)))
    }
    return findings
  }

  /// What a file holds: as is said, as its beginning shows, or as its name says.
  private static func content(
    of path: String, as format: RecordingFormat?, scene: String?
  ) throws(FileError) -> Content {
    if path.hasSuffix(".drag") { return .script }
    if let format { return .recording(format) }
    let known = RecordingFormat(ofFile: path)
    // Without a scene nothing is looked at: the name alone says that one is missing.
    guard scene != nil else { return known.map { .recording($0) } ?? .script }
    let shown = try RecordingBytes.format(ofFile: path)
    return (shown ?? known).map { .recording($0) } ?? .script
  }
}
