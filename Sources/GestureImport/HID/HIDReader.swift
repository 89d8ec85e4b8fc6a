import DragGeometry
import DragScript

/// Reads WebKit's HID event streams: touches of a hand, with times in seconds (3.3).
struct HIDReader: SampleReading {
  /// The number of touches that the tool for such streams supports.
  private static let touchLimit = 5
  /// The maximum duration of a stream, in seconds.
  private static let longestTime = 1_000_000_000.0

  let options: ImportOptions
  var log: ImportLog
  var scanner: JSONScanner
  var words = WordTable<HIDWord>()
  var timeline: SampleTimeline<HIDTimeline>
  /// The number of events that were read.
  private var count = 0
  private(set) var root = "/events"

  init(_ scanner: JSONScanner, options: ImportOptions, log: ImportLog) {
    self.options = options
    self.log = log
    self.scanner = scanner
    timeline = SampleTimeline(options: options)
  }

  func pathText(_ field: String?) -> String {
    " at \(root)/\(count)" + (field.map { "/\($0)" } ?? "")
  }

  mutating func read() {
    _ = readDocument { reader throws(JSONError) in try reader.readRoot() }
  }

  private mutating func readRoot() throws(JSONError) {
    let kind = try scanner.kind()
    switch kind {
    case .array:
      root = ""
      try readEvents()
    case .object:
      var hasEvents = false
      let start = scanner.location
      try readFields(of: "the stream") { reader, word throws(JSONError) in
        guard word == .events else { return false }
        hasEvents = true
        if try reader.expect(.array, for: "events") { try reader.readEvents() }
        return true
      }
      guard !hasEvents else { return }
      log.report(.missingField, at: start, "missing list of `events`")
    case .string, .number, .boolean, .null:
      report(.wrongType, "expected an object or an array, found \(kind.text)")
      try scanner.skipValue()
    }
  }

  private mutating func readEvents() throws(JSONError) {
    try readList { reader throws(JSONError) in
      if try reader.expect(.object, for: "an event", isField: false) { try reader.readEvent() }
      reader.count += 1
    }
  }

  /// Reads an event: a hand, or an interpolated event.
  private mutating func readEvent() throws(JSONError) {
    var hand = HIDHand(location: scanner.location)
    var way: HIDWay?
    var isContent = false
    let errorCount = log.errorCount
    try readFields(of: "an event") { reader, word throws(JSONError) in
      switch word {
      case .interpolate:
        way = way ?? HIDWay()
        way?.curve = try reader.readWord("interpolate", as: HIDWay.Curve.init) ?? .linear
      case .timestep:
        way = way ?? HIDWay()
        way?.timestep = try reader.readNumber("timestep", 0.000_001...Self.longestTime) ?? 1
      case .coordinateSpace:
        isContent =
          try reader.readWord("coordinateSpace") {
            $0 == .content ? true : $0 == .global ? false : nil
          } ?? false
      case .startEvent, .endEvent:
        way = way ?? HIDWay()
        guard try reader.expect(.object, for: word.rawValue) else { return true }
        var part = HIDHand(location: reader.scanner.location)
        try reader.readFields(of: "an event") { reader, word throws(JSONError) in
          try reader.readHandField(word, into: &part)
        }
        if word == .startEvent { way?.start = part } else { way?.end = part }
      default:
        return try reader.readHandField(word, into: &hand)
      }
      return true
    }
    guard log.errorCount == errorCount else { return }
    let scroll = isContent ? options.scrollOffset : .zero
    guard var way else {
      hand.shift(by: scroll)
      take(hand)
      return
    }
    way.start?.shift(by: scroll)
    way.end?.shift(by: scroll)
    take(way, at: hand.location)
  }

  private mutating func readHandField(
    _ word: HIDWord,
    into hand: inout HIDHand
  ) throws(JSONError) -> Bool {
    switch word {
    case .inputType:
      _ = try readWord("inputType") { $0 == .hand ? $0 : nil }
    case .timeOffset:
      hand.time = try readNumber("timeOffset", 0...Self.longestTime).map {
        Int64(($0 * 1_000_000).rounded())
      }
    case .touches:
      guard try expect(.array, for: "touches") else { return true }
      hand.touches = []
      var touches: [HIDTouch] = []
      try readList { reader throws(JSONError) in
        guard try reader.expect(.object, for: "a touch", isField: false) else { return }
        touches.append(try reader.readTouch())
      }
      hand.touches = touches
      if touches.count > Self.touchLimit {
        log.report(
          .manyTouches,
          at: hand.location,
          "an event has \(touches.count) touches; the player of such streams supports "
            + "\(Self.touchLimit)\(pathText(nil))"
        )
      }
    default: return false
    }
    return true
  }

  private mutating func readTouch() throws(JSONError) -> HIDTouch {
    var touch = HIDTouch(location: scanner.location)
    let all = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    try readFields(of: "a touch") { reader, word throws(JSONError) in
      switch word {
      case .phase: touch.phase = try reader.readWord("phase", as: HIDTouch.Phase.init)
      case .id:
        touch.name.id = try reader.readNumber("id", 0...1_000_000_000).map { Int($0) } ?? 0
      case .x: touch.x = try reader.readNumber("x", all) ?? 0
      case .y: touch.y = try reader.readNumber("y", all) ?? 0
      case .inputType:
        touch.name.isStylus =
          try reader.readWord("inputType") {
            $0 == .stylus ? true : $0 == .finger ? false : nil
          } ?? false
      case .pressure, .twist, .majorRadius, .minorRadius, .altitudeAngle, .azimuthAngle:
        // Scripts have no words for how a finger touches.
        _ = try reader.readNumber(word.rawValue, all)
      default: return false
      }
      return true
    }
    if touch.phase == nil {
      log.report(
        .missingField, at: touch.location, "missing `phase` of a touch\(pathText("touches"))")
    }
    return touch
  }

  private mutating func take(_ hand: HIDHand) {
    guard let time = hand.time else {
      log.report(
        .missingField, at: hand.location, "missing `timeOffset` of the event\(pathText(nil))")
      return
    }
    timeline.add(hand, at: time, from: count)
  }

  private mutating func take(_ way: HIDWay, at location: InputPosition) {
    guard let start = way.start, let end = way.end, let from = start.time, let to = end.time else {
      log.report(
        .missingField,
        at: location,
        "an interpolated event requires a `startEvent` and an `endEvent`, each with its "
          + "`timeOffset`\(pathText(nil))"
      )
      return
    }
    guard from <= to else {
      log.report(
        .outOfRange, at: end.location, "the event ends before it begins\(pathText("endEvent"))")
      return
    }
    let ids = Set(end.touches.map(\.name))
    if let lost = start.touches.first(where: { !ids.contains($0.name) }) {
      log.report(
        .lostContact,
        at: lost.location,
        severity: .warning,
        "the touch \(lost.name.id) is not in the end event and is omitted\(pathText("startEvent"))"
      )
    }
    guard timeline.add(way, from: from, to: to, item: count, limit: options.eventLimit) else {
      log.report(
        .tooManyEvents, at: location,
        "the event exceeds the maximum of \(options.eventLimit) events\(pathText(nil))")
      return
    }
  }
}
