/// The diagnostics of a script and its includes, at most 20 per file.
struct DiagnosticLog {
  static let limit = 20

  private struct Entry {
    var diagnostic: Diagnostic
    var order: Int
  }

  private(set) var sources: [SourceFile] = []
  private var includes: [[SourceLocation]] = []
  private var entries: [[Entry]] = []
  /// The number of entries already dropped, by file index.
  private var omitted: [Int: Int] = [:]
  private var indices: [String: Int] = [:]
  private var count = 0
  private(set) var hasErrors = false

  /// Registers a file so that its lines can be quoted; `includes` are the `include` lines that lead
  /// to it, innermost first, and are reported with its errors.
  mutating func add(_ source: SourceFile, reachedBy includes: [SourceLocation]) {
    guard indices[source.name] == nil else { return }
    indices[source.name] = sources.count
    sources.append(source)
    self.includes.append(includes)
    entries.append([])
  }

  /// Records an error; an error repeated at the same location (a file included twice) is recorded once.
  mutating func add(
    _ severity: Diagnostic.Severity, _ fault: SyntaxError, file: String, line: Int
  ) {
    if severity == .error { hasErrors = true }
    guard let index = indices[file] else { return }
    let location = SourceLocation(file: file, line: line, column: fault.column)
    let isKnown = entries[index].suffix(64).contains {
      $0.diagnostic.location == location && $0.diagnostic.code == fault.code.rawValue
        && $0.diagnostic.message == fault.message
    }
    guard !isKnown else { return }
    count += 1
    let entry = Entry(
      diagnostic: Diagnostic(
        severity,
        code: fault.code.rawValue,
        at: location,
        message: fault.message,
        hint: fault.hint,
        quote: SourceQuote(line: "", column: 1, length: fault.length)
      ),
      order: count
    )
    entries[index].append(entry)
    // Names are resolved after the whole text is read, so a later error may be further up.
    if entries[index].count >= 8 * Self.limit { trim(index) }
  }

  /// Returns whether the file already has so many errors that a further one is unlikely to be
  /// reported.
  func isCrowded(_ file: String) -> Bool {
    guard let index = indices[file] else { return true }
    return entries[index].count + omitted[index, default: 0] >= 4 * Self.limit
  }

  private mutating func trim(_ index: Int) {
    entries[index].sort(by: Self.comesFirst)
    let extra = entries[index].count - Self.limit - 1
    guard extra > 0 else { return }
    entries[index].removeLast(extra)
    omitted[index, default: 0] += extra
  }

  private static func comesFirst(_ left: Entry, _ right: Entry) -> Bool {
    let (first, second) = (left.diagnostic.location, right.diagnostic.location)
    return (first.line, first.column, left.order) < (second.line, second.column, right.order)
  }

  /// All diagnostics: files in the order they were opened, each file by line and column.
  mutating func diagnostics() -> [Diagnostic] {
    var all: [Diagnostic] = []
    for index in sources.indices {
      entries[index].sort(by: Self.comesFirst)
      for entry in entries[index].prefix(Self.limit) {
        all.append(quoted(entry.diagnostic, from: index))
      }
      let left = entries[index].count - Self.limit + omitted[index, default: 0]
      guard left > 0, entries[index].indices.contains(Self.limit) else { continue }
      let first = entries[index][Self.limit].diagnostic
      let note = Diagnostic(
        .note,
        code: DiagnosticCode.tooManyDiagnostics.rawValue,
        at: first.location,
        message: left == 1
          ? "1 more error is omitted, here" : "\(left) more errors are omitted, the first one here",
        hint: "fix the errors above and check the file again",
        quote: SourceQuote(line: "", column: 1, length: 1)
      )
      all.append(quoted(note, from: index))
    }
    return all
  }

  private func quoted(_ diagnostic: Diagnostic, from index: Int) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.quote = SourceQuote(
      at: diagnostic.location, length: diagnostic.quote.length, in: sources[index].text)
    diagnostic.includedFrom = includes[index]
    return diagnostic
  }
}
