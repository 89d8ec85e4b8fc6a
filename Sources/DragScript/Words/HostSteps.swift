import DragSessions

// The steps of `host`, which are events of drags that a system owns.
private enum Rows {
  typealias Row<Values: Sendable> = WordRow<HostStep, Values>

  static let prepare = Row(
    "prepare", .target, HostStep.prepare, "the system asks what can be dragged from there")
  static let begin = Row("begin", .begin, "it has started that drag")
  static let enter = Row(
    "enter", .entry, HostStep.enter,
    "a drag enters; MASK is of `copy`, `move`, `link`, `ask`, or `none`, and else `copy`. D is the system, `gdk`, `wayland`, `ole` or `appkit`: in all but `ole` the one operation that a later `offer` leaves of several is what modifier keys ask for. An ITEM is `ID`, or `ID=F\\|F…` with formats of its own"
  )
  static let identify = Row(
    "identify", .word("own", "origin"), HostStep.identify,
    "the origin of the drag becomes known, `own` or `foreign`")
  static let unpack = Row(
    "unpack", .hostItems, HostStep.unpack, "the system reports the items only now")
  static let over = Row("over", .target, HostStep.over, "the drag moves")
  static let offer = Row(
    "offer", .operations("MASK", among: MaskWord.allCases), HostStep.offer,
    "the source changes the allowed operations")
  static let leave = Row("leave", .leave, "the drag leaves")
  static let drop = Row("drop", .optional(.target), HostStep.drop, "the items are dropped")
  static let end = Row(
    "end", .word("OPERATION", "operation"), HostStep.end,
    "the operation with which the drag ended, for its source: `cancel`, `forbidden`, `copy`, `move`, `link`, `ask`"
  )
  static let data = Row(
    "data", .newID, .typeBeforeText, .quoted("the data"), { .data($0, type: $1, $2) },
    "data of an item that was dropped has arrived; TYPE is the type that the load asked for, such as `public.plain-text`, and not the host's name of it; an item without a name is `NAME-1` and so on. Where a drop waits for a list (`text/uri-list`, `text/x-moz-url`, `_NETSCAPE_URL`, `CF_HDROP`, `Files` as the best format that the view takes, or a bundle), this is the list"
  )
  static let fail = Row(
    "fail", .newID, .quoted("a reason"), { .fail($0, reason: $1) }, "they are not available")
}

extension HostStep: WordFamily {
  package static let words = [
    Rows.prepare.word, Rows.begin.word, Rows.enter.word, Rows.identify.word, Rows.unpack.word,
    Rows.over.word, Rows.offer.word, Rows.leave.word, Rows.drop.word, Rows.end.word,
    Rows.data.word, Rows.fail.word,
  ]

  package var phrase: Phrase {
    switch self {
    case .prepare(let target): Rows.prepare(target)
    case .begin: Rows.begin()
    case .enter(let entry): Rows.enter(entry)
    case .identify(let origin): Rows.identify(origin)
    case .unpack(let items): Rows.unpack(items)
    case .over(let target): Rows.over(target)
    case .offer(let mask): Rows.offer(mask)
    case .leave: Rows.leave()
    case .drop(let target): Rows.drop(target)
    case .end(let operation): Rows.end(operation)
    case .data(let item, let type, let text): Rows.data(item, type, text)
    case .fail(let item, let reason): Rows.fail(item, reason)
    }
  }
}

extension HostEntry {
  /// The options of `host enter`.
  static let options: [OptionRow<HostEntry>] = [
    OptionRow("at", .target) { $1(&$0.target) },
    OptionRow("formats", .types, else: []) { $1(&$0.formats) },
    OptionRow("ops", .operations("MASK", among: MaskWord.allCases), else: .copy) {
      $1(&$0.operations)
    },
    OptionRow("items", .hostItems, else: []) { $1(&$0.items) },
    OptionRow("dialect", .word("D", "system")) { $1(&$0.dialect) },
    .origin(.own).or("foreign"), .origin(.foreign).or("own"),
  ]
}

extension Part<HostEntry> {
  /// How a drag enters.
  fileprivate static var entry: Part {
    let options = Part.options(HostEntry.options, of: HostEntry())
    return Part(options.form, options.read, text: options.text) {
      if let target = $0.target { $1.find(target) }
    }
  }
}

extension OptionRow<HostEntry> {
  fileprivate static func origin(_ origin: HostOrigin) -> OptionRow {
    OptionRow(origin.rawValue) { entry, body in
      var isSet = entry.origin == origin
      body(&isSet)
      if isSet { entry.origin = origin }
    }
  }
}

extension Part<[HostEntry.Item]> {
  /// Items with commas between them, in one word; an item may have its own formats.
  fileprivate static var hostItems: Part {
    Part("ITEM,ITEM…") { (line: inout LineReader) throws(SyntaxError) in
      var items: [HostEntry.Item] = []
      for part in LineReader.parts(of: try line.word("items")) {
        guard let sign = part.text.firstIndex(of: "=") else {
          items.append(HostEntry.Item(try line.itemID(of: part).text))
          continue
        }
        let name = String(part.text[..<sign])
        var column = part.column + name.unicodeScalars.count + 1
        let id = try line.itemID(
          of: Token(
            text: name, isString: false, column: part.column,
            length: max(1, name.unicodeScalars.count)))
        let words = part.text[sign...].dropFirst()
        let formats = try words.split(separator: "|", omittingEmptySubsequences: false).map {
          word throws(SyntaxError) in
          let length = word.unicodeScalars.count
          defer { column += length + 1 }
          return try line.type(
            of: Token(
              text: String(word), isString: false, column: column, length: max(1, length)))
        }
        items.append(HostEntry.Item(id.text, formats: formats))
      }
      return items
    } text: { items in
      items.map { $0.formats.isEmpty ? $0.id : "\($0.id)=\($0.formats.joined(separator: "|"))" }
        .joined(separator: ",")
    }
  }
}
