import DragFiles
import DragReplay
import DragScript
import GestureImport

/// One file of a replay as it was read: its script, what is wrong with it, and its golden.
struct ReplayUnit: Sendable {
  /// A test of some units.
  struct Place: Hashable, Sendable {
    var unit: Int
    var test: Int
  }

  let source: ReplaySource
  /// The script, where nothing is wrong.
  let script: Script?
  let diagnostics: [Diagnostic]
  /// The golden beside the file, where there is one.
  let golden: GoldenTrace?
  /// What the script and its golden held when they were read; nil where there is no golden.
  let text: ScriptText
  let goldenBytes: [UInt8]?
  /// The files that it includes, by their paths.
  let includedPaths: [String]
  private let imported: ImportedScript?

  /// What the golden of a recording belongs to.
  struct RecordingGolden {
    /// The scene and the options, which the trace depends on: `on SCENE OPTIONS`.
    var conditions: String
    /// Whether one is made where there is none.
    var isMade: Bool
  }

  /// Reads a file; a recording becomes a script on the scene.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - scene: The scene.
  ///   - options: How a recording is read.
  ///   - recordingGolden: How the golden of a recording is compared; nil where it is not.
  /// - Throws: What cannot be read.
  init(
    _ source: ReplaySource, scene: Script? = nil, options: ImportOptions = ImportOptions(),
    recordingGolden: RecordingGolden? = nil
  ) throws(FileError) {
    self.source = source
    if case .recording(let format) = source.content, let scene {
      text = ScriptText([])
      goldenBytes = recordingGolden == nil ? nil : try source.goldenBytes()
      let imported = ImportedScript(
        try source.bytes(), name: source.name, as: format, options: options, scene: scene)
      self.imported = imported
      script = imported.script
      diagnostics = imported.diagnostics
      if let recordingGolden, goldenBytes != nil || recordingGolden.isMade {
        golden = source.golden(of: goldenBytes ?? [], replayed: recordingGolden.conditions)
      } else {
        golden = nil
      }
      includedPaths = []
    } else {
      let folder = IncludeFolder(ofScript: source.name)
      var paths: [String] = []
      text = try source.text()
      let outcome = Script.parse(text, file: source.name, scene: scene) {
        path throws(IncludeFailure) in
        paths.append(path)
        return try folder.read(path)
      }
      includedPaths = paths
      imported = nil
      script = outcome.script
      diagnostics = outcome.diagnostics
      goldenBytes = try source.goldenBytes()
      golden = goldenBytes.flatMap { source.golden(of: $0) }
    }
  }

  /// A result as it is reported: with its faults at the places of what was replayed, and quoted.
  func told(_ result: TestResult) -> TestResult {
    if let imported { return imported.placed(result) }
    var result = result
    result.faults = result.faults.map(quoted)
    return result
  }

  /// A fault with the statement that it is at, where that stands in a script.
  func quoted(_ fault: TestFailure) -> TestFailure {
    let place = fault.location
    guard place.file != golden?.file else { return fault }
    var fault = fault
    fault.quote = script?.quote(at: place)
    return fault
  }

  /// What cannot matter in the script, with the statement that it is about.
  func diagnostic(_ warning: ScriptWarning) -> Diagnostic {
    let place = warning.location
    return Diagnostic(
      .warning, code: warning.code.rawValue, at: place, message: warning.message,
      hint: warning.hint,
      quote: script?.quote(at: place) ?? SourceQuote(line: "", column: 1, length: 1))
  }

  /// The sections of the golden that belong to no test, each with its place.
  var unusedGoldens: [String] {
    guard let golden, let script else { return [] }
    return golden.unused(among: script.tests.map(\.name)).map {
      "unused golden: \(golden.file):\($0.headLine): \($0.name)"
    }
  }
}

extension ReplaySource {
  /// The file that may be the golden: `a.trace` beside the script `a.drag`, `a.evemu.trace` beside the
  /// recording `a.evemu`; nil for what is neither on the disk.
  var goldenPath: String? {
    guard isFile else { return nil }
    guard content == .script else { return name + ".trace" }
    return name.hasSuffix(".drag") ? String(name.dropLast(5)) + ".trace" : nil
  }

  /// What the golden holds, where there is one.
  func goldenBytes() throws(FileError) -> [UInt8]? {
    try goldenPath.flatMap { path throws(FileError) in try DiskFile(path).bytesIfThere() }
  }

  /// The golden of some bytes.
  fileprivate func golden(of bytes: [UInt8], replayed conditions: String? = nil) -> GoldenTrace? {
    goldenPath.map { path in
      GoldenTrace(
        String(decoding: bytes, as: UTF8.self), file: path, of: name, replayed: conditions)
    }
  }
}
