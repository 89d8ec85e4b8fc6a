import DragSessions

extension LineReader {
  /// Parses a pattern of trace lines, with its keys.
  mutating func pattern() throws(SyntaxError) -> CallPattern {
    let token = try word("a pattern")
    return try withKeys(try pattern(token.text, of: token))
  }

  /// Parses a pattern with its quantifier and keys.
  mutating func sequenceStep() throws(SyntaxError) -> SequenceStep {
    let token = try word("a pattern")
    let text = token.text
    let last = text.last.map(String.init) ?? ""
    // The star of `list.*` is the word; the second one of `list.**` is the quantifier.
    guard let quantifier = SequenceStep.Quantifier(rawValue: last), !text.hasSuffix(".*") else {
      return SequenceStep(pattern: try withKeys(try pattern(text, of: token)), quantifier: .one)
    }
    let pattern = try pattern(String(text.dropLast()), of: token)
    return SequenceStep(pattern: try withKeys(pattern), quantifier: quantifier)
  }

  private func pattern(_ text: String, of token: Token) throws(SyntaxError) -> CallPattern {
    guard let dot = text.firstIndex(of: ".") else {
      throw SyntaxError(
        .badPattern, at: token, "expected a pattern, found `\(token.text)`",
        hint: "a name and a trace word separated by a dot, such as list.enter, *.enter,"
          + " list.insert or list.*")
    }
    let name = String(text[..<dot])
    let word = String(text[text.index(after: dot)...])
    let scalars = name.unicodeScalars
    guard
      name == "*"
        || scalars.first?.beginsIdentifier == true
          && scalars.allSatisfy({ $0.continuesName })
    else {
      throw SyntaxError(
        .badPattern, at: token, "`\(name)` is not a valid name in a pattern",
        hint: "a name or `*`, then a dot")
    }
    guard word == "*" || Callback(rawValue: word) != nil || TraceWord(rawValue: word) != nil else {
      let words = Callback.allCases.map { $0.rawValue } + TraceWord.allCases.map { $0.rawValue }
      throw SyntaxError(
        .unknownCallback, at: token, "unknown callback or trace word `\(word)`",
        hint: Spelling.hint(for: word, among: words))
    }
    return CallPattern(
      name: name == "*" ? nil : name, word: word == "*" ? nil : word, location: location(token))
  }

  /// Parses the `KEY=VALUE` words after a pattern.
  private mutating func withKeys(_ pattern: CallPattern) throws(SyntaxError) -> CallPattern {
    var pattern = pattern
    let known = Self.keys(of: pattern.word)
    while let token = peek, !token.isString, let mark = token.text.firstIndex(of: "="),
      mark != token.text.startIndex, token.text.first?.isLetter == true
    {
      let key = String(token.text[..<mark])
      let value = String(token.text[token.text.index(after: mark)...])
      guard known.contains(key) else {
        throw SyntaxError(
          .badPattern, at: token,
          "unknown key `\(key)` of a line `\(pattern.name ?? "*").\(pattern.word ?? "*")`",
          hint: Spelling.hint(for: key, among: known) ?? "its keys are \(Self.list(known))")
      }
      guard !pattern.keys.contains(where: { $0.key == key }) else {
        throw SyntaxError(.givenTwice, at: token, "`\(key)` is given twice")
      }
      pattern.keys.append(CallPattern.Key(key: key, value: value))
      _ = try word("a key")
    }
    return pattern
  }

  /// The keys of lines with a word; without a word, those of all lines.
  private static func keys(of word: String?) -> [String] {
    let callbacks = Callback.allCases.filter { word == nil || $0.rawValue == word }
    let words = TraceWord.allCases.filter { word == nil || $0.rawValue == word }
    var keys: [String] = []
    for key in callbacks.flatMap({ $0.traceKeys }) + words.flatMap({ $0.keys }) + ["session"]
    where !keys.contains(key) {
      keys.append(key)
    }
    return keys
  }

  /// Parses a text as a callback.
  func callback(_ text: String, at token: Token) throws(SyntaxError) -> Callback {
    guard let callback = Callback(rawValue: text) else {
      let hint =
        text == "provider"
        ? "the result of a load is an option of its `provider` line"
        : Spelling.hint(for: text, among: Callback.allCases.map { $0.rawValue })
      throw SyntaxError(
        .unknownCallback, at: token, "unknown callback `\(text)`", hint: hint)
    }
    return callback
  }
}
