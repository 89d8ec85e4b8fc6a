import DragFiles
import DragScript
import GestureImport

/// One file to replay.
struct ReplaySource: Hashable {
  /// The kind of the file's content.
  enum Content: Hashable {
    case script
    case recording(RecordingFormat)
  }

  /// The name in messages and traces: its path as given, or as found.
  let name: String
  let content: Content
  /// The bytes of standard input, which cannot be read again.
  private let input: [UInt8]?

  /// Indicates whether it is a writable file.
  var isFile: Bool { input == nil }

  private init(_ name: String, _ content: Content, input: [UInt8]? = nil) {
    self.name = name
    self.content = content
    self.input = input
  }

  /// The current bytes.
  func bytes() throws(FileError) -> [UInt8] {
    if let input { return input }
    if case .recording = content {
      return try DiskFile(name).bytes(atMost: RecordingBytes.most)
    }
    return try DiskFile(name).bytes()
  }

  /// The current text, for parsing as a script.
  func text() throws(FileError) -> ScriptText {
    if let input { return ScriptText(input) }
    return try DiskFile(name).text()
  }

  /// The files of a command line's operands, in order; no file twice.
  ///
  /// - Parameters:
  ///   - paths: Files, folders, or `-`.
  ///   - format: The format of files that are not scripts, if given.
  ///   - scene: The scene's path, which is not replayed itself.
  /// - Returns: The files, those of a folder in the order of their paths' bytes, and the entries below
  ///   a folder that may be one and cannot be read.
  /// - Throws: An operand that cannot be found or read.
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

  /// The files of the operands.
  struct Findings {
    var sources: [ReplaySource] = []
    var unreadable: [FileError] = []

    /// The errors for entries that cannot be read.
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
      let bytes = try RecordingBytes.ofStandardInput { bytes in
        format != nil || ScriptText(bytes).mayBeScript
      }
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

  /// The kind of a file's content: as given, as its beginning shows, or by its name.
  private static func content(
    of path: String, as format: RecordingFormat?, scene: String?
  ) throws(FileError) -> Content {
    if path.hasSuffix(".drag") { return .script }
    if let format { return .recording(format) }
    let known = RecordingFormat(ofFile: path)
    // Without a scene the content is not read: a matching name is enough to report the missing scene.
    guard scene != nil else { return known.map { .recording($0) } ?? .script }
    let shown = try RecordingBytes.format(ofFile: path)
    return (shown ?? known).map { .recording($0) } ?? .script
  }
}
