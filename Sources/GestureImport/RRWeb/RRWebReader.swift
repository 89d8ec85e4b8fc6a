import DragGeometry
import DragScript

/// Reads a session that rrweb recorded: the pointer's events among all that a page did (3.5).
///
/// The page content is skipped.
struct RRWebReader: SampleReading {
  /// The kinds of event that are read.
  private enum Kind {
    static let incremental = 3
    static let page = 4
  }

  /// The kinds of change to a page that are read.
  private enum Source {
    static let interaction = 2
    static let moves = [1, 6, 12]
    static let touchMoves = 6
  }

  let options: ImportOptions
  var log: ImportLog
  var scanner: JSONScanner
  var words = WordTable<RRWebWord>()
  var timeline: SampleTimeline<RRWebTimeline>
  private(set) var root = ""
  private var count = 0

  /// The fields of an event; they are interpreted after the whole event is read.
  private struct Draft {
    var type: Int?
    var source: Int?
    var interaction: Int?
    var timestamp: Double?
    var point = Point.zero
    var hasPoint = false
    var node: Int?
    var size = Size(width: 0, height: 0)
    var positions: [RRWebSample.Position] = []
  }

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
    _ = readDocument { reader throws(JSONError) in
      let kind = try reader.scanner.kind()
      switch kind {
      case .array: if try !reader.isTuple() { try reader.readEvents() }
      case .object:
        let start = reader.scanner.location
        var hasEvents = false
        try reader.readKnown { reader, word throws(JSONError) in
          guard word == .events else { return false }
          hasEvents = true
          reader.root = "/events"
          if try reader.expect(.array, for: "events") { try reader.readEvents() }
          return true
        }
        if !hasEvents { reader.reportWrapping(at: start) }
      case .string, .number, .boolean, .null:
        reader.report(.wrongType, "expected a list of events, found \(kind.text)")
        try reader.scanner.skipValue()
      }
    }
  }

  /// Reports how a session is wrapped whose events are not a list.
  private mutating func reportWrapping(at start: InputPosition) {
    let beginning = RecordingFormat.sight(of: scanner.beginning[...])
    let isWrapped = ["\"windowId\"", "\"window_id\"", "\"snapshots\""].contains {
      RecordingFormat.contains(beginning, $0)
    }
    if isWrapped {
      reportWindow(at: start)
    } else if RecordingFormat.contains(beginning, "\"segment_id\"") {
      log.report(
        .otherDialect, at: start,
        "expected a list of events, found the segment of a replay of Sentry",
        hint: "remove its first line, such as with tail -n +2")
    } else if scanner.peek() != nil {
      log.report(
        .otherDialect, at: start, "expected a JSON array of events, found JSON Lines",
        hint: "convert it with jq --slurp .")
    } else {
      log.report(.missingField, at: start, "missing list of `events`")
    }
    scanner.moveToEnd()
  }

  /// Returns whether each event, or each list of events, is preceded by a window id, or whether the list
  /// is one of segments, which is reported.
  private mutating func isTuple() throws(JSONError) -> Bool {
    var inside = scanner
    var isFirst = true
    try inside.enter()
    guard try inside.advance(isFirst: &isFirst) else { return false }
    switch try inside.kind() {
    case .string: reportWindow(at: inside.location)
    case .array:
      log.report(
        .otherDialect, at: inside.location,
        "expected a list of events, found a list for each segment, as Sentry gives them",
        hint: "join them with jq add")
    case .object, .number, .boolean, .null: return false
    }
    scanner.moveToEnd()
    return true
  }

  private mutating func reportWindow(at location: InputPosition) {
    log.report(
      .otherDialect, at: location, "expected a list of events, found events grouped by window id",
      hint: "extract the list of one window")
  }

  private mutating func readEvents() throws(JSONError) {
    try readList { reader throws(JSONError) in
      if try reader.expect(.object, for: "an event", isField: false) { try reader.readEvent() }
      reader.count += 1
    }
  }

  private mutating func readEvent() throws(JSONError) {
    let location = scanner.location
    var draft = Draft()
    try readKnown { reader, word throws(JSONError) in
      switch word {
      case .type: draft.type = try reader.readInteger()
      case .timestamp: draft.timestamp = try reader.readAny()
      case .data:
        guard try reader.scanner.kind() == .object else { return false }
        try reader.readData(into: &draft)
      default: return false
      }
      return true
    }
    take(draft, at: location)
  }

  private mutating func readData(into draft: inout Draft) throws(JSONError) {
    try readKnown { reader, word throws(JSONError) in
      switch word {
      case .source: draft.source = try reader.readInteger()
      case .type: draft.interaction = try reader.readInteger()
      case .id: draft.node = try reader.readInteger()
      case .x:
        guard let x = try reader.readAny() else { return true }
        draft.point.x = x
        draft.hasPoint = true
      case .y:
        if let y = try reader.readAny() { draft.point.y = y }
      case .width: draft.size.width = try reader.readAny() ?? 0
      case .height: draft.size.height = try reader.readAny() ?? 0
      case .positions:
        guard try reader.scanner.kind() == .array else { return false }
        try reader.readPositions(into: &draft)
      default: return false
      }
      return true
    }
  }

  private mutating func readPositions(into draft: inout Draft) throws(JSONError) {
    var positions: [RRWebSample.Position] = []
    try readList { reader throws(JSONError) in
      guard try reader.expect(.object, for: "a position", isField: false) else { return }
      var position = RRWebSample.Position(location: reader.scanner.location)
      try reader.readKnown { reader, word throws(JSONError) in
        switch word {
        case .x: position.point.x = try reader.readAny() ?? 0
        case .y: position.point.y = try reader.readAny() ?? 0
        case .id: position.node = try reader.readInteger()
        case .timeOffset: position.offset = try reader.readAny() ?? 0
        default: return false
        }
        return true
      }
      positions.append(position)
    }
    draft.positions = positions
  }

  /// A number; another value is passed, since a page's data has fields of the same names.
  private mutating func readAny() throws(JSONError) -> Double? {
    guard try scanner.kind() == .number else {
      try scanner.skipValue()
      return nil
    }
    return try scanner.number()
  }

  private mutating func readInteger() throws(JSONError) -> Int? {
    try readAny().flatMap { Int(exactly: $0) }
  }

  // MARK: Interpretation

  private mutating func take(_ draft: Draft, at location: InputPosition) {
    if draft.type == Kind.page, draft.size.width > 0, draft.size.height > 0 {
      if draft.size != options.viewport {
        let text = "\(draft.size.width.decimalText)x\(draft.size.height.decimalText)"
        log.report(
          .otherViewport, at: location,
          "the page size was \(text), and the viewport is "
            + "\(options.viewport.width.decimalText)x\(options.viewport.height.decimalText)",
          hint: "use --viewport \(text) to import its points unchanged")
      }
    }
    guard draft.type == Kind.incremental, let source = draft.source else { return }
    let isPointer = source == Source.interaction || Source.moves.contains(source)
    guard isPointer else { return }
    guard let timestamp = draft.timestamp, (0...9e12).contains(timestamp) else {
      log.report(.missingField, at: location, "missing `timestamp` of the event\(pathText(nil))")
      return
    }
    var doubt = false
    if source == Source.interaction {
      guard let interaction = draft.interaction else { return }
      var position = RRWebSample.Position(
        location: location, point: draft.point, node: draft.node)
      position.hasPoint = draft.hasPoint
      doubt = !add(.interaction(interaction), position, at: timestamp)
    } else {
      for position in draft.positions {
        doubt =
          !add(
            .move(isTouch: source == Source.touchMoves, isDrag: source == 12), position,
            at: timestamp + position.offset) || doubt
      }
    }
    if doubt {
      log.report(.outOfRange, at: location, "invalid time of the event\(pathText(nil))")
    }
  }

  /// Gives an action to the timeline; false if its time is invalid.
  private mutating func add(
    _ happening: RRWebSample.Happening, _ position: RRWebSample.Position, at milliseconds: Double
  ) -> Bool {
    guard let sample = RRWebSample(happening, position, at: milliseconds, item: count) else {
      return false
    }
    timeline.add(sample)
    return true
  }
}
