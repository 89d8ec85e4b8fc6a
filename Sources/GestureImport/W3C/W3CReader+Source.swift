import DragGeometry
import DragGestures

extension W3CReader {
  /// Reads the object of a source into the last one of the list.
  mutating func readSource() throws(JSONError) {
    var isFirst = true
    var seen: UInt64 = 0
    try scanner.enter()
    while let field = try nextField(isFirst: &isFirst, &seen) {
      let last = sources.count - 1
      switch field.word {
      case .type:
        sources[last].kind = try readWord("type", as: W3CSource.Kind.init)
        if sources[last].kind == nil { sources[last].isFaulty = true }
      case .source:
        sources[last].dialect = .chromium
        sources[last].kind = .pointer
        if let kind = try readWord("source", as: PointerKind.init(word:)) {
          sources[last].pointerKind = kind
        } else {
          sources[last].isFaulty = true
        }
      case .id:
        if try scanner.kind() == .number {
          sources[last].numberedID = scanner.location
          sources[last].id = try readNumber("id", 0...1_000_000_000).map { "pointer\(Int($0))" }
          continue
        }
        guard try expect(.string, for: "id") else {
          sources[last].isFaulty = true
          continue
        }
        sources[last].id = scanner.contents(of: try scanner.string())
      case .parameters:
        guard try expect(.object, for: "parameters") else { continue }
        try readParameters()
      case .actions:
        guard try expect(.array, for: "actions") else { continue }
        try readItems()
      case .ticks:
        sources[last].dialect = .inspector
        sources[last].kind = .pointer
        // It plays every gesture with fingers.
        sources[last].pointerKind = .touch
        guard try expect(.array, for: "ticks") else { continue }
        try readItems()
      case .name:
        guard try expect(.string, for: "name") else { continue }
        sources[last].name = scanner.contents(of: try scanner.string())
      case .color:
        try scanner.skipValue()
      default:
        try unknownField(field.key, in: "a source")
      }
    }
  }

  private mutating func readParameters() throws(JSONError) {
    var isFirst = true
    var seen: UInt64 = 0
    try scanner.enter()
    while let field = try nextField(isFirst: &isFirst, &seen) {
      guard field.word == .pointerType else {
        try unknownField(field.key, in: "parameters")
        continue
      }
      if let kind = try readWord("pointerType", as: PointerKind.init(word:)) {
        sources[sources.count - 1].pointerKind = kind
      }
    }
  }

  private mutating func readItems() throws(JSONError) {
    let last = sources.count - 1
    sources[last].items = W3CItemList()
    var isFirst = true
    try scanner.enter()
    isInItem = true
    while try scanner.advance(isFirst: &isFirst) {
      guard !log.isFull else {
        try scanner.skipValue()
        continue
      }
      guard try expect(.object, for: "an action", isField: false) else { continue }
      var item = try readItem()
      if sources[last].dialect == .inspector { readAsTick(&item) }
      sources[last].items.append(item)
    }
    isInItem = false
  }

  /// Takes an action as Appium's Inspector means it: its positions are percentages of the screen, and
  /// one that is not filled in yet does nothing.
  private func readAsTick(_ item: inout W3CItem) {
    item.x = item.x.map { $0 * options.viewport.width / 100 }
    item.y = item.y.map { $0 * options.viewport.height / 100 }
    if item.kind == nil, !item.isFaulty { item.kind = .pause }
  }

  private mutating func reportDialect(_ field: String, at location: InputPosition, _ path: String) {
    log.report(
      .otherDialect,
      at: location,
      "`\(field)` belongs to a related format that is not supported\(path)",
      hint: "WebDriver Actions name each action's kind in `type`"
    )
  }

  /// Checks that require the whole source.
  mutating func checkSources() {
    var ids: Set<String> = []
    for index in sources.indices {
      switch sources[index].dialect {
      case .webDriver: break
      // Its sequences need no ids.
      case .chromium: sources[index].id = sources[index].id ?? "pointer\(index)"
      case .inspector: sources[index].id = sources[index].name ?? sources[index].id
      }
    }
    for (index, source) in sources.enumerated() {
      let path = "\(root)/\(index)"
      if let location = source.numberedID, source.dialect == .webDriver {
        log.report(.wrongType, at: location, "`id` is not a string at \(path)/id")
      }
      if let id = source.id {
        if !ids.insert(id).inserted {
          log.report(
            .repeatedSource,
            at: source.location,
            "two sources have the id \"\(id)\", and one pointer cannot follow both at \(path)"
          )
        }
      } else if !source.isFaulty {
        log.report(.missingField, at: source.location, "missing `id` of the source at \(path)")
      }
      guard let kind = source.kind else {
        if !source.isFaulty {
          log.report(.missingField, at: source.location, "missing `type` of the source at \(path)")
        }
        continue
      }
      let list = "\(path)/\(source.list)/"
      for item in source.items.unchecked(of: kind) where !log.isFull {
        let action = source.items[item]
        guard !action.isFaulty else { continue }
        if action.isNamed, source.dialect != .chromium {
          reportDialect("name", at: action.location, " at \(list)\(item)")
        } else {
          check(action, of: kind, at: list, item)
        }
      }
    }
  }

  private mutating func check(
    _ item: W3CItem,
    of source: W3CSource.Kind,
    at path: String,
    _ index: Int
  ) {
    guard let kind = item.kind else {
      log.report(
        .missingField, at: item.location, "missing `type` of the action at \(path)\(index)")
      return
    }
    guard kind.belongs(to: source) else {
      log.report(
        .wrongSource,
        at: item.location,
        "a source of type \(source.rawValue) has no \(kind.rawValue) at \(path)\(index)"
      )
      return
    }
    for field in missingFields(of: item, kind) {
      log.report(
        .missingField,
        at: item.location,
        "\(kind.rawValue) requires `\(field)` at \(path)\(index)"
      )
    }
    if kind == .scroll, item.origin == .pointer {
      log.report(
        .unknownWord,
        at: item.location,
        "a scroll has no origin \"pointer\" at \(path)\(index)"
      )
    }
  }

  private func missingFields(of item: W3CItem, _ kind: W3CItem.Kind) -> [String] {
    switch kind {
    case .pause, .pointerCancel: return []
    case .pointerDown, .pointerUp:
      return item.button == nil && options.strict && !item.isNamed ? ["button"] : []
    case .keyDown, .keyUp:
      return item.key == nil ? ["value"] : []
    case .pointerMove:
      guard item.x == nil || item.y == nil else { return [] }
      return (item.x == nil ? ["x"] : []) + (item.y == nil ? ["y"] : [])
    case .scroll:
      let fields = [
        ("x", item.x), ("y", item.y), ("deltaX", item.deltaX), ("deltaY", item.deltaY),
      ]
      return fields.filter { $0.1 == nil }.map(\.0)
    }
  }
}
