extension LineReader {
  /// Parses the name of a view, collection, pointer, store or application.
  mutating func name(_ what: String) throws(SyntaxError) -> Name {
    try name(of: word(what), what)
  }

  /// Parses a word as a name without a dot.
  func name(of token: Token, _ what: String) throws(SyntaxError) -> Name {
    let scalars = token.text.unicodeScalars
    guard let first = scalars.first, first.beginsIdentifier,
      scalars.allSatisfy({ $0.continuesName })
    else {
      throw SyntaxError(
        .badName,
        at: token,
        "`\(token.text)` is not a valid name of \(what)",
        hint: "a letter or `_`, then letters, digits, `_` and `-`"
      )
    }
    return Name(token.text, at: location(token))
  }

  /// Parses an identifier, which may contain dots.
  mutating func identifier(_ what: String) throws(SyntaxError) -> Name {
    let token = try word(what)
    let scalars = token.text.unicodeScalars
    guard let first = scalars.first, first.beginsIdentifier,
      scalars.allSatisfy({ $0.continuesIdentifier })
    else {
      throw SyntaxError(
        .badName, at: token, "`\(token.text)` is not a valid name of \(what)",
        hint: "a letter or `_`, then letters, digits, `_`, `-` and `.`")
    }
    return Name(token.text, at: location(token))
  }

  /// Parses one or more identifiers, up to the line's end.
  mutating func identifiers(_ what: String) throws(SyntaxError) -> [Name] {
    var names = [try identifier(what)]
    while peek != nil { names.append(try identifier(what)) }
    return names
  }

  /// Parses an item's id, which may begin with a digit.
  mutating func itemID() throws(SyntaxError) -> Name { try itemID(of: word("an item's id")) }

  /// Parses a word as an item's id.
  func itemID(of token: Token) throws(SyntaxError) -> Name {
    let scalars = token.text.unicodeScalars
    guard let first = scalars.first, first.beginsIdentifier || first.isDigit,
      scalars.allSatisfy({ $0.continuesIdentifier })
    else {
      throw SyntaxError(
        .badName, at: token, "`\(token.text)` is not a valid item id",
        hint: "letters, digits, `_`, `-` and `.`")
    }
    return Name(token.text, at: location(token))
  }

  /// Parses item ids up to the line's end; there may be none.
  mutating func itemIDs() throws(SyntaxError) -> [Name] {
    var ids: [Name] = []
    while peek != nil { ids.append(try itemID()) }
    return ids
  }

  /// Parses ids and numbered runs up to the line's end; there may be none.
  mutating func itemRuns() throws(SyntaxError) -> [ItemRun] {
    var runs: [ItemRun] = []
    while peek != nil { runs.append(try itemRun()) }
    return runs
  }

  /// Parses an id, or a run of numbered ones, such as `cell[0..99]`.
  private mutating func itemRun() throws(SyntaxError) -> ItemRun {
    guard let next = peek, !next.isString, next.text.hasSuffix("]") else {
      return ItemRun(try itemID())
    }
    let token = try word("ids")
    var reader = WordReader(token)
    return try itemRun(from: &reader, in: token)
  }

  /// Parses a run of numbered ids up to the end of its word.
  func itemRun(from reader: inout WordReader, in token: Token) throws(SyntaxError) -> ItemRun {
    let name = reader.take { $0 != "[" }
    let scalars = name.unicodeScalars
    guard scalars.first.map({ $0.beginsIdentifier || $0.isDigit }) ?? true,
      scalars.allSatisfy({ $0.continuesIdentifier }), reader.take("["),
      let first = Int(reader.digits()), reader.take(text: ".."), let last = Int(reader.digits()),
      reader.take("]"), reader.isAtEnd
    else {
      throw SyntaxError(
        .badName, at: token, "expected a run of items, found `\(token.text)`",
        hint: "a name and two numbers, such as cell[0..99]")
    }
    guard first <= last, last <= ItemRun.greatestNumber, last - first < ItemRun.mostItems else {
      throw SyntaxError(
        .valueOutOfRange, at: token,
        "expected an ascending run up to \(ItemRun.greatestNumber),"
          + " of at most \(ItemRun.mostItems) items, found `\(token.text)`")
    }
    return ItemRun(Name(name, at: location(token)), numbers: first...last)
  }

  /// Parses ids and numbered runs up to the line's end, with `/` between sections.
  mutating func sections() throws(SyntaxError) -> [[ItemRun]] {
    var sections: [[ItemRun]] = [[]]
    var count = 0
    while let token = peek {
      if take("/") {
        sections.append([])
        continue
      }
      let run = try itemRun()
      count += run.count
      guard count <= ItemRun.mostItems else {
        throw SyntaxError(
          .valueOutOfRange, at: token,
          "the runs have more than \(ItemRun.mostItems) items in all")
      }
      sections[sections.count - 1].append(run)
    }
    return sections
  }

  /// Parses a type identifier or a MIME type.
  mutating func type() throws(SyntaxError) -> String { try type(of: word("a type")) }

  /// Parses a word as a type identifier or a MIME type.
  func type(of token: Token) throws(SyntaxError) -> String {
    let scalars = token.text.unicodeScalars
    guard let first = scalars.first, first.beginsIdentifier || first.isDigit,
      scalars.allSatisfy({ $0.continuesType })
    else {
      throw SyntaxError(
        .badName, at: token, "`\(token.text)` is not a valid type",
        hint: "a type identifier such as public.plain-text, or a MIME type such as text/plain")
    }
    return token.text
  }

  /// The keywords followed by a comma-separated list in one word.
  private static let listWords: Set = [
    "types", "formats", "from", "ext", "mime", "reads", "writes",
  ]

  /// Parses a comma-separated list of types in one word.
  mutating func types() throws(SyntaxError) -> [String] {
    var types: [String] = []
    for part in try list("a type") { types.append(try type(of: part)) }
    return types
  }

  /// Parses a comma-separated list of words in one word.
  mutating func list(_ what: String) throws(SyntaxError) -> [Token] {
    let token = try word(what)
    let parts = Self.parts(of: token)
    guard !parts.contains(where: { $0.text.isEmpty }) else {
      throw SyntaxError(
        .badName, at: token, "expected a word on either side of a comma, found `\(token.text)`",
        hint: "a list is one word, with commas between its parts and no spaces, such as"
          + " public.png,public.text")
    }
    return parts
  }

  /// A hint for a word after a list, which may be a part of the list after a stray space.
  func hintForList(endingBefore token: Token) -> String? {
    guard let index = tokens.firstIndex(where: { $0.column == token.column }), index >= 2,
      Self.listWords.contains(tokens[index - 2].text)
    else { return nil }
    return
      "a list is one word, with commas between its parts: `\(tokens[index - 1].text),\(token.text)`"
  }

  /// The parts of a word between its commas, each with its column.
  static func parts(of token: Token) -> [Token] {
    var column = token.column
    return token.text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let length = part.unicodeScalars.count
      defer { column += length + 1 }
      return Token(
        text: String(part), isString: false, column: column, length: max(1, length))
    }
  }

  /// Parses a word that may be given once.
  ///
  /// - Returns: Its place among the words.
  mutating func option(
    among words: [String], given: inout Set<Int>
  ) throws(SyntaxError) -> Int {
    let token = try word("an option")
    guard let place = words.firstIndex(of: token.text) else {
      throw SyntaxError(
        .unknownOption,
        at: token,
        "unknown option `\(token.text)`",
        hint: Spelling.hint(for: token.text, among: words) ?? hintForList(endingBefore: token)
          ?? "one of \(Self.list(words))"
      )
    }
    guard given.insert(place).inserted else {
      throw SyntaxError(.givenTwice, at: token, "`\(token.text)` is given twice")
    }
    return place
  }
}
