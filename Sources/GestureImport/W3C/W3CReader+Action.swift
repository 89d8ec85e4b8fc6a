import DragGeometry

extension W3CReader {
  /// The largest integer that WebDriver knows.
  private static let largestInteger = 9_007_199_254_740_991.0

  /// Reads the object of an action.
  mutating func readItem() throws(JSONError) -> W3CItem {
    var item = W3CItem(location: scanner.location)
    let errorCount = log.errorCount
    var isFirst = true
    var seen: UInt64 = 0
    // Which unit it has is known when the action was read whole.
    var duration: (InputPosition, Double?)?
    try scanner.enter()
    while let field = try nextField(isFirst: &isFirst, &seen) {
      guard let word = field.word else {
        try unknownField(field.key, in: "an action")
        continue
      }
      switch word {
      case .type: item.kind = try readWord("type", as: W3CItem.Kind.init)
      case .x: item.x = try readCoordinate("x")
      case .y: item.y = try readCoordinate("y")
      case .deltaX: item.deltaX = try readCoordinate("deltaX")
      case .deltaY: item.deltaY = try readCoordinate("deltaY")
      case .duration:
        duration = (scanner.location, try readNumber("duration", 0...Self.largestInteger))
      case .button: item.button = try readButton()
      case .value:
        guard try expect(.string, for: "value") else { continue }
        let scalars = scanner.contents(of: try scanner.string()).unicodeScalars
        item.key = scalars.dropFirst().isEmpty ? scalars.first ?? "\0" : "\0"
      case .origin: try readOrigin(into: &item)
      case .name:
        item.kind = try readWord("name", as: W3CItem.Kind.init)
        item.isNamed = true
      case .id where sources.last?.dialect == .inspector: try scanner.skipValue()
      default: try readAttribute(word, field.key)
      }
    }
    if let (location, value) = duration, let value { setDuration(value, at: location, of: &item) }
    item.isFaulty = log.errorCount > errorCount
    return item
  }

  /// Takes a duration: whole milliseconds, or in Chromium's dialect seconds.
  private mutating func setDuration(
    _ value: Double, at location: InputPosition, of item: inout W3CItem
  ) {
    if item.isNamed {
      item.duration = Int64(min(value * 1_000, Self.largestInteger).rounded())
    } else if value == value.rounded(.towardZero) {
      item.duration = Int64(value)
    } else {
      log.report(
        .fraction, at: location, length: 1,
        "`duration` is not a whole number\(pathText("duration"))")
    }
  }

  /// Reads a button by its number, or in Chromium's dialect by its name.
  private mutating func readButton() throws(JSONError) -> Int? {
    guard try scanner.kind() == .string else {
      return try readInteger("button", 0...Self.largestInteger).map(Int.init)
    }
    return try readWord("button") { word in
      switch word {
      case .left: 0
      case .middle: 1
      case .right: 2
      default: nil
      }
    }
  }

  /// Checks a field about the kind of touch; scripts cannot express its value.
  private mutating func readAttribute(
    _ word: W3CWord,
    _ key: JSONScanner.Text
  ) throws(JSONError) {
    let name = word.rawValue
    switch word {
    case .width, .height:
      _ = try readNumber(name, 0...Double.greatestFiniteMagnitude)
    case .pressure: _ = try readNumber(name, 0...1)
    case .tangentialPressure: _ = try readNumber(name, -1...1)
    case .tiltX, .tiltY: _ = try readWhole(name, -90...90)
    case .twist: _ = try readWhole(name, 0...359)
    case .altitudeAngle: _ = try readNumber(name, 0...(Double.pi / 2))
    case .azimuthAngle: _ = try readNumber(name, 0...(Double.pi * 2))
    default: try unknownField(key, in: "an action")
    }
  }

  private mutating func readOrigin(into item: inout W3CItem) throws(JSONError) {
    switch try scanner.kind() {
    case .string:
      if let origin = try readWord("origin", as: W3CItem.Origin.init) { item.origin = origin }
    case .object:
      guard let reference = try readElement() else { return }
      item.origin = .element(reference)
    case .array, .number, .boolean, .null:
      report(.wrongType, "expected a string or an element for `origin`\(pathText("origin"))")
      try scanner.skipValue()
    }
  }

  /// Reads an element of WebDriver, or of BiDi with its shared id one level deeper.
  private mutating func readElement() throws(JSONError) -> Int? {
    let start = scanner.location
    var isFirst = true
    var seen: UInt64 = 0
    var id: (text: String, location: InputPosition)?
    try scanner.enter()
    while let field = try nextField(isFirst: &isFirst, &seen) {
      switch field.word {
      case .elementReference:
        id = try readElementID("element-6066-11e4-a52e-4f735466cecf")
      case .element:
        guard try expect(.object, for: "origin/element") else { continue }
        id = try readSharedReference()
      case .type:
        try scanner.skipValue()
      default:
        try unknownField(field.key, in: "an element")
      }
    }
    guard let id else {
      log.report(
        .missingField,
        at: start,
        "expected an element for the origin\(pathText("origin"))",
        hint: "such as {\"element-6066-11e4-a52e-4f735466cecf\": ID}"
      )
      return nil
    }
    return reference(for: id.text, at: id.location)
  }

  private mutating func readSharedReference() throws(JSONError) -> (String, InputPosition)? {
    var id: (String, InputPosition)?
    var isFirst = true
    var seen: UInt64 = 0
    try scanner.enter()
    while let field = try nextField(isFirst: &isFirst, &seen) {
      guard field.word == .sharedId else {
        try unknownField(field.key, in: "an element")
        continue
      }
      id = try readElementID("element/sharedId")
    }
    return id
  }

  private mutating func readElementID(_ field: String) throws(JSONError) -> (String, InputPosition)?
  {
    guard try expect(.string, for: "origin/\(field)") else { return nil }
    let location = scanner.location
    return (scanner.contents(of: try scanner.string()), location)
  }

  /// The index of the reference that an element is bound to; an unbound one is reported.
  private mutating func reference(for id: String, at location: InputPosition) -> Int? {
    guard let reference = options.bindings[id] else {
      log.reportUnbound(
        id, at: location, length: id.unicodeScalars.count + 2, "the element \"\(id)\"",
        pathText("origin"))
      return nil
    }
    if let index = references.firstIndex(of: reference) { return index }
    references.append(reference)
    return references.count - 1
  }

  // MARK: Numbers

  /// A number that may have a fraction unless the import is strict.
  private mutating func readWhole(
    _ field: String,
    _ range: ClosedRange<Double>
  ) throws(JSONError) -> Double? {
    let isWhole = options.strict && sources.last?.dialect != .inspector
    return isWhole ? try readInteger(field, range) : try readNumber(field, range)
  }

  private mutating func readCoordinate(_ field: String) throws(JSONError) -> Double? {
    try readWhole(field, -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
  }

  private mutating func readInteger(
    _ field: String,
    _ range: ClosedRange<Double>
  ) throws(JSONError) -> Double? {
    guard try scanner.kind() == .number else { return try readNumber(field, range) }
    let location = scanner.location
    guard let value = try readNumber(field, range) else { return nil }
    guard value == value.rounded(.towardZero) else {
      log.report(
        .fraction,
        at: location,
        length: scanner.location.offset - location.offset,
        "`\(field)` is not a whole number\(pathText(field))"
      )
      return nil
    }
    return value
  }
}
