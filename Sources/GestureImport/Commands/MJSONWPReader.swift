import DragGeometry
import DragGestures
import DragScript
import Machines

/// Reads Appium's touch actions, which its clients sent before WebDriver had actions (MJSONWP): the
/// body of a `touch/perform`, of a `touch/multi/perform`, or the bare list of either.
struct MJSONWPReader: JSONReading {
  private static let longestTime = 1_000_000_000_000.0
  private static let mostFingers = 32
  /// Appium's default hold duration.
  private static let usualPress = Microseconds.milliseconds(500)
  private static let usualTap = Microseconds.milliseconds(100)

  let options: ImportOptions
  var log: ImportLog
  var scanner: JSONScanner
  var words = Self.table
  /// One table for all readers: a log has a reader for each of its bodies.
  private static let table = WordTable<MJSONWPWord>()
  /// The events of each finger.
  private(set) var fingers: [PointerTimeline] = []
  private var root = ""
  private var isMulti = false
  private var count = 0

  /// An action as it was read.
  private struct Draft {
    var kind: MJSONWPWord?
    var location = CommandPosition()
    var duration: Microseconds?
    var taps = 1
  }

  init(_ scanner: JSONScanner, options: ImportOptions, log: ImportLog) {
    self.options = options
    self.log = log
    self.scanner = scanner
  }

  /// The form in which a position in the JSON is named.
  var scheme: SourceMap.Scheme { isMulti ? .lists(below: root) : .list(below: root) }

  /// The events of all fingers, in the order of time.
  var recording: Recording {
    fingers.isEmpty ? Recording() : Recording(merging: fingers.map(\.recording))
  }

  func pathText(_ field: String?) -> String {
    let finger = isMulti ? "/\(max(0, fingers.count - 1))" : ""
    return " at \(root)\(finger)/\(count)" + (field.map { "/\($0)" } ?? "")
  }

  /// Reads and plays all actions; a list that breaks off is read as far as it is whole.
  mutating func read() {
    _ = readDocument { reader throws(JSONError) in try reader.readBody() }
    for index in fingers.indices { fingers[index].end(&log) }
  }

  /// Reads a list in the middle of other text, as far as it is complete.
  mutating func readAmidText() {
    _ = readValue { reader throws(JSONError) in try reader.readActions() }
    for index in fingers.indices { fingers[index].end(&log) }
  }

  /// Reads the body of a request, or its list of actions alone.
  private mutating func readBody() throws(JSONError) {
    let kind = try scanner.kind()
    switch kind {
    case .array: try readActions()
    case .object:
      let start = scanner.location
      var hasActions = false
      try readFields(of: "the request") { reader, word throws(JSONError) in
        switch word {
        case .actions:
          reader.root = "/actions"
          hasActions = true
          if try reader.expect(.array, for: "actions") { try reader.readActions() }
        case .elementId, .sessionId: try reader.scanner.skipValue()
        default: return false
        }
        return true
      }
      if !hasActions {
        log.report(.missingField, at: start, "missing list of `actions`")
      }
    case .string, .number, .boolean, .null:
      report(.wrongType, "expected a list of touch actions, found \(kind.text)")
      try scanner.skipValue()
    }
  }

  /// Reads the actions of one finger, or a list of them for each finger.
  private mutating func readActions() throws(JSONError) {
    try readList { reader throws(JSONError) in
      if try reader.scanner.kind() == .array {
        reader.isMulti = true
        reader.beginFinger()
        try reader.readList { reader throws(JSONError) in try reader.readAction() }
      } else {
        if reader.fingers.isEmpty { reader.beginFinger() }
        try reader.readAction()
      }
    }
  }

  private mutating func beginFinger() {
    count = 0
    if fingers.count == Self.mostFingers {
      report(.manyTouches, "the request has more than \(Self.mostFingers) fingers")
    }
    var options = options
    for finger in fingers { options.eventLimit -= finger.recording.count }
    fingers.append(PointerTimeline("finger\(fingers.count + 1)", .touch, options: options))
  }

  private mutating func readAction() throws(JSONError) {
    guard try expect(.object, for: "an action", isField: false) else { return }
    let location = scanner.location
    let errorCount = log.errorCount
    var draft = Draft()
    try readFields(of: "an action") { reader, word throws(JSONError) in
      switch word {
      case .action:
        draft.kind = try reader.readWord("action") { word in
          [.press, .longPress, .tap, .moveTo, .wait, .release, .cancel].contains(word) ? word : nil
        }
      case .options:
        guard try reader.scanner.kind() != .null else { return try reader.skip() }
        if try reader.expect(.object, for: "options") { try reader.readOptions(into: &draft) }
      default: return false
      }
      return true
    }
    defer { count += 1 }
    guard log.errorCount == errorCount else { return }
    guard let kind = draft.kind else {
      log.report(.missingField, at: location, "missing `action` of the action\(pathText(nil))")
      return
    }
    play(kind, draft, at: location)
  }

  private mutating func skip() throws(JSONError) -> Bool {
    try scanner.skipValue()
    return true
  }

  private mutating func readOptions(into draft: inout Draft) throws(JSONError) {
    try readFields(of: "options") { reader, word throws(JSONError) in
      guard try reader.scanner.kind() != .null else { return try reader.skip() }
      switch word {
      case .x: draft.location.x = try reader.readNumber("x", -1e9...1e9)
      case .y: draft.location.y = try reader.readNumber("y", -1e9...1e9)
      case .element: try reader.readElement(into: &draft.location)
      case .duration, .ms:
        draft.duration = try reader.readNumber(word.rawValue, 0...Self.longestTime).map {
          Microseconds(Int64(($0 * 1_000).rounded()))
        }
      case .count: draft.taps = Int(try reader.readNumber("count", 1...100) ?? 1)
      case .pressure: return try reader.skip()
      default: return false
      }
      return true
    }
  }

  /// Reads an element's id, or the object that a client writes for it.
  private mutating func readElement(into location: inout CommandPosition) throws(JSONError) {
    location.elementLocation = scanner.location
    guard try scanner.kind() == .object else {
      location.element = try readText("element")
      return
    }
    var id: String?
    try readFields(of: "an element") { reader, word throws(JSONError) in
      guard word == .oldElement || word == .elementReference else { return false }
      id = try reader.readText(word.rawValue)
      return true
    }
    location.element = id
  }

  // MARK: Playing

  private mutating func play(_ kind: MJSONWPWord, _ draft: Draft, at location: InputPosition) {
    let finger = fingers.count - 1
    let origin = PointerTimeline.Origin(
      location: location, source: isMulti ? finger : count, item: isMulti ? count : 0)
    switch kind {
    case .wait: fingers[finger].wait(draft.duration ?? .zero)
    case .release: fingers[finger].release(origin, &log)
    case .cancel: fingers[finger].release(origin, isCancel: true, &log)
    default:
      guard let target = draft.location.target(options, &log, of: "its position", at: location),
        let target = fingers[finger].admitted(target, origin, &log)
      else { return }
      if kind == .moveTo {
        move(finger, to: target, origin)
      } else {
        press(kind, draft, finger, at: target, origin)
      }
    }
  }

  private mutating func move(
    _ finger: Int, to target: ImportedEvent.Target, _ origin: PointerTimeline.Origin
  ) {
    guard target != fingers[finger].position else { return }
    log.report(
      .travelUnknown, at: origin.location,
      "a touch action has no duration; "
        + "\(DurationText.shortest(options.travel.count)) are taken",
      hint: "set the duration with --travel")
    fingers[finger].move(to: target, over: options.travel, from: origin, &log)
  }

  private mutating func press(
    _ kind: MJSONWPWord, _ draft: Draft, _ finger: Int, at target: ImportedEvent.Target,
    _ origin: PointerTimeline.Origin
  ) {
    if fingers[finger].isDown {
      log.report(
        .pressedAgain, at: origin.location, "the finger is already down; the press is ignored")
      return
    }
    for _ in 0..<(kind == .tap ? draft.taps : 1) {
      fingers[finger].location(at: target)
      fingers[finger].press(origin, &log)
      switch kind {
      case .tap:
        fingers[finger].wait(Self.usualTap)
        fingers[finger].release(origin, &log)
      case .longPress: fingers[finger].wait(draft.duration ?? Self.usualPress)
      default: break
      }
    }
  }
}
