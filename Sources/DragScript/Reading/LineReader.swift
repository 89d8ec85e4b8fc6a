/// Parses the statement of one line from its words.
///
/// Each method consumes the words that it needs, or throws the error that is reported for the line.
struct LineReader {
  let file: String
  let line: Int
  let tokens: [Token]
  private(set) var position = 0
  /// Warnings: findings that do not prevent the line from being used.
  var warnings: [SyntaxError] = []
  /// Indicates whether a reference may be to any index, `list[*]`: in a `may` line.
  var allowsAnyIndex = false

  init(tokens: [Token], file: String, line: Int) {
    self.tokens = tokens
    self.file = file
    self.line = line
  }

  /// The next word, if any.
  var peek: Token? { position < tokens.count ? tokens[position] : nil }

  /// The word after the next one, if any.
  var follower: Token? { word(ahead: 1) }

  /// The word so many words after the next one, if any.
  func word(ahead count: Int) -> Token? {
    position + count < tokens.count ? tokens[position + count] : nil
  }

  /// This line behind its next word.
  var behindNext: LineReader {
    var line = self
    line.position += 1
    return line
  }

  /// The column after the last word.
  private var endColumn: Int { tokens.last?.endColumn ?? 1 }

  /// The location of a column of this line.
  func location(_ column: Int) -> SourceLocation {
    SourceLocation(file: file, line: line, column: column)
  }

  /// The location of a word.
  func location(_ token: Token) -> SourceLocation { location(token.column) }

  /// Consumes a word or a quoted string.
  mutating func next(_ what: @autoclosure () -> String) throws(SyntaxError) -> Token {
    guard let token = peek else {
      throw SyntaxError(
        .missingWord, column: endColumn, "expected \(what()), found the end of the line")
    }
    position += 1
    return token
  }

  /// Consumes a word that is not a quoted string.
  mutating func word(_ what: @autoclosure () -> String) throws(SyntaxError) -> Token {
    let token = try next(what())
    guard !token.isString else {
      throw SyntaxError(
        .unexpectedWord,
        at: token,
        "expected \(what()), found a quoted string",
        hint: "remove the quotation marks"
      )
    }
    return token
  }

  /// Consumes a quoted string.
  mutating func string(_ what: String) throws(SyntaxError) -> String {
    let token = try next(what)
    guard token.isString else {
      throw SyntaxError(
        .unexpectedWord,
        at: token,
        "expected \(what) in quotation marks, found `\(token.text)`",
        hint: "write \"\(token.text)\""
      )
    }
    return token.text
  }

  /// Returns whether the next word is `text`.
  func isNext(_ text: String) -> Bool { isWord(text, ahead: 0) }

  /// Returns whether the word so many words after the next one is `text`.
  func isWord(_ text: String, ahead count: Int) -> Bool {
    guard let token = word(ahead: count) else { return false }
    return !token.isString && token.text == text
  }

  /// Consumes a fixed word if it is next.
  mutating func take(_ text: String) -> Bool {
    guard isNext(text) else { return false }
    position += 1
    return true
  }

  /// Consumes a fixed word.
  mutating func expect(_ text: String) throws(SyntaxError) {
    let token = try next("`\(text)`")
    guard !token.isString, token.text == text else {
      throw SyntaxError(
        .unexpectedWord, at: token, "expected `\(text)`, found `\(token.text)`",
        hint: text == "=" && token.text.hasPrefix("=") ? "write a space after `=`" : nil)
    }
  }

  /// Consumes one word of a closed set.
  mutating func choice<Choice>(_ what: String) throws(SyntaxError) -> Choice
  where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
    try choice(what, among: Choice.allCases.map { $0.rawValue }) { Choice(rawValue: $0) }
  }

  /// Consumes a word of a closed set that it shares with the stage.
  ///
  /// - Parameter what: The name of the set, for the error.
  /// - Returns: The value that the word means.
  /// - Throws: A word that is not of the set, or no word at all.
  mutating func choice<Choice: SharedWord>(_ what: String) throws(SyntaxError) -> Choice {
    let values = Choice.sharedValues
    return try choice(what, among: values.map { $0.word }) { text in
      values.first { $0.word == text }
    }
  }

  mutating func choice<Choice>(
    _ what: String, among list: @autoclosure () -> [String], _ value: (String) -> Choice?
  ) throws(SyntaxError) -> Choice {
    // The words are for the error alone; nearly every line has a word that is one of them.
    if let token = peek, !token.isString, let choice = value(token.text) {
      position += 1
      return choice
    }
    let words = list()
    let token = try word(words.count > 1 ? "one of \(Self.list(words))" : "`\(words[0])`")
    throw SyntaxError(
      .unknownWord,
      at: token,
      "unknown \(what) `\(token.text)`",
      hint: Spelling.hint(for: token.text, among: words) ?? "one of \(Self.list(words))"
    )
  }

  /// Consumes a word of a closed set if the next word is one.
  mutating func optionalChoice<Choice>() -> Choice?
  where Choice: RawRepresentable, Choice.RawValue == String {
    guard let token = peek, !token.isString, let choice = Choice(rawValue: token.text) else {
      return nil
    }
    position += 1
    return choice
  }

  /// A list for a message: `a`, `b` or `c`.
  static func list(_ words: some Collection<String>) -> String {
    enumeration(words.map { "`\($0)`" })
  }

  /// A list as a sentence has it: a, b or c.
  static func enumeration(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
