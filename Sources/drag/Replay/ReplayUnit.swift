import DragFiles
import DragFilm
import DragReplay
import DragScript
import GestureImport

/// One file of a replay as read: its script, its diagnostics, and its golden.
struct ReplayUnit: Sendable {
  /// A test of some units.
  struct TestIndex: Hashable, Sendable {
    var unit: Int
    var test: Int
  }

  let source: ReplaySource
  /// The script; nil if it has errors, or is not held.
  private(set) var script: Script?
  let diagnostics: [Diagnostic]
  /// The golden file next to it, if any.
  private(set) var golden: GoldenTrace?
  /// The content of the script and its golden when they were read; nil without a golden.
  private(set) var text: ScriptText
  private(set) var goldenBytes: [UInt8]?
  /// The paths of its includes.
  let includedPaths: [String]
  private var imported: ImportedScript?
  /// The expectations behind the lines of a raw profile, and how many those are.
  private var added: (lines: AddedLines, behind: Int)?
  /// The tests of the script, held or not.
  let tests: [TestOutline]
  /// Indicates whether the script has errors, so that its tests are not known.
  let isRejected: Bool
  /// Indicates whether a golden is compared.
  let hasGolden: Bool
  /// Indicates whether expectations of the command line can stand behind its lines.
  let takesExpectations: Bool
  /// Indicates whether the script is held; if not, it is read again when its tests are run.
  private(set) var isHeld = true
  /// The golden's sections without a test, each with its location.
  let unusedGoldens: [String]
  /// The paths of everything that was read.
  let readPaths: [String]

  /// The conditions of a recording's golden.
  struct RecordingGolden: Sendable {
    /// The scene and the options that the trace depends on: `on SCENE OPTIONS`.
    var conditions: String
    /// Indicates whether a missing one is created.
    var isMade: Bool
  }

  /// Reads a file; a recording becomes a script on the scene.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - scene: The scene.
  ///   - options: The options for reading a recording.
  ///   - recordingGolden: The conditions of a recording's golden; nil if it is not compared.
  ///   - expectations: What is expected of a recording, beside what a file beside it says.
  /// - Throws: A file that cannot be read.
  init(
    _ source: ReplaySource, scene: Script? = nil, options: ImportOptions = ImportOptions(),
    recordingGolden: RecordingGolden? = nil, expecting expectations: [String] = []
  ) throws(FileError) {
    self.source = source
    if case .recording(let format) = source.content, let scene {
      text = ScriptText([])
      goldenBytes = recordingGolden == nil ? nil : try source.goldenBytes()
      let added = try AddedLines(beside: source, expecting: expectations)
      let imported = ImportedScript(
        try source.bytes(), name: source.name, as: format, options: options, scene: scene,
        expecting: added)
      self.imported = imported
      self.added = nil
      script = imported.script
      diagnostics = imported.diagnostics
      if let recordingGolden, goldenBytes != nil || recordingGolden.isMade {
        golden = source.golden(of: goldenBytes ?? [], replayed: recordingGolden.conditions)
      } else {
        golden = nil
      }
      includedPaths = added.paths
    } else {
      let folder = IncludeFolder(ofScript: source.name)
      var paths: [String] = []
      func parsed(_ text: ScriptText) -> ParseOutcome {
        Script.parse(text, file: source.name, scene: scene) { path throws(IncludeFailure) in
          paths.append(path)
          return try folder.read(path)
        }
      }
      text = try source.text()
      var outcome = parsed(text)
      var added: (lines: AddedLines, behind: Int)?
      let isProfile = scene != nil && outcome.script?.isRawProfile == true
      if isProfile {
        let lines = try AddedLines(beside: source, expecting: expectations)
        let count = text.lineCount
        if !lines.isEmpty {
          let isOpen = text.piece(max(0, text.count - 1)..<text.count) != [UInt8(ascii: "\n")]
          outcome = parsed(text.adding((isOpen ? [UInt8(ascii: "\n")] : []) + lines.bytes))
          paths += lines.paths
          added = (lines, count)
        }
      }
      self.added = added
      includedPaths = paths
      imported = nil
      script = outcome.script
      diagnostics = outcome.diagnostics.map { diagnostic in
        var placed = diagnostic
        placed.location = Self.origin(of: diagnostic.location, added)
        return placed
      }
      goldenBytes = try source.goldenBytes()
      // A raw profile has none of its own lines for a golden, so that an update makes its file.
      let isMade = isProfile && recordingGolden?.isMade == true
      golden = (goldenBytes ?? (isMade ? [] : nil)).flatMap { source.golden(of: $0) }
    }
    tests = script.map(TestOutline.all) ?? []
    isRejected = script == nil
    hasGolden = golden != nil
    if case .recording = source.content {
      takesExpectations = true
    } else {
      takesExpectations = script?.isRawProfile ?? true
    }
    let goldenPath = goldenBytes == nil ? nil : golden?.file
    unusedGoldens = golden?.unusedSections(among: script) ?? []
    readPaths = [source.name] + includedPaths + (goldenPath.map { [$0] } ?? [])
  }

  /// Lets go of everything that can be read again.
  mutating func letGo() {
    guard source.isFile else { return }
    (script, golden, goldenBytes, imported, added) = (nil, nil, nil, nil, nil)
    text = ScriptText([])
    isHeld = false
  }

  private static func origin(
    of location: SourceLocation, _ added: (lines: AddedLines, behind: Int)?
  ) -> SourceLocation {
    added.flatMap { $0.lines.origin(of: location, behind: $0.behind) } ?? location
  }

  /// What a film of its tests shows, where that is not what was read; nil for a script.
  var filmSources: FilmSources? {
    let most = FilmRun.longestSource
    if let imported { return imported.filmSources(upTo: most) }
    guard let added, let script else { return nil }
    let own = text.count <= most ? text.bytes().map { String(decoding: $0, as: UTF8.self) } : nil
    let others = script.sources(upTo: most).filter { $0.file != source.name }
    let files = [SourceFileText(file: source.name, text: own)] + added.lines.sources + others
    return FilmSources(files) { [name = source.name] location in
      location.file == name ? Self.origin(of: location, added) : location
    }
  }

  /// A result for the report: with locations in the replayed file, and with quoted statements.
  ///
  /// Quotes may be those of several results; where there are none, they are made of this one.
  func reported(_ result: TestResult, with quotes: SourceQuotes? = nil) -> TestResult {
    if let imported { return imported.placed(result) }
    var result = result
    let quotes = quotes ?? self.quotes(of: result.faults.map(\.location))
    result.faults = result.faults.map { quoted($0, with: quotes) }.map { fault in
      var placed = fault
      if fault.location.file == source.name {
        placed.location = Self.origin(of: fault.location, added)
      }
      if let last = fault.lastLine?.location, last.file == source.name {
        placed.lastLine?.location = Self.origin(of: last, added)
      }
      return placed
    }
    return result
  }

  /// A failure with its statement quoted, if it is in a script.
  func quoted(_ fault: TestFailure, with quotes: SourceQuotes?) -> TestFailure {
    let location = fault.location
    guard location.file != golden?.file else { return fault }
    var fault = fault
    fault.quote = quotes?[location]
    return fault
  }

  /// Quotes of places in the script; its files are read once for all of them.
  func quotes(of locations: [SourceLocation]) -> SourceQuotes? {
    guard !locations.isEmpty else { return nil }
    return script.map { SourceQuotes(of: locations, in: $0) }
  }

  /// The lines without effect in the script, with their statements quoted.
  func diagnostic(_ warning: ScriptWarning, with quotes: SourceQuotes?) -> Diagnostic {
    let location = warning.location
    return Diagnostic(
      .warning, code: warning.code.rawValue, at: location, message: warning.message,
      hint: warning.hint,
      quote: quotes?[location] ?? SourceQuote(line: "", column: 1, length: 1))
  }
}

extension ReplaySource {
  /// The path of the golden: `a.trace` next to the script `a.drag`, `a.evemu.trace` next to the
  /// recording `a.evemu`; nil for standard input.
  ///
  /// A recording may have `a.trace` as well, where that is there and is not a script's.
  var goldenPath: String? {
    guard isFile else { return nil }
    if content == .script {
      return name.hasSuffix(".drag") ? String(name.dropLast(5)) + ".trace" : nil
    }
    let path = name + ".trace"
    guard FileMark(at: path) == nil, let bare = nameWithoutSuffix,
      FileMark(at: bare + ".drag") == nil, FileMark(at: bare + ".trace") != nil
    else { return path }
    return bare + ".trace"
  }

  /// The path without the last part of the name that a point divides off; nil without one.
  var nameWithoutSuffix: String? {
    guard let point = name.lastIndex(of: "."), !name[point...].contains("/") else { return nil }
    return String(name[..<point])
  }

  /// The content of the golden, if there is one.
  func goldenBytes() throws(FileError) -> [UInt8]? {
    try goldenPath.flatMap { path throws(FileError) in try DiskFile(path).bytesIfThere() }
  }

  /// The golden parsed from bytes.
  fileprivate func golden(of bytes: [UInt8], replayed conditions: String? = nil) -> GoldenTrace? {
    goldenPath.map { path in
      GoldenTrace(
        String(decoding: bytes, as: UTF8.self), file: path, of: name, replayed: conditions)
    }
  }
}

extension GoldenTrace {
  /// The sections without a test, each with its location.
  fileprivate func unusedSections(among script: Script?) -> [String] {
    guard let script else { return [] }
    return unused(among: script.tests.map(\.name)).map {
      "unused golden: \(file):\($0.headLine): \($0.name)"
    }
  }
}

extension Script {
  /// Indicates whether it is one test without a name, as recorders write it.
  fileprivate var isRawProfile: Bool { tests.count == 1 && !tests[0].isNamed }
}

extension CommandError {
  /// Checks that every file can have expectations of the command line behind its lines.
  static func checkExpectations(
    _ expectations: [String], of units: [ReplayUnit]
  ) throws(CommandError) {
    guard !expectations.isEmpty, let unit = units.first(where: { !$0.takesExpectations }) else {
      return
    }
    throw CommandError(
      impossible:
        "--expect: expected recordings and raw profiles, found tests in \(unit.source.name)",
      hint: "write `expect` lines into its tests")
  }
}
