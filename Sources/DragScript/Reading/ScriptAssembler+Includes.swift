extension ScriptAssembler {
  mutating func addInclude(
    _ head: Entry.IncludeHead, _ entries: [Entry], _ log: inout DiagnosticLog
  ) {
    let isBelowLines = tests.last.map { !$0.lines.isEmpty } ?? false
    let holdsLines = entries.contains(where: { $0.holdsLines })
    guard isBelowLines || holdsLines else {
      let lines = setup(of: entries, &log)
      addSetup(
        SetupLine(
          statement: .include(path: head.path, lines: lines),
          location: head.location,
          comments: head.comments
        ), &log)
      return
    }
    guard let test = testForLines(at: head.location, &log) else { return }
    let lines = lines(of: entries, &log)
    addIncluded(
      IncludedLines(
        path: head.path, lines: lines, location: head.location, comments: head.comments),
      to: test, &log)
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
          comments: head.comments
        )
      case .test(let head):
        refuse("an included file cannot contain tests", at: head.location, &log)
      case .line(let line):
        refuse(
          "an included file cannot contain both timed lines and set-up lines", at: line.location,
          &log)
      }
      return nil
    }
  }

  /// The entries of an included file as timed lines, with further includes expanded.
  ///
  /// Set-up lines of an imported recording must agree with the set-up above, or they are rejected.
  private func lines(of entries: [Entry], _ log: inout DiagnosticLog) -> [Line] {
    entries.flatMap { entry -> [Line] in
      switch entry {
      case .line(.golden(let block)):
        refuse("an included file cannot contain a golden block", at: block.location, &log)
      case .line(let line): return [line]
      case .include(_, let inner): return lines(of: inner, &log)
      case .setup(let line):
        if let difference = known.difference(to: line) {
          refuse(difference.message, at: line.location, hint: difference.hint, &log)
        }
      case .test(let head):
        refuse("an included file cannot contain tests", at: head.location, &log)
      }
      return []
    }
  }

  private func refuse(
    _ reason: String, at location: SourceLocation, hint: String? = nil, _ log: inout DiagnosticLog
  ) {
    let fault = SyntaxError(.includeContent, column: location.column, reason, hint: hint)
    log.add(.error, fault, file: location.file, line: location.line)
  }
}

extension Entry {
  /// Indicates whether it contains a timed line or a golden block.
  fileprivate var holdsLines: Bool {
    switch self {
    case .line: true
    case .include(_, let entries): entries.contains(where: { $0.holdsLines })
    case .setup, .test: false
    }
  }
}
