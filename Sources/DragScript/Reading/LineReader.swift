/// Reads the statement of one line from its words.
///
/// Every method takes the words that it needs or throws the one fault that the line is told for.
struct LineReader {
  let file: String
  let line: Int
  let tokens: [Token]
  private(set) var position = 0
  /// What is doubtful about the line and does not keep it from being used.
  var warnings: [ParseFault] = []

  init(tokens: [Token], file: String, line: Int) {
    self.tokens = tokens
    self.file = file
    self.line = line
  }

  /// The next word, where there is one.
  var peek: Token? { position < tokens.count ? tokens[position] : nil }

  /// The word behind the next one, where there is one.
  var follower: Token? { position + 1 < tokens.count ? tokens[position + 1] : nil }

  /// The column behind the last word.
  private var endColumn: Int { tokens.last?.endColumn ?? 1 }

  /// The place of a column of this line.
  func location(_ column: Int) -> SourceLocation {
    SourceLocation(file: file, line: line, column: column)
  }

  /// The place of a word.
  func location(_ token: Token) -> SourceLocation { location(token.column) }

  /// Takes a word or a text.
  mutating func next(_ what: @autoclosure () -> String) throws(ParseFault) -> Token {
    guard let token = peek else {
      throw ParseFault(.missingWord, column: endColumn, "the line ends where \(what()) is needed")
    }
    position += 1
    return token
  }

  /// Takes a word, and no text in quotation marks.
  mutating func word(_ what: @autoclosure () -> String) throws(ParseFault) -> Token {
    let token = try next(what())
    guard !token.isString else {
      throw ParseFault(
        .unexpectedWord,
        at: token,
        "a text stands where \(what()) is needed",
        hint: "leave out the quotation marks"
      )
    }
    return token
  }

  /// Takes a text in quotation marks.
  mutating func string(_ what: String) throws(ParseFault) -> String {
    let token = try next(what)
    guard token.isString else {
      throw ParseFault(
        .unexpectedWord,
        at: token,
        "`\(token.text)` stands where \(what) is needed",
        hint: "put it in quotation marks"
      )
    }
    return token.text
  }

  /// Whether the next word is this one.
  func isNext(_ text: String) -> Bool {
    guard let token = peek else { return false }
    return !token.isString && token.text == text
  }

  /// Takes a fixed word if it is the next.
  mutating func take(_ text: String) -> Bool {
    guard isNext(text) else { return false }
    position += 1
    return true
  }

  /// Takes a fixed word.
  mutating func expect(_ text: String) throws(ParseFault) {
    let token = try next("`\(text)`")
    guard !token.isString, token.text == text else {
      throw ParseFault(
        .unexpectedWord, at: token, "`\(text)` is needed here and not `\(token.text)`",
        hint: text == "=" && token.text.hasPrefix("=") ? "write a blank behind `=`" : nil)
    }
  }

  /// Takes one word of a closed set.
  mutating func choice<Choice>(_ what: String) throws(ParseFault) -> Choice
  where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
    try choice(what, among: Choice.allCases.map(\.rawValue)) { Choice(rawValue: $0) }
  }

  /// Takes a word of a closed set that the stage has, too.
  ///
  /// - Parameter what: The name of the set, for the error.
  /// - Returns: The value that the word means.
  /// - Throws: A word that is not of the set, or no word at all.
  mutating func choice<Choice: SharedWord>(_ what: String) throws(ParseFault) -> Choice {
    let values = Choice.sharedValues
    return try choice(what, among: values.map(\.word)) { text in
      values.first { $0.word == text }
    }
  }

  private mutating func choice<Choice>(
    _ what: String, among words: [String], _ value: (String) -> Choice?
  ) throws(ParseFault) -> Choice {
    let token = try word(words.count > 1 ? "one of \(Self.list(words))" : "`\(words[0])`")
    guard let choice = value(token.text) else {
      throw ParseFault(
        .unknownWord,
        at: token,
        "`\(token.text)` is no \(what)",
        hint: Spelling.hint(for: token.text, among: words) ?? "one of \(Self.list(words))"
      )
    }
    return choice
  }

  /// Takes a word of a closed set if the next word is one.
  mutating func optionalChoice<Choice>() -> Choice?
  where Choice: RawRepresentable, Choice.RawValue == String {
    guard let token = peek, !token.isString, let choice = Choice(rawValue: token.text) else {
      return nil
    }
    position += 1
    return choice
  }

  /// Checks that nothing is left.
  ///
  /// - Parameter words: What might have stood here, for the hint.
  /// - Throws: The word that is too many.
  func finish(orOneOf words: [String] = []) throws(ParseFault) {
    guard let token = peek else { return }
    throw ParseFault(
      .extraWord,
      at: token,
      "`\(token.text)` is more than the statement takes",
      hint: Spelling.hint(for: token.text, among: words) ?? ExtraWord.hint(for: token)
    )
  }

  /// Words for a message: `a`, `b` or `c`.
  static func list(_ words: some Collection<String>) -> String {
    let quoted = words.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
