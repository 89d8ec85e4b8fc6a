import DragSessions

/// The second words of `host`.
enum HostKeyword: String, CaseIterable {
  case prepare
  case begin
  case enter
  case identify
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
      case .items: entry.items = try itemList()
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

  /// Takes the ids of items with commas between them, in one word.
  private mutating func itemList() throws(ParseFault) -> [String] {
    var ids: [String] = []
    for part in Self.parts(of: try word("items")) {
      ids.append(try itemID(of: part).text)
    }
    return ids
  }
}
