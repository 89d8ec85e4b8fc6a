import DragSessions

/// The second words of `host`.
enum HostKeyword: String, CaseIterable {
  case prepare
  case begin
  case enter
  case identify
  case unpack
  case over
  case offer
  case leave
  case drop
  case end
  case data
  case fail
}

/// The options of `host enter`.
private enum HostEntryKey: String, CaseIterable {
  case at
  case formats
  case ops
  case items
  case own
  case foreign
}

extension LineReader {
  /// Takes what stands behind `host`.
  mutating func hostStep() throws(ParseFault) -> HostStep {
    let keyword: HostKeyword = try choice("word of a host")
    switch keyword {
    case .prepare: return .prepare(try target())
    case .begin: return .begin
    case .enter: return .enter(try hostEntry())
    case .identify: return .identify(try choice("origin"))
    case .unpack: return .unpack(try hostItems())
    case .over: return .over(try target())
    case .offer: return .offer(try mask(among: MaskWord.allCases))
    case .leave: return .leave
    case .drop: return .drop(peek == nil ? nil : try target())
    case .end: return .end(try choice("operation"))
    case .data:
      let item = try itemID()
      let type = peek?.isString == false ? try type() : nil
      return .data(item, type: type, try string("the data"))
    case .fail: return .fail(try itemID(), reason: try string("a reason"))
    }
  }

  private mutating func hostEntry() throws(ParseFault) -> HostEntry {
    var entry = HostEntry()
    var given: Set<HostEntryKey> = []
    while let token = peek {
      let key = try option(among: HostEntryKey.allCases, given: &given)
      switch key {
      case .at: entry.target = try target()
      case .formats: entry.formats = try types()
      case .ops: entry.operations = try mask(among: MaskWord.allCases)
      case .items: entry.items = try hostItems()
      case .own, .foreign:
        guard entry.origin == nil else {
          throw ParseFault(
            .givenTwice, at: token, "a drag is `own` or `foreign`, and not both")
        }
        entry.origin = key == .own ? .own : .foreign
      }
    }
    return entry
  }

  /// Takes items with commas between them, in one word; an item may have formats of its own.
  private mutating func hostItems() throws(ParseFault) -> [HostEntry.Item] {
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
        word throws(ParseFault) in
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
