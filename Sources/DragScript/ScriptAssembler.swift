/// Makes a script of a file's entries: what is set-up, what is a test, and what stands wrongly.
struct ScriptAssembler {
  private let file: String
  private var setupLines: [SetupLine] = []
  private var tests: [ScriptTest] = []
  private var names: Set<String> = []
  private var hasNamedTests = false
  private var hasToldOfTimedLines = false
  private var clock = KnownTime()

  init(file: String) {
    self.file = file
  }

  /// The script, as far as the entries make one.
  mutating func script(from content: FileEntries, log: inout DiagnosticLog) -> Script {
    hasNamedTests = content.entries.contains { if case .test = $0 { true } else { false } }
    for entry in content.entries { add(entry, &log) }
    return Script(
      file: file,
      version: content.version,
      setupLines: setupLines,
      tests: tests,
      headerRemarks: content.headerRemarks,
      closingRemarks: content.closingRemarks
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

  private mutating func addSetup(_ line: SetupLine, _ log: inout DiagnosticLog) {
    guard let test = tests.indices.last else {
      setupLines.append(line)
      return
    }
    guard tests[test].lines.isEmpty else {
      let fault = ParseFault(
        .setupAfterTimed, column: line.location.column,
        "a set-up line stands below the first timed line",
        hint: "move it above the timed lines")
      log.add(.error, fault, file: line.location.file, line: line.location.line)
      return
    }
    tests[test].setupLines.append(line)
  }

  private mutating func addTest(_ head: Entry.TestHead, _ log: inout DiagnosticLog) {
    if !names.insert(head.name).inserted {
      let fault = ParseFault(
        .repeatedTest, column: head.location.column, length: head.length,
        "there is a test `\(head.name)` already")
      log.add(.error, fault, file: head.location.file, line: head.location.line)
    }
    clock = KnownTime()
    tests.append(
      ScriptTest(
        name: head.name,
        isNamed: true,
        location: head.location,
        remarks: head.remarks,
        setupLines: [],
        lines: []
      ))
  }

  private mutating func addLine(_ line: Line, _ log: inout DiagnosticLog) {
    guard let test = testForLines(at: line.location, &log) else { return }
    clock.pass(line, &log)
    // In place, as a test may hold very many lines.
    tests[test].lines.append(line)
  }

  /// The test that a timed line belongs to; nil where it belongs to none, which is told once.
  private mutating func testForLines(at place: SourceLocation, _ log: inout DiagnosticLog)
    -> Int?
  {
    if let last = tests.indices.last { return last }
    guard !hasNamedTests else {
      if !hasToldOfTimedLines {
        let fault = ParseFault(
          .timedBeforeTest, column: place.column,
          "a timed line stands before the file's first test",
          hint: "move it below a `test` line")
        log.add(.error, fault, file: place.file, line: place.line)
        hasToldOfTimedLines = true
      }
      return nil
    }
    tests.append(
      ScriptTest(
        name: SourceFile.baseName(of: file),
        isNamed: false,
        location: place,
        remarks: .none,
        setupLines: [],
        lines: []
      ))
    return 0
  }

  private mutating func addInclude(
    _ head: Entry.IncludeHead, _ entries: [Entry], _ log: inout DiagnosticLog
  ) {
    let isBelowLines = tests.last.map { !$0.lines.isEmpty } ?? false
    let holdsLines = entries.contains(where: \.holdsLines)
    guard isBelowLines || holdsLines else {
      let lines = setup(of: entries, &log)
      addSetup(
        SetupLine(
          statement: .include(path: head.path, lines: lines),
          location: head.location,
          remarks: head.remarks
        ), &log)
      return
    }
    guard let test = testForLines(at: head.location, &log) else { return }
    let lines = lines(of: entries, &log)
    for line in lines { clock.pass(line, &log) }
    tests[test].lines.append(
      .include(
        IncludedLines(
          path: head.path, lines: lines, location: head.location, remarks: head.remarks)))
  }

  /// The entries of an included file as set-up.
  private func setup(of entries: [Entry], _ log: inout DiagnosticLog) -> [SetupLine] {
    entries.compactMap { entry -> SetupLine? in
      switch entry {
      case .setup(let line): return line
      case .include(let head, let inner):
        return SetupLine(
          statement: .include(path: head.path, lines: setup(of: inner, &log)),
          location: head.location,
          remarks: head.remarks
        )
      case .test(let head):
        refuse("an included file holds no tests", at: head.location, &log)
      case .line(let line):
        refuse("timed lines and set-up lines stand in one included file", at: line.location, &log)
      }
      return nil
    }
  }

  /// The entries of an included file as timed lines, with those of further files in their places.
  private func lines(of entries: [Entry], _ log: inout DiagnosticLog) -> [Line] {
    entries.flatMap { entry -> [Line] in
      switch entry {
      case .line(.golden(let block)):
        refuse("a golden block stands in the test itself", at: block.location, &log)
      case .line(let line): return [line]
      case .include(_, let inner): return lines(of: inner, &log)
      case .setup(let line):
        refuse(
          "a file included inside a test holds timed lines only", at: line.location,
          hint: "`set`, `require` and `pointer` stand in the script that includes it", &log)
      case .test(let head):
        refuse("an included file holds no tests", at: head.location, &log)
      }
      return []
    }
  }

  private func refuse(
    _ reason: String, at place: SourceLocation, hint: String? = nil, _ log: inout DiagnosticLog
  ) {
    let fault = ParseFault(.includeContent, column: place.column, reason, hint: hint)
    log.add(.error, fault, file: place.file, line: place.line)
  }
}

extension Entry {
  /// Whether there is a timed line or a golden block in it.
  fileprivate var holdsLines: Bool {
    switch self {
    case .line: true
    case .include(_, let entries): entries.contains(where: \.holdsLines)
    case .setup, .test: false
    }
  }
}

extension Line {
  /// Where the line, or the first of its lines, begins.
  public var location: SourceLocation {
    switch self {
    case .timed(let timed): timed.location
    case .raw(let run): run.location
    case .golden(let block): block.location
    case .include(let included): included.location
    }
  }
}
