// How parts of a line are put together.

extension Part {
  /// A part behind a word.
  static func then(_ word: String, _ part: Part) -> Part {
    Part(WordList(word, part.form).text) { (line: inout LineReader) throws(SyntaxError) in
      try line.expect(word)
      return try part.read(&line)
    } text: {
      WordList(word, part.text($0)).text
    } find: {
      part.find($0, &$1)
    }
  }

  /// A part before a word.
  static func before(_ word: String, _ part: Part) -> Part {
    Part("\(part.form) \(word)") { (line: inout LineReader) throws(SyntaxError) in
      let value = try part.read(&line)
      try line.expect(word)
      return value
    } text: {
      "\(part.text($0)) \(word)"
    } find: {
      part.find($0, &$1)
    }
  }

  /// A part behind a word, or neither.
  static func after<Wrapped>(_ word: String, _ part: Part<Wrapped>) -> Part
  where Value == Wrapped? {
    Part("[\(word) \(part.form)]") { (line: inout LineReader) throws(SyntaxError) in
      line.take(word) ? try part.read(&line) : nil
    } text: {
      $0.map { WordList(word, part.text($0)).text } ?? ""
    } find: {
      if let value = $0 { part.find(value, &$1) }
    }
  }

  /// A part behind a word; without the word it is a value, which is not written.
  static func after(_ word: String, _ part: Part, else standard: Value) -> Part
  where Value: Equatable {
    let optional = Part<Value?>.after(word, part)
    return Part(optional.form) { (line: inout LineReader) throws(SyntaxError) in
      try optional.read(&line) ?? standard
    } text: {
      $0 == standard ? "" : optional.text($0)
    } find: {
      optional.find($0, &$1)
    }
  }

  /// A part that the end of the line may take the place of.
  static func optional<Wrapped>(_ part: Part<Wrapped>) -> Part where Value == Wrapped? {
    Part("[\(part.form)]") { (line: inout LineReader) throws(SyntaxError) in
      line.peek == nil ? nil : try part.read(&line)
    } text: {
      $0.map(part.text) ?? ""
    } find: {
      if let value = $0 { part.find(value, &$1) }
    }
  }

  /// A part or the word `none`.
  static func orNone<Wrapped>(_ part: Part<Wrapped>) -> Part where Value == Wrapped? {
    Part(part.form) { (line: inout LineReader) throws(SyntaxError) in
      line.take("none") ? nil : try part.read(&line)
    } text: {
      $0.map(part.text) ?? "none"
    } find: {
      if let value = $0 { part.find(value, &$1) }
    }
  }

  /// One or more of a part, up to the end of the line.
  ///
  /// - Parameters:
  ///   - part: The first one.
  ///   - other: Another one, where its errors say something else.
  /// - Returns: The parts as one.
  static func several<Element>(
    _ part: Part<Element>, then other: Part<Element>? = nil
  ) -> Part where Value == [Element] {
    Part("\(part.form)…") { (line: inout LineReader) throws(SyntaxError) in
      var values = [try part.read(&line)]
      while line.peek != nil { values.append(try (other ?? part).read(&line)) }
      return values
    } text: {
      $0.map(part.text).joined(separator: " ")
    } find: {
      for value in $0 { part.find(value, &$1) }
    }
  }

  /// A part and another one behind it.
  static func two<First, Second>(_ first: Part<First>, _ second: Part<Second>) -> Part
  where Value == (First, Second) {
    Part(WordList(first.form, second.form).text) { (line: inout LineReader) throws(SyntaxError) in
      (try first.read(&line), try second.read(&line))
    } text: {
      WordList(first.text($0.0), second.text($0.1)).text
    } find: {
      first.find($0.0, &$1)
      second.find($0.1, &$1)
    }
  }

  /// Three parts, one behind the other.
  static func three<First, Second, Third>(
    _ first: Part<First>, _ second: Part<Second>, _ third: Part<Third>
  ) -> Part where Value == (First, Second, Third) {
    let rest = Part<(Second, Third)>.two(second, third)
    return Part(WordList(first.form, rest.form).text) {
      (line: inout LineReader) throws(SyntaxError) in
      let value = try first.read(&line)
      let others = try rest.read(&line)
      return (value, others.0, others.1)
    } text: {
      WordList(first.text($0.0), rest.text(($0.1, $0.2))).text
    } find: {
      first.find($0.0, &$1)
      rest.find(($0.1, $0.2), &$1)
    }
  }

  /// A part whose errors have a hint, unless they have one.
  ///
  /// - Parameters:
  ///   - hint: The hint.
  ///   - replaces: Whether it takes the place of another one.
  /// - Returns: The part.
  func hinted(_ hint: String, replaces: Bool = false) -> Part {
    Part(form) { (line: inout LineReader) throws(SyntaxError) in
      do throws(SyntaxError) {
        return try read(&line)
      } catch {
        throw error.hinted(hint, replaces: replaces)
      }
    } text: {
      text($0)
    } find: {
      find($0, &$1)
    }
  }
}

extension Part<String?> {
  /// A text in quotation marks, or `none`.
  static var textOrNone: Part { .orNone(.quoted("a quoted string, or `none`")) }
}

/// Two texts with a space between them, or one of them where the other one is empty.
private struct WordList {
  let text: String

  init(_ first: String, _ second: String) {
    text = first.isEmpty || second.isEmpty ? first + second : "\(first) \(second)"
  }
}
