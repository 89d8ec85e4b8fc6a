import DragGeometry
import DragScript
import Machines

/// Reads commands to drag as JSON: the bodies that Appium is sent for its `mobile:` scripts, and
/// objects with the parameters of XCUITest's press and drag (3.4).
struct CommandReader: JSONReading {
  /// The script whose end is a position on the screen, whatever element is dragged.
  private static let dragGesture = "mobile: dragGesture"
  /// The scripts of Appium that drag.
  private static let drags: Set<String> = [
    "mobile: dragFromToForDuration", "mobile: dragFromToWithVelocity", dragGesture,
    "press", "drag", "click",
  ]
  private static let longestTime = 1_000_000_000.0

  let options: ImportOptions
  var log: ImportLog
  var scanner: JSONScanner
  var words = WordTable<CommandWord>()
  private(set) var timeline: CommandTimeline
  private(set) var root = ""
  private var count = 0

  /// A command as it is being read.
  private struct Draft {
    var location: InputPosition
    var name: String?
    var from = CommandPosition()
    var to = CommandPosition()
    /// An element that both points belong to.
    var element = CommandPosition()
    /// The same by its newer name, which is the dragged one of a gesture that goes to a position.
    var elementId = CommandPosition()
    var press: Microseconds?
    var hold: Microseconds?
    var travel: PressTravelHold.Travel?
  }

  init(_ scanner: JSONScanner, options: ImportOptions, log: ImportLog) {
    self.options = options
    self.log = log
    self.scanner = scanner
    timeline = CommandTimeline(options: options)
  }

  func pathText(_ field: String?) -> String {
    " at \(root)/\(count)" + (field.map { "/\($0)" } ?? "")
  }

  /// Reads and plays all commands; a list that breaks off is read as far as it is whole.
  mutating func read() {
    _ = readDocument { reader throws(JSONError) in
      let kind = try reader.scanner.kind()
      switch kind {
      case .array: try reader.readCommands()
      case .object: try reader.readCommand()
      case .string, .number, .boolean, .null:
        reader.report(.wrongType, "expected a command or a list of commands, found \(kind.text)")
        try reader.scanner.skipValue()
      }
    }
  }

  private mutating func readCommands() throws(JSONError) {
    try readList { reader throws(JSONError) in
      if try reader.expect(.object, for: "a command", isField: false) { try reader.readCommand() }
      reader.count += 1
    }
  }

  private mutating func readCommand() throws(JSONError) {
    var draft = Draft(location: scanner.location)
    let errorCount = log.errorCount
    var isList = false
    try readFields(of: "a command") { reader, word throws(JSONError) in
      if word == .commands {
        isList = true
        reader.root = "/commands"
        if try reader.expect(.array, for: "commands") { try reader.readCommands() }
        return true
      }
      return try reader.readField(word, into: &draft)
    }
    guard !isList, log.errorCount == errorCount else { return }
    play(draft)
  }

  private mutating func readField(
    _ word: CommandWord, into draft: inout Draft
  ) throws(JSONError) -> Bool {
    let name = word.rawValue
    switch word {
    case .script, .command: draft.name = try readText(name)
    case .args: try readArguments(into: &draft)
    case .fromX, .startX: draft.from.x = try readCoordinate(name)
    case .fromY, .startY: draft.from.y = try readCoordinate(name)
    case .toX, .endX: draft.to.x = try readCoordinate(name)
    case .toY, .endY: draft.to.y = try readCoordinate(name)
    case .fromElementId: try readElement(name, into: &draft.from)
    case .toElementId: try readElement(name, into: &draft.to)
    case .element: try readElement(name, into: &draft.element)
    case .elementId: try readElement(name, into: &draft.elementId)
    case .from: try readLocation(name, into: &draft.from)
    case .to, .thenDragTo: try readLocation(name, into: &draft.to)
    case .duration, .pressDuration, .forDuration: draft.press = try readTime(name)
    case .holdDuration, .thenHoldForDuration: draft.hold = try readTime(name)
    case .velocity, .withVelocity, .speed: draft.travel = try readVelocity(name)
    case .steps:
      draft.travel = try readNumber(name, 1...1_000_000).map { .steps(Int($0)) }
    default: return false
    }
    return true
  }

  private mutating func readArguments(into draft: inout Draft) throws(JSONError) {
    func fields(_ reader: inout Self, _ draft: inout Draft) throws(JSONError) {
      try reader.readFields(of: "the arguments") { reader, word throws(JSONError) in
        try reader.readField(word, into: &draft)
      }
    }
    // The arguments' own `args` would nest; the scanner's depth bounds it.
    guard try scanner.kind() == .array else {
      if try expect(.object, for: "args") { try fields(&self, &draft) }
      return
    }
    try readList { reader throws(JSONError) in
      if try reader.expect(.object, for: "args") { try fields(&reader, &draft) }
    }
  }

  // MARK: Values

  private mutating func readCoordinate(_ field: String) throws(JSONError) -> Double? {
    try readNumber(field, -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
  }

  private mutating func readTime(_ field: String) throws(JSONError) -> Microseconds? {
    try readNumber(field, 0...Self.longestTime).map {
      Microseconds(Int64(($0 * 1_000_000).rounded()))
    }
  }

  /// A velocity in points a second; one that has only a name says no number.
  private mutating func readVelocity(
    _ field: String
  ) throws(JSONError) -> PressTravelHold.Travel? {
    guard try scanner.kind() == .string else {
      return try readNumber(field, 0.001...1_000_000_000).map { .velocity($0) }
    }
    _ = try readWord(field) { [.default, .slow, .fast].contains($0) ? $0 : nil }
    return .unknown
  }

  /// Reads the start or the end of a drag: a name, a point, or a fraction of an element.
  private mutating func readLocation(
    _ field: String, into location: inout CommandPosition
  ) throws(JSONError) {
    guard try scanner.kind() != .string else { return try readElement(field, into: &location) }
    guard try expect(.object, for: field) else { return }
    var read = CommandPosition()
    try readFields(of: "a place") { reader, word throws(JSONError) in
      switch word {
      case .x: read.x = try reader.readCoordinate("x")
      case .y: read.y = try reader.readCoordinate("y")
      case .dx: read.dx = try reader.readNumber("dx", -1_000...1_000)
      case .dy: read.dy = try reader.readNumber("dy", -1_000...1_000)
      case .element, .elementId: try reader.readElement(word.rawValue, into: &read)
      default: return false
      }
      return true
    }
    location = read
  }

  /// Reads an element's id, or the object that WebDriver writes for it.
  private mutating func readElement(
    _ field: String, into location: inout CommandPosition
  ) throws(JSONError) {
    location.elementLocation = scanner.location
    guard try scanner.kind() == .object else {
      location.element = try readText(field)
      return
    }
    var id: String?
    try readFields(of: "an element") { reader, word throws(JSONError) in
      guard word == .elementReference else { return false }
      id = try reader.readText(word.rawValue)
      return true
    }
    location.element = id
  }

  // MARK: Playing

  private mutating func play(_ draft: Draft) {
    if let name = draft.name, !Self.drags.contains(name) {
      if ["swipe", "scroll", "fling"].contains(where: name.lowercased().contains) {
        log.report(
          .notRun, at: draft.location, "`\(name)` scrolls without dragging; it is omitted",
          hint: "\(Self.dragGesture) drags")
      }
      timeline.note(name)
      return
    }
    var (from, to) = (draft.from, draft.to)
    from.adopt(draft.element)
    to.adopt(draft.element)
    from.adopt(draft.elementId)
    if draft.name != Self.dragGesture { to.adopt(draft.elementId) }
    // Both are looked up, so that all elements without a reference are named at once.
    let ends = (
      from.target(options, &log, of: "the start of the drag", at: draft.location),
      to.target(options, &log, of: "the end of the drag", at: draft.location)
    )
    guard let start = ends.0, let end = ends.1 else { return }
    var command = PressTravelHold(location: draft.location, from: start, to: end)
    command.press = draft.press ?? .zero
    command.hold = draft.hold ?? .zero
    command.travel = draft.travel ?? .unknown
    command.item = count
    timeline.play(command, &log)
  }
}
