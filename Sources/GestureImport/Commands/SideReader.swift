import DragGeometry
import DragGestures
import DragScript
import Machines

/// Reads the mouse commands of a Selenium IDE project.
///
/// Other commands are kept as comments, and other content of a project is skipped.
struct SideReader: JSONReading {
  private static let longestPause = 1_000_000_000_000.0

  let options: ImportOptions
  var log: ImportLog
  var scanner: JSONScanner
  var words = WordTable<SideWord>()
  private(set) var mouse: PointerTimeline
  private var test = 0
  private var count = 0
  /// Indicates whether a test has said something before.
  private var isFollowing = false

  /// A command as it was read.
  private struct Draft {
    var location: InputPosition
    var name = ""
    var word: SideWord?
    var target = ""
    var targetLocation = InputPosition.start
    var value = ""
    var valueLocation = InputPosition.start
  }

  init(_ scanner: JSONScanner, options: ImportOptions, log: ImportLog) {
    self.options = options
    self.log = log
    self.scanner = scanner
    mouse = PointerTimeline("mouse", .mouse, options: options)
  }

  func pathText(_ field: String?) -> String {
    " at /tests/\(test)/commands/\(count)" + (field.map { "/\($0)" } ?? "")
  }

  /// Reads and plays all tests, one after the other; a project that breaks off is read as far as it is
  /// whole.
  mutating func read() {
    let start = scanner.location
    var hasTests = false
    _ = readDocument { reader throws(JSONError) in
      guard try reader.expect(.object, for: "the recording", isField: false) else { return }
      try reader.readKnown { reader, word throws(JSONError) in
        guard word == .tests else { return false }
        hasTests = true
        if try reader.expect(.array, for: "tests") { try reader.readTests() }
        return true
      }
    }
    if !hasTests, !log.hasErrors {
      log.report(.missingField, at: start, "missing list of `tests`")
    }
    mouse.end(&log)
  }

  private mutating func readTests() throws(JSONError) {
    try readList { reader throws(JSONError) in
      if try reader.expect(.object, for: "a test", isField: false) { try reader.readTest() }
      reader.test += 1
    }
  }

  private mutating func readTest() throws(JSONError) {
    count = 0
    try readKnown { reader, word throws(JSONError) in
      switch word {
      case .name: if let name = try reader.readText("name") { reader.mouse.note("test \(name)") }
      case .commands:
        guard try reader.expect(.array, for: "commands") else { return true }
        if reader.isFollowing { reader.mouse.wait(CommandTimeline.rest) }
        try reader.readList { reader throws(JSONError) in
          if try reader.expect(.object, for: "a command", isField: false) {
            try reader.readCommand()
          }
          reader.count += 1
        }
        reader.isFollowing = !reader.mouse.recording.events.isEmpty
      default: return false
      }
      return true
    }
  }

  private mutating func readCommand() throws(JSONError) {
    var draft = Draft(location: scanner.location)
    let errorCount = log.errorCount
    try readKnown { reader, word throws(JSONError) in
      switch word {
      case .command:
        draft.name = try reader.readText("command") ?? ""
        draft.word = SideWord(rawValue: draft.name)
      case .target:
        draft.targetLocation = reader.scanner.location
        draft.target = try reader.readText("target") ?? ""
      case .value:
        draft.valueLocation = reader.scanner.location
        draft.value = try reader.readText("value") ?? ""
      default: return false
      }
      return true
    }
    if log.errorCount == errorCount { play(draft) }
  }

  // MARK: Playing

  private mutating func play(_ draft: Draft) {
    let origin = PointerTimeline.Origin(location: draft.location, source: test, item: count)
    switch draft.word {
    case .mouseDown, .mouseDownAt:
      guard let target = target(draft, isAt: draft.word == .mouseDownAt) else { return }
      mouse.move(to: target, from: origin, &log)
      mouse.press(origin, &log)
    case .mouseMove, .mouseMoveAt, .mouseOver:
      guard let target = target(draft, isAt: draft.word == .mouseMoveAt) else { return }
      travel(to: target, origin)
    case .mouseUp, .mouseUpAt:
      guard let target = target(draft, isAt: draft.word == .mouseUpAt) else { return }
      travel(to: target, origin)
      mouse.release(origin, &log)
    case .click, .clickAt:
      if options.ignoreClicks, options.bindings[draft.target] == nil { return note(draft) }
      guard let target = target(draft, isAt: draft.word == .clickAt) else { return }
      mouse.move(to: target, from: origin, &log)
      mouse.press(origin, &log)
      mouse.release(origin, &log)
    case .dragAndDropToObject, .dragAndDrop:
      // Both are looked up, so that all elements without a reference are named at once.
      let ends = (
        element(draft.target, draft.targetLocation, nil),
        element(draft.value, draft.valueLocation, nil)
      )
      guard let from = ends.0, let to = ends.1 else { return }
      mouse.move(to: from, from: origin, &log)
      mouse.press(origin, &log)
      travel(to: to, origin)
      mouse.release(origin, &log)
    case .pause: pause(draft)
    case _: note(draft)
    }
  }

  private mutating func note(_ draft: Draft) {
    let words = [draft.name, draft.target, draft.value].filter { !$0.isEmpty }
    if !words.isEmpty { mouse.note(words.joined(separator: " ")) }
  }

  /// A way takes time while something is held, which no project says.
  private mutating func travel(
    to target: ImportedEvent.Target, _ origin: PointerTimeline.Origin
  ) {
    guard target != mouse.position else { return }
    guard mouse.isDown else { return mouse.move(to: target, from: origin, &log) }
    log.report(
      .travelUnknown, at: origin.location,
      "movements of Selenium IDE have no duration; "
        + "\(DurationText.shortest(options.travel.count)) are taken",
      hint: "set the duration with --travel")
    mouse.move(to: target, over: options.travel, from: origin, &log)
  }

  private mutating func pause(_ draft: Draft) {
    let text = draft.target.isEmpty ? draft.value : draft.target
    guard let length = Double(text), (0...Self.longestPause).contains(length) else {
      log.report(
        .outOfRange, at: draft.targetLocation,
        "expected a number of milliseconds for a pause, found \"\(text)\"\(pathText(nil))")
      return
    }
    mouse.wait(Microseconds(Int64((length * 1_000).rounded())))
  }

  /// The position of a command: the center of its element, or a point relative to the element's corner.
  private mutating func target(_ draft: Draft, isAt: Bool) -> ImportedEvent.Target? {
    let isClick = draft.word == .click || draft.word == .clickAt
    let context = isClick ? "; with --ignore-clicks such clicks are comments" : ""
    guard isAt, !draft.value.isEmpty else {
      return element(draft.target, draft.targetLocation, nil, context)
    }
    let numbers = draft.value.split(separator: ",", omittingEmptySubsequences: false).map { part in
      Double(String(part.drop { $0 == " " }))
    }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.magnitude <= 1e9,
      y.magnitude <= 1e9
    else {
      log.report(
        .outOfRange, at: draft.valueLocation,
        "expected a position in the element, such as \"10,20\"\(pathText("value"))")
      return nil
    }
    return element(draft.target, draft.targetLocation, Point(x: x, y: y), context)
  }

  private mutating func element(
    _ locator: String, _ location: InputPosition, _ point: Point?, _ context: String = ""
  ) -> ImportedEvent.Target? {
    var command = CommandPosition(x: point?.x, y: point?.y)
    command.element = locator
    command.elementLocation = location
    return command.target(options, &log, of: "its position", at: location, context)
  }
}
