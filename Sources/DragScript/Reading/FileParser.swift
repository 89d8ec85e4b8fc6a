/// Parses one file line by line; an invalid line costs one diagnostic and affects no other line.
struct FileParser {
  let source: SourceFile
  private let scanner = RawScanner()
  private var result = FileEntries()
  private var hasHeader = false
  private var window: TextWindow
  private var line = 1
  /// The offset of the current line in the text.
  private var lineStart = 0
  /// The comments and empty lines since the last statement.
  private var above: [String] = []
  private var run: RunBuilder
  private var golden: [GoldenLine] = []
  private var goldenComments = Trivia.none
  /// The keys that the current set-up, or the current test, has set so far.
  private var keys: Set<String> = []

  private init(_ source: SourceFile) {
    self.source = source
    window = TextWindow(source.text)
    run = RunBuilder(file: source.name, text: source.text)
  }

  /// The entries of a file and its includes.
  static func entries(of source: SourceFile, in context: inout ParseContext) -> FileEntries {
    var parser = FileParser(source)
    parser.read(&context)
    return parser.result
  }

  private mutating func read(_ context: inout ParseContext) {
    // Another program's file may have gigabytes, each line of which would be an error.
    guard source.text.mayBeScript else { return missHeader(column: 1, &context) }
    if window.reachLine(), window.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      window.position = 3
      let fault = SyntaxError(
        .byteOrderMark, column: 1, "unexpected byte order mark",
        hint: "save the file as UTF-8 without byte order mark")
      context.log.add(.error, fault, file: source.name, line: 1)
    }
    while window.reachLine() {
      if hasHeader { readRawLines() }
      lineStart = window.offset
      guard let range = window.takeLine() else { break }
      do {
        guard try readLine(range, &context) else { return }
      } catch {
        context.log.add(.error, error, file: source.name, line: line)
        suppressed(window.bytes[range], &context)
        above = []
        flush()
      }
      line += 1
    }
    reportUnread(&context)
    if !hasHeader {
      let fault = SyntaxError(
        .missingHeader, column: 1, "expected the header, found an empty file",
        hint: "begin with `dragscript 1`")
      context.log.add(.error, fault, file: source.name, line: 1)
    }
    flush()
    while above.last == "" { above.removeLast() }
    result.closingComments = above
  }

  private mutating func readRawLines() {
    // A run has its comments above it; between its lines there are none.
    guard run.count > 0, above.isEmpty else { return }
    let before = run.count
    while window.reachLine(), let sample = window.takeRawLine(scanner, &run.pointers) {
      run.add(sample)
    }
    run.end(at: window.offset)
    line += run.count - before
  }

  /// A text that ends before its measured end has changed while it was read.
  private func reportUnread(_ context: inout ParseContext) {
    guard window.isBroken else { return }
    let fault = SyntaxError(
      .fileChanged, column: 1, "the file changed while it was read",
      hint: "try again when no program is writing to it")
    context.log.add(.error, fault, file: source.name, line: line)
  }

  /// Parses one line from its words; false ends the file.
  private mutating func readLine(_ range: Range<Int>, _ context: inout ParseContext)
    throws(SyntaxError) -> Bool
  {
    let scalars = try LineDecoder.scalars(window.bytes, range, omitted: window.omitted)
    let first = scalars.firstIndex { !$0.isSpace }
    if let first, scalars[first] == "|" {
      if !hasHeader { missHeader(column: first + 1, &context) }
      try addGolden(scalars, column: first + 1)
      return true
    }
    let words = try LineLexer.read(scalars)
    guard let keyword = words.tokens.first else {
      flush()
      comment(words.comment ?? "")
      return true
    }
    let isHeader = keyword.text == "dragscript" && !keyword.isString
    if !hasHeader {
      if isHeader { return try readHeader(words, &context) }
      missHeader(column: keyword.column, &context)
    }
    if isHeader {
      throw SyntaxError(
        .repeatedHeader, at: keyword, "the header is repeated")
    }
    let comments = Trivia(above: takeComments(), beside: words.comment)
    var reader = LineReader(tokens: words.tokens, file: source.name, line: line)
    let entry = try reader.entry(comments: comments)
    try add(entry, keyword, words.tokens, &context)
    for warning in reader.warnings {
      context.log.add(.warning, warning, file: source.name, line: line)
    }
    return true
  }

  private mutating func comment(_ text: String) {
    guard !(text.isEmpty && above.last == "") else { return }
    above.append(text)
  }

  private mutating func takeComments() -> [String] {
    defer { above = [] }
    return above
  }

  private mutating func missHeader(column: Int, _ context: inout ParseContext) {
    hasHeader = true
    let fault = SyntaxError(
      .missingHeader, column: column, "expected the header as the first statement",
      hint: "begin with `dragscript 1`")
    context.log.add(.error, fault, file: source.name, line: line)
  }

  private mutating func readHeader(
    _ words: LineLexer.Result, _ context: inout ParseContext
  ) throws(SyntaxError) -> Bool {
    hasHeader = true
    var reader = LineReader(tokens: words.tokens, file: source.name, line: line)
    try reader.expect("dragscript")
    guard let token = reader.peek, !token.isString, token.text == "1" else {
      let fault = SyntaxError(
        .unknownVersion, at: reader.peek ?? words.tokens[0],
        "unknown version", hint: "write `dragscript 1`")
      context.log.add(.error, fault, file: source.name, line: line)
      // The rest of the file has no known meaning in another version.
      context.suppressed.isTotal = true
      return false
    }
    result.version = try reader.int("a version")
    try reader.finish()
    result.headerComments = Trivia(above: takeComments(), beside: words.comment)
    return true
  }

  private mutating func addGolden(_ scalars: [Unicode.Scalar], column: Int) throws(SyntaxError) {
    let line = try GoldenLine.compile(
      String(scalars: scalars[column...]), column: column,
      at: SourceLocation(file: source.name, line: line, column: column))
    finishRun()
    if golden.isEmpty { goldenComments = Trivia(above: takeComments()) }
    golden.append(line)
  }

  private mutating func add(
    _ entry: LineReader.Result, _ keyword: Token, _ tokens: [Token],
    _ context: inout ParseContext
  ) throws(SyntaxError) {
    switch entry {
    case .setup(let setup):
      flush()
      result.entries.append(.setup(setup))
      if case .set = setup.statement, tokens.count > 1,
        !keys.insert(tokens[1].text).inserted
      {
        let fault = SyntaxError(
          .givenTwice, at: tokens[1], "`\(tokens[1].text)` is set twice",
          hint: "the last value is used")
        context.log.add(.warning, fault, file: source.name, line: line)
      }
    case .test(let head):
      flush()
      keys = []
      result.entries.append(.test(head))
    case .timed(let timed):
      finishGolden()
      addTimed(timed)
    case .include(let head, let token):
      flush()
      let entries = try included(head, token, &context)
      result.entries.append(.include(head, entries))
    }
  }

  /// Adds a timed line to the raw run if a raw line can express it.
  private mutating func addTimed(_ timed: TimedLine) {
    guard var sample = timed.rawSample else {
      finishRun()
      result.entries.append(.line(.timed(timed)))
      return
    }
    if !timed.comments.above.isEmpty { finishRun() }
    let name = timed.pointer ?? Name(TimedLine.defaultPointer, at: timed.location)
    if run.pointers.index(of: name.text) == nil, run.pointers.add(name) == nil {
      finishRun()
      _ = run.pointers.add(name)
    }
    guard let pointer = run.pointers.index(of: name.text) else { return }
    sample.pointer = UInt16(truncatingIfNeeded: pointer)
    if run.count == 0 {
      run.begin(sample, line: line, from: lineStart, comments: timed.comments)
    } else {
      run.add(sample)
    }
    run.end(at: window.offset)
  }

  private mutating func flush() {
    finishRun()
    finishGolden()
  }

  private mutating func finishRun() {
    guard let finished = run.finish() else { return }
    result.entries.append(.line(.raw(finished)))
  }

  private mutating func finishGolden() {
    guard !golden.isEmpty else { return }
    result.entries.append(.line(.golden(GoldenBlock(lines: golden, comments: goldenComments))))
    golden = []
  }
}
