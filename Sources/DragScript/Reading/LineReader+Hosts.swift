import DragSessions

/// The options of `host enter`.
private enum HostEntryKey: String, CaseIterable {
  case at
  case formats
  case ops
  case items
  case dialect
  case own
  case foreign
}

extension LineReader {
  /// Parses the rest of a `host` action.
  mutating func hostStep() throws(SyntaxError) -> HostStep {
    let keyword: HostKeyword = try choice("host step")
    return try keyword.step(&self)
  }

  /// Parses the options of `host enter`.
  mutating func hostEntry() throws(SyntaxError) -> HostEntry {
    var entry = HostEntry()
    var given: Set<Int> = []
    while let token = peek {
      let key = try option(among: HostEntryKey.allCases, given: &given)
      switch key {
      case .at: entry.target = try target()
      case .formats: entry.formats = try types()
      case .ops: entry.operations = try mask(among: MaskWord.allCases)
      case .items: entry.items = try hostItems()
      case .dialect:
        let dialect: PlatformOperations = try choice("system")
        entry.dialect = dialect
      case .own, .foreign:
        guard entry.origin == nil else {
          throw SyntaxError(
            .givenTwice, at: token, "expected either `own` or `foreign`, found both")
        }
        entry.origin = key == .own ? .own : .foreign
      }
    }
    return entry
  }

  /// Parses a comma-separated list of items in one word; an item may have its own formats.
  mutating func hostItems() throws(SyntaxError) -> [HostEntry.Item] {
    var items: [HostEntry.Item] = []
    for part in Self.parts(of: try word("items")) {
      guard let sign = part.text.firstIndex(of: "=") else {
        items.append(HostEntry.Item(try itemID(of: part).text))
        continue
      }
      let name = String(part.text[..<sign])
      var column = part.column + name.unicodeScalars.count + 1
      let id = try itemID(
        of: Token(
          text: name, isString: false, column: part.column,
          length: max(1, name.unicodeScalars.count)))
      let words = part.text[sign...].dropFirst()
      let formats = try words.split(separator: "|", omittingEmptySubsequences: false).map {
        word throws(SyntaxError) in
        let length = word.unicodeScalars.count
        defer { column += length + 1 }
        return try type(
          of: Token(
            text: String(word), isString: false, column: column, length: max(1, length)))
      }
      items.append(HostEntry.Item(id.text, formats: formats))
    }
    return items
  }
}
