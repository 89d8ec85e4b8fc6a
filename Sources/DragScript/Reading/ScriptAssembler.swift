/// Assembles a script from a file's entries: set-up, tests, and errors for misplaced lines.
struct ScriptAssembler {
  private let file: String
  private var setupLines: [SetupLine] = []
  private(set) var tests: [ScriptTest] = []
  private var names: Set<String> = []
  private var hasNamedTests = false
  private var hasToldOfTimedLines = false
  private var clock = StaticTimeline()
  /// The set-up so far.
  private(set) var known = KnownSetup()
  /// The viewport of the preceding scene, if it sets one.
  private var sceneViewport: SetupLine?

  /// Begins with nothing but the preceding scene.
  init(file: String, scene: Script? = nil) {
    self.file = file
    for line in scene?.setupLines ?? [] { known.note(line) }
    sceneViewport = scene == nil ? nil : known.viewport
  }

  /// The script, as far as the entries are valid.
  mutating func script(from content: FileEntries, log: inout DiagnosticLog) -> Script {
    hasNamedTests = content.entries.contains { if case .test = $0 { true } else { false } }
    for entry in content.entries { add(entry, &log) }
    return Script(
      file: file,
      version: content.version,
      setupLines: setupLines,
      tests: tests,
      headerComments: content.headerComments,
      closingComments: content.closingComments
    )
  }

  private mutating func add(_ entry: Entry, _ log: inout DiagnosticLog) {
    switch entry {
    case .setup(let line): addSetup(line, &log)
    case .test(let head): addTest(head, &log)
    case .line(let line): addLine(line, &log)
    case .include(let head, let entries): addInclude(head, entries, &log)
    }
  }

  mutating func addSetup(_ line: SetupLine, _ log: inout DiagnosticLog) {
    reportViewport(line, &log)
    guard let test = tests.indices.last else {
      setupLines.append(line)
      known.note(line)
      return
    }
    guard tests[test].lines.isEmpty else {
      let fault = SyntaxError(
        .setupAfterTimed, column: line.location.column,
        "a set-up line follows the first timed line",
        hint: "move it above the timed lines")
      log.add(.error, fault, file: line.location.file, line: line.location.line)
      return
    }
    tests[test].setupLines.append(line)
    known.note(line)
  }

  /// Warns if a script or a recording has another viewport than its scene.
  private func reportViewport(_ line: SetupLine, _ log: inout DiagnosticLog) {
    guard case .set(let setting) = line.statement, let sceneViewport,
      case .set(let other) = sceneViewport.statement, setting.key == other.key, setting != other
    else { return }
    let fault = SyntaxError(
      .givenTwice, column: line.location.column,
      "the viewport is \(setting.value) here, and \(other.value) at "
        + "\(sceneViewport.location)",
      hint: "the last value is used")
    log.add(.warning, fault, file: line.location.file, line: line.location.line)
  }

  private mutating func addTest(_ head: Entry.TestHead, _ log: inout DiagnosticLog) {
    if !names.insert(head.name).inserted {
      let fault = SyntaxError(
        .repeatedTest, column: head.location.column, length: head.length,
        "a test `\(head.name)` already exists")
      log.add(.error, fault, file: head.location.file, line: head.location.line)
    }
    clock = StaticTimeline()
    known.beginTest()
    tests.append(
      ScriptTest(
        name: head.name,
        isNamed: true,
        location: head.location,
        comments: head.comments,
        setupLines: [],
        lines: []
      ))
  }

  private mutating func addLine(_ line: Line, _ log: inout DiagnosticLog) {
    guard let test = testForLines(at: line.location, &log) else { return }
    clock.pass(line, &log)
    // In place, since a test may have very many lines.
    tests[test].lines.append(line)
  }

  /// Adds the lines of an included file to a test.
  mutating func addIncluded(_ lines: IncludedLines, to test: Int, _ log: inout DiagnosticLog) {
    for line in lines.lines { clock.pass(line, &log) }
    tests[test].lines.append(.include(lines))
  }

  /// The test of a timed line; nil if it belongs to none, which is reported once.
  mutating func testForLines(at location: SourceLocation, _ log: inout DiagnosticLog)
    -> Int?
  {
    if let last = tests.indices.last { return last }
    guard !hasNamedTests else {
      if !hasToldOfTimedLines {
        let fault = SyntaxError(
          .timedBeforeTest, column: location.column,
          "a timed line precedes the file's first test",
          hint: "move it below a `test` line")
        log.add(.error, fault, file: location.file, line: location.line)
        hasToldOfTimedLines = true
      }
      return nil
    }
    tests.append(
      ScriptTest(
        name: SourceFile.baseName(of: file),
        isNamed: false,
        location: location,
        comments: .none,
        setupLines: [],
        lines: []
      ))
    return 0
  }
}

extension Line {
  /// The location of the line, or of its first line.
  package var location: SourceLocation {
    switch self {
    case .timed(let timed): timed.location
    case .raw(let run): run.location
    case .golden(let block): block.location
    case .include(let included): included.location
    }
  }
}
