import DragGeometry
import Machines

extension LineReader {
  /// The content of one line.
  enum Result {
    case setup(SetupLine)
    case test(Entry.TestHead)
    case timed(TimedLine)
    case include(Entry.IncludeHead, Token)
  }

  /// Parses the whole line.
  mutating func entry(comments: Trivia) throws(SyntaxError) -> Result {
    guard let token = peek else {
      throw SyntaxError(.missingWord, column: 1, "expected a statement, found an empty line")
    }
    let location = self.location(token)
    let entry: Result
    if token.isString {
      throw SyntaxError(.unknownStatement, at: token, "a statement cannot start with a string")
    } else if let keyword = DirectiveKeyword(rawValue: token.text) {
      _ = try next("a statement")
      entry = try directive(keyword, at: location, comments)
    } else if let word = SceneStatement.word(token.text, before: behindNext) {
      _ = try next("a statement")
      entry = .setup(
        SetupLine(
          statement: .scene(try word.read(&self)), location: location, comments: comments))
    } else {
      entry = .timed(try timed(at: location, comments))
    }
    try finish()
    return entry
  }

  private mutating func directive(
    _ keyword: DirectiveKeyword, at location: SourceLocation, _ comments: Trivia
  ) throws(SyntaxError) -> Result {
    let statement: SetupLine.Statement
    switch keyword {
    case .meta:
      let key = try identifier("a key")
      statement = .meta(Meta(key: key.text, text: try string("a text")))
    case .set: statement = .set(try Setting.read(from: &self))
    case .require: statement = .require(try identifiers("a word"))
    case .hosted:
      statement = .hosted(
        HostedApplication(name: try string("the application's name"), location: location))
    case .tag: statement = .tag(try identifiers("a tag").map { $0.text })
    case .skip: statement = .skip(Reason(text: try string("a reason"), location: location))
    case .xfail: statement = .xfail(Reason(text: try string("a reason"), location: location))
    case .on: statement = try application(at: location)
    case .always: statement = .property(try property(.always, at: location))
    case .settled: statement = .property(try property(.settled, at: location))
    case .may: statement = .may(try possibleAction())
    case .test:
      let name = try string("the test's name")
      let length = (tokens.last?.endColumn ?? location.column + 1) - location.column
      return .test(
        Entry.TestHead(name: name, length: length, location: location, comments: comments))
    case .include:
      let token = try next("a path")
      guard token.isString else {
        throw SyntaxError(
          .unexpectedWord, at: token, "expected a path in quotation marks, found `\(token.text)`",
          hint: "write \"\(token.text)\"")
      }
      return .include(
        Entry.IncludeHead(path: token.text, location: location, comments: comments), token)
    }
    return .setup(SetupLine(statement: statement, location: location, comments: comments))
  }

  private mutating func timed(at location: SourceLocation, _ comments: Trivia)
    throws(SyntaxError) -> TimedLine
  {
    let stamp = try stamp()
    let pointerToken = peek
    let pointer = try pointer()
    let keyword = try next("an action or an expectation")
    let content: TimedLine.Content
    var takesPointer = true
    if !keyword.isString, let action = Action.word(keyword.text, before: self) {
      takesPointer = action.facts.contains(.ofAPointer)
      content = .action(try action.read(&self))
    } else if !keyword.isString,
      let severity = Expectation.Severity(rawValue: keyword.text)
    {
      let predicate = try predicate()
      takesPointer = predicate.facts.contains(.ofAPointer)
      content = .expectation(Expectation(severity: severity, predicate: try predicate.read(&self)))
    } else {
      throw unknownStatement(keyword, isBare: stamp == .none && pointer == nil)
    }
    if !takesPointer, pointer != nil, let pointerToken {
      warnings.append(
        SyntaxError(.pointerUnused, at: pointerToken, "the action has no pointer"))
    }
    return TimedLine(
      stamp: stamp, pointer: pointer, content, at: location, comments: comments)
  }

  private mutating func stamp() throws(SyntaxError) -> Stamp {
    guard let token = peek, !token.isString, let mark = token.text.first,
      mark == "@" || mark == "+"
    else { return .none }
    _ = try next("a stamp")
    let span = try duration(of: token, skipping: 1)
    return mark == "+"
      ? .relative(span) : .absolute(Timestamp(microseconds: span.count))
  }

  private mutating func pointer() throws(SyntaxError) -> Name? {
    guard let token = peek, !token.isString, token.text.hasSuffix(":") else { return nil }
    _ = try next("a pointer")
    var word = token
    word.text = String(token.text.dropLast())
    word.length = max(1, token.length - 1)
    return try name(of: word, "a pointer")
  }

  private func unknownStatement(_ token: Token, isBare: Bool) -> SyntaxError {
    var words = Action.keys
    words += Expectation.Severity.allCases.map { $0.rawValue }
    if isBare {
      words = DirectiveKeyword.allCases.map { $0.rawValue } + words
      words = SceneStatement.keys + words
    }
    let hint: String?
    if token.text.contains(":"), !token.isString {
      hint = "write a space after the colon of a pointer's name"
    } else if !isBare, !token.isString, Property.Moment(rawValue: token.text) != nil {
      hint = "`\(token.text)` begins a line of the set-up, which has no time and no pointer"
    } else if isBare, !token.isString, (try? duration(of: token)) != nil {
      hint = "a time begins with `@`, or with `+` relative to the line above"
    } else {
      // A word before an action was meant as a pointer, unless it is a misspelled keyword.
      let isBeforeAction = peek.map { Action.hasWord($0.text) && !$0.isString }
      hint =
        Spelling.hint(for: token.text, among: words)
        ?? (isBeforeAction == true ? "write a colon after a pointer's name" : nil)
    }
    return SyntaxError(
      .unknownStatement,
      at: token,
      isBare
        ? "unknown statement `\(token.text)`"
        : "expected an action, `expect` or `assert`, found `\(token.text)`",
      hint: hint
    )
  }
}

extension LineReader {
  /// Parses a line of the raw profile like any other line.
  static func rawSample(
    in bytes: [UInt8], _ range: Range<Int>
  ) -> (sample: RawSample, pointer: String?)? {
    guard let scalars = try? LineDecoder.scalars(bytes, range),
      let words = try? LineLexer.read(scalars), words.comment == nil
    else { return nil }
    var reader = LineReader(tokens: words.tokens, file: "", line: 0)
    guard case .timed(let line) = try? reader.entry(comments: .none), let sample = line.rawSample
    else { return nil }
    return (sample, line.pointer?.text)
  }
}

extension TimedLine {
  /// The line as a sample of the raw profile, if a sample can express it; its pointer is not set.
  var rawSample: RawSample? {
    guard case .absolute(let time) = stamp, case .action(let action) = content,
      comments.beside == nil
    else { return nil }
    let verb: RawSample.Verb
    let target: Target?
    switch action {
    case .down(let at, button: nil): (verb, target) = (.down, at)
    case .move(let at): (verb, target) = (.move, at)
    case .up(let at, moves: true): (verb, target) = (.up, at)
    case .cancel(let at): (verb, target) = (.cancel, at)
    default: return nil
    }
    var point: Point?
    if let target {
      guard case .point(let at) = target.base, target.offset == .zero else { return nil }
      point = at
    }
    return RawSample(
      time: time, point: point, verb: verb, pointer: 0, column: UInt32(location.column))
  }
}
