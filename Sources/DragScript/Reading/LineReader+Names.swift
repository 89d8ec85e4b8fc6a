extension LineReader {
  /// Takes the name of a view, collection, pointer, store or application.
  mutating func name(_ what: String) throws(ParseFault) -> Name {
    try name(of: word(what), what)
  }

  /// A word as a name without a dot.
  func name(of token: Token, _ what: String) throws(ParseFault) -> Name {
    let scalars = token.text.unicodeScalars
    guard let first = scalars.first, first.beginsIdentifier,
      scalars.allSatisfy(\.continuesName)
    else {
      throw ParseFault(
        .badName,
        at: token,
        "`\(token.text)` cannot be the name of \(what)",
        hint: "a letter or `_`, then letters, digits, `_` and `-`"
      )
    }
    return Name(token.text, at: location(token))
  }

  /// Takes an identifier, which may hold dots.
  mutating func identifier(_ what: String) throws(ParseFault) -> Name {
    let token = try word(what)
    let scalars = token.text.unicodeScalars
    guard let first = scalars.first, first.beginsIdentifier,
      scalars.allSatisfy(\.continuesIdentifier)
    else {
      throw ParseFault(
        .badName, at: token, "`\(token.text)` cannot be \(what)",
        hint: "a letter or `_`, then letters, digits, `_`, `-` and `.`")
    }
    return Name(token.text, at: location(token))
  }

  /// Takes one or more identifiers, up to the line's end.
  mutating func identifiers(_ what: String) throws(ParseFault) -> [Name] {
    var names = [try identifier(what)]
    while peek != nil { names.append(try identifier(what)) }
    return names
  }

  /// Takes an item's id, which may begin with a digit.
  mutating func itemID() throws(ParseFault) -> Name { try itemID(of: word("an item's id")) }

  /// A word as an item's id.
  func itemID(of token: Token) throws(ParseFault) -> Name {
    let scalars = token.text.unicodeScalars
    guard let first = scalars.first, first.beginsIdentifier || first.isDigit,
      scalars.allSatisfy(\.continuesIdentifier)
    else {
      throw ParseFault(
        .badName, at: token, "`\(token.text)` cannot be an item's id",
        hint: "letters, digits, `_`, `-` and `.`")
    }
    return Name(token.text, at: location(token))
  }

  /// Takes the ids of items up to the line's end, where there are any.
  mutating func itemIDs() throws(ParseFault) -> [Name] {
    var ids: [Name] = []
    while peek != nil { ids.append(try itemID()) }
    return ids
  }

  /// Takes ids and runs of numbered ones up to the line's end, where there are any.
  mutating func itemRuns() throws(ParseFault) -> [ItemRun] {
    var runs: [ItemRun] = []
    while let token = peek {
      guard !token.isString, token.text.hasSuffix("]") else {
        runs.append(ItemRun(try itemID()))
        continue
      }
      runs.append(try itemRun())
    }
    return runs
  }

  /// Takes a run of numbered ids, such as `cell[0..99]`.
  private mutating func itemRun() throws(ParseFault) -> ItemRun {
    let token = try word("ids")
    var reader = WordReader(token)
    let name = reader.take { $0 != "[" }
    let scalars = name.unicodeScalars
    guard scalars.first.map({ $0.beginsIdentifier || $0.isDigit }) ?? true,
      scalars.allSatisfy(\.continuesIdentifier), reader.take("["),
      let first = Int(reader.digits()), reader.take(text: ".."), let last = Int(reader.digits()),
      reader.take("]"), reader.isAtEnd
    else {
      throw ParseFault(
        .badName, at: token, "`\(token.text)` is no run of items",
        hint: "a name and two numbers, such as cell[0..99]")
    }
    guard first <= last, last <= ItemRun.greatestNumber, last - first < ItemRun.mostItems else {
      throw ParseFault(
        .valueOutOfRange, at: token,
        "a run counts upwards to \(ItemRun.greatestNumber) at most,"
          + " and has at most \(ItemRun.mostItems) items")
    }
    return ItemRun(Name(name, at: location(token)), numbers: first...last)
  }

  /// Takes ids up to the line's end, with `/` between sections.
  mutating func sections() throws(ParseFault) -> [[String]] {
    var sections: [[String]] = [[]]
    while peek != nil {
      if take("/") {
        sections.append([])
      } else {
        sections[sections.count - 1].append(try itemID().text)
      }
    }
    return sections
  }

  /// Takes a type identifier or a MIME type.
  mutating func type() throws(ParseFault) -> String { try type(of: word("a type")) }

  /// A word as a type identifier or a MIME type.
  func type(of token: Token) throws(ParseFault) -> String {
    let scalars = token.text.unicodeScalars
    guard let first = scalars.first, first.beginsIdentifier || first.isDigit,
      scalars.allSatisfy(\.continuesType)
    else {
      throw ParseFault(
        .badName, at: token, "`\(token.text)` cannot be a type",
        hint: "a type identifier such as public.plain-text, or a MIME type such as text/plain")
    }
    return token.text
  }

  /// The words behind which a list stands, in one word.
  private static let listWords: Set = [
    "types", "formats", "from", "ext", "mime", "reads", "writes",
  ]

  /// Takes types with commas between them, in one word.
  mutating func types() throws(ParseFault) -> [String] {
    var types: [String] = []
    for part in try list("a type") { types.append(try type(of: part)) }
    return types
  }

  /// Takes words with commas between them, in one word.
  mutating func list(_ what: String) throws(ParseFault) -> [Token] {
    let token = try word(what)
    let parts = Self.parts(of: token)
    guard !parts.contains(where: \.text.isEmpty) else {
      throw ParseFault(
        .badName, at: token, "`\(token.text)` names nothing at a comma",
        hint: "a list is one word, with commas between its parts and no spaces, such as"
          + " public.png,public.text")
    }
    return parts
  }

  /// A hint for a word that stands behind a list, as if a space separated its parts.
  func hintForList(endingBefore token: Token) -> String? {
    guard let place = tokens.firstIndex(where: { $0.column == token.column }), place >= 2,
      Self.listWords.contains(tokens[place - 2].text)
    else { return nil }
    return
      "a list is one word, with commas between its parts: `\(tokens[place - 1].text),\(token.text)`"
  }

  /// The parts of a word between its commas, each with its place.
  static func parts(of token: Token) -> [Token] {
    var column = token.column
    return token.text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let length = part.unicodeScalars.count
      defer { column += length + 1 }
      return Token(
        text: String(part), isString: false, column: column, length: max(1, length))
    }
  }

  /// Takes a comparison.
  mutating func comparison() throws(ParseFault) -> Comparison {
    let token = try word("a comparison")
    guard let comparison = Comparison(rawValue: token.text) else {
      let all = Comparison.allCases.map(\.rawValue)
      throw ParseFault(
        .badComparison, at: token, "`\(token.text)` is no comparison",
        hint: "\(Self.list(all)), with a blank on either side")
    }
    return comparison
  }

  /// Takes a comparison that words allow.
  mutating func equality() throws(ParseFault) -> Comparison {
    let token = peek
    let comparison = try comparison()
    guard comparison == .equal || comparison == .notEqual else {
      throw ParseFault(
        .badComparison, column: token?.column ?? 1, length: token?.length ?? 1,
        "words have no order", hint: "use `=` or `!=`")
    }
    return comparison
  }
}
