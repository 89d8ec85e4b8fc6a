import DragGeometry
import DragGestures
import DragScript
import Machines

/// Reads the scripts of tools that press and move a pointer, as far as they have numbers: xdotool,
/// AutoHotkey and monkeyrunner (1.1, 1.2).
///
/// Other commands are kept as comments.
struct CommandScriptReader {
  private static let longestTime = 1_000_000_000.0

  let options: ImportOptions
  private(set) var log: ImportLog
  private(set) var timeline: CommandTimeline
  private let dialect: CommandScript.Dialect
  private var location = InputPosition.start
  private var variables = ShellVariables()
  private var count = 0
  /// Indicates whether a time was slept since the last command.
  private var hasSlept = false

  init(
    _ bytes: [UInt8], from start: Int, as dialect: CommandScript.Dialect, options: ImportOptions,
    log: ImportLog
  ) {
    self.options = options
    self.log = log
    self.dialect = dialect
    timeline =
      dialect == .monkeyrunner
      ? CommandTimeline(options: options)
      : CommandTimeline(options: options, name: "mouse", kind: .mouse)
    if dialect != .monkeyrunner {
      let size = options.viewport
      timeline.pointer.location(
        at: .point(options.start ?? Point(x: size.width / 2, y: size.height / 2)))
    }
    var lines = LineCutter(ScriptText(bytes), from: start)
    while !self.log.isFull, let (line, _) = lines.next() {
      var cursor = line
      cursor.skipBlanks()
      location = cursor.location
      read(cursor.restText)
    }
    timeline.pointer.end(&self.log)
  }

  private mutating func read(_ line: String) {
    guard !line.isEmpty else { return }
    let words = dialect == .xdotool ? ShellCommands(line).commands.compactMap(\.first) : [line]
    for word in words {
      switch word.prefix(while: \.isLetter).lowercased() {
      case "for", "while", "until", "loop": log.reportLoop(at: location)
      case "if", "case", "elif": log.reportBranches(at: location)
      default: break
      }
    }
    switch dialect {
    case .xdotool:
      for command in ShellCommands(line).commands { take(ShellVariables.command(command)) }
    case .autoHotkey: takeAutoHotkey(line)
    case .monkeyrunner: takeMonkeyrunner(line)
    }
  }

  // MARK: xdotool

  private mutating func take(_ command: ArraySlice<String>) {
    guard !variables.assign(command) else { return }
    var words = variables.substituted(command)
    if let first = words.first, ShellVariables.program(first) == "xdotool" { words.removeFirst() }
    // One call may have several commands.
    while let name = words.first {
      let rest = words
      words.removeFirst()
      let flags = takeOptions(&words)
      guard flags["--window"] == nil, flags["--polar"] == nil else {
        return reportLine("positions that are not those of the screen are not supported")
      }
      switch name {
      case "mousemove", "mousemove_relative":
        guard let point = takePoint(&words) else { return }
        move(to: name == "mousemove" ? point : position + point)
      case "mousedown", "mouseup", "click":
        let repeats = flags["--repeat"].flatMap { Int($0) } ?? 1
        guard let button = takeNumber(&words) else { return }
        guard (1...100).contains(repeats), (1...9).contains(button) else {
          return reportLine("`\(name)` expects a button")
        }
        for _ in 0..<repeats { takeButton(name, Int(button)) }
      case "sleep":
        guard let seconds = takeNumber(&words) else { return }
        wait(seconds, unit: 1_000_000)
      default: return timeline.note(rest.joined(separator: " "))
      }
    }
  }

  /// Removes the options of a command, with their values.
  private mutating func takeOptions(_ words: inout ArraySlice<String>) -> [String: String] {
    var found: [String: String] = [:]
    while let first = words.first, first.hasPrefix("--") {
      words.removeFirst()
      guard first != "--" else { break }
      let hasValue = ["--repeat", "--delay", "--screen", "--window"].contains(first)
      found[first] = hasValue ? words.popFirst() ?? "" : ""
    }
    return found
  }

  private mutating func takePoint(_ words: inout ArraySlice<String>) -> Point? {
    guard let x = takeNumber(&words), let y = takeNumber(&words) else { return nil }
    return Point(x: x, y: y)
  }

  private mutating func takeNumber(_ words: inout ArraySlice<String>) -> Double? {
    let word = words.popFirst() ?? ""
    guard let number = Self.number(word) else {
      reportLine("expected a number, found `\(word)`")
      return nil
    }
    return number
  }

  private mutating func takeButton(_ name: String, _ number: Int) {
    // The others are those of a wheel.
    guard let button = [1: 0, 2: 1, 3: 2][number] else { return timeline.note("\(name) \(number)") }
    if name != "mouseup" { press(button) }
    if name != "mousedown" { release() }
  }

  // MARK: AutoHotkey

  private mutating func takeAutoHotkey(_ line: String) {
    guard !line.hasPrefix(";") else { return timeline.note(String(line.dropFirst())) }
    guard let call = AutoHotkeyCall(line) else { return timeline.note(line) }
    var arguments = call.arguments[...]
    switch call.name {
    case "mouseclickdrag":
      arguments.removeFirst()
      guard let points = points(arguments, of: line, most: 2) else { return }
      move(to: points.count > 1 ? points[0] : position)
      press(0)
      travel(to: points[points.count - 1])
      release()
    case "mousemove":
      guard let points = points(arguments, of: line, most: 1) else { return }
      move(to: points[0])
    case "mouseclick":
      arguments.removeFirst()
      let words = Set(arguments.map { $0.lowercased() })
      if arguments.contains(where: { Double($0) != nil }) {
        guard let points = points(arguments, of: line, most: 1) else { return }
        move(to: points[0])
      }
      if words.isDisjoint(with: ["u", "up"]) { press(0) }
      if words.isDisjoint(with: ["d", "down"]) { release() }
    case "click": takeClick(arguments.joined(separator: " ").split(separator: " "), line)
    case "sleep":
      guard let time = arguments.first.flatMap(Self.number) else {
        return reportLine("expected a number of milliseconds to sleep")
      }
      wait(time, unit: 1_000)
    default: timeline.note(line)
    }
  }

  /// `Click` has its words in any order: a position, a button, `Down` or `Up`.
  private mutating func takeClick(_ words: [Substring], _ line: String) {
    let names = Set(words.map { $0.lowercased() })
    guard names.isDisjoint(with: ["rel", "relative", "wheelup", "wheeldown", "wu", "wd"]) else {
      return timeline.note(line)
    }
    let numbers = words.compactMap { Double($0) }
    if numbers.count >= 2 { move(to: Point(x: numbers[0], y: numbers[1])) }
    let button =
      names.isDisjoint(with: ["right", "r"]) ? names.isDisjoint(with: ["middle", "m"]) ? 0 : 1 : 2
    if names.isDisjoint(with: ["u", "up"]) { press(button) }
    if names.isDisjoint(with: ["d", "down"]) { release() }
  }

  /// The points of a call; a relative one counts from where the pointer is.
  private mutating func points(
    _ arguments: ArraySlice<String>, of line: String, most: Int
  ) -> [Point]? {
    let words = Array(arguments)
    let isRelative = words.dropFirst(2).contains { ["r", "relative"].contains($0.lowercased()) }
    var points: [Point] = []
    for index in stride(from: 0, to: most * 2, by: 2) {
      guard words.count > index + 1 else { break }
      if words[index].isEmpty, words[index + 1].isEmpty, index == 0, most == 2 { continue }
      guard let x = Self.number(words[index]), let y = Self.number(words[index + 1]) else { break }
      let origin = isRelative ? points.last ?? position : .zero
      points.append(origin + Point(x: x, y: y))
    }
    let isWhole =
      most == 1
      ? points.count == 1
      : words.count >= 4 && !points.isEmpty
        && Self.number(words[2]) != nil && Self.number(words[3]) != nil
    guard isWhole else {
      reportLine(
        "expected positions in numbers, found `\(words.prefix(most * 2).joined(separator: ", "))`")
      return nil
    }
    return points
  }

  // MARK: monkeyrunner

  private mutating func takeMonkeyrunner(_ line: String) {
    if let arguments = Self.arguments(of: ".drag(", in: line) {
      let numbers = arguments.map(Self.number)
      guard (4...6).contains(numbers.count), !numbers.contains(nil) else {
        return reportLine("`drag` expects two points in numbers, a time and steps")
      }
      drag(numbers.compactMap(\.self))
    } else if let arguments = Self.arguments(of: ".touch(", in: line) {
      guard arguments.count > 1, let x = Self.number(arguments[0]),
        let y = Self.number(arguments[1])
      else { return reportLine("`touch` expects a point in numbers") }
      touch(at: Point(x: x, y: y), arguments.count > 2 ? arguments[2] : "DOWN_AND_UP")
    } else if let arguments = Self.arguments(of: ".sleep(", in: line) {
      guard let seconds = arguments.first.flatMap(Self.number) else {
        return reportLine("expected a number of seconds to sleep")
      }
      wait(seconds, unit: 1_000_000)
    } else {
      timeline.note(line)
    }
  }

  /// The arguments of a call without parentheses, quotes and names.
  private static func arguments(of call: String, in line: String) -> [String]? {
    guard let start = line.firstRange(of: call), !line.hasPrefix("#") else { return nil }
    let text = line[start.upperBound...].prefix { $0 != "#" }
    return text.filter { !"()'\" ;\r\t".contains($0) }.split(separator: ",").map { part in
      String(part.split(separator: "=").last ?? "")
    }
  }

  /// Without a time a drag takes a second, in ten steps.
  private mutating func drag(_ numbers: [Double]) {
    let (time, steps) = (numbers.count > 4 ? numbers[4] : 1, numbers.count > 5 ? numbers[5] : 10)
    guard (0...Self.longestTime).contains(time), (1...1_000_000).contains(steps) else {
      return reportLine("the time or the steps of the drag are out of range")
    }
    var command = PressTravelHold(
      location: location, from: .point(Point(x: numbers[0], y: numbers[1])),
      to: .point(Point(x: numbers[2], y: numbers[3])))
    command.travel = .samples(Int(steps), over: Microseconds(Int64((time * 1_000_000).rounded())))
    command.item = count
    timeline.play(command, after: hasSlept ? .zero : CommandTimeline.rest, &log)
    (count, hasSlept) = (count + 1, false)
  }

  private mutating func touch(at point: Point, _ kind: String) {
    let word = kind.split(separator: ".").last.map(String.init) ?? kind
    guard ["DOWN", "UP", "MOVE", "DOWN_AND_UP", "downAndUp"].contains(word) else {
      return reportLine("expected DOWN, UP, MOVE or DOWN_AND_UP, found `\(word)`")
    }
    let isWhole = word == "DOWN_AND_UP" || word == "downAndUp"
    if isWhole, !hasSlept, !timeline.recording.events.isEmpty {
      timeline.pointer.wait(CommandTimeline.rest)
    }
    move(to: point)
    if isWhole || word == "DOWN" { press(0) }
    if isWhole || word == "UP" { release() }
  }

  // MARK: The pointer

  private var origin: PointerTimeline.Origin {
    PointerTimeline.Origin(location: location, source: count)
  }

  /// Where the pointer is; these scripts know no elements.
  private var position: Point {
    guard case .point(let point) = timeline.pointer.position else { return .zero }
    return point
  }

  private mutating func move(to point: Point, over time: Microseconds = .zero) {
    guard let target = timeline.pointer.admitted(.point(point), origin, &log) else { return }
    timeline.pointer.move(to: target, over: time, from: origin, &log)
    hasSlept = false
  }

  private mutating func travel(to point: Point) {
    log.report(
      .travelUnknown, at: location,
      "the command has no duration; \(DurationText.shortest(options.travel.count)) are taken",
      hint: "set the duration with --travel")
    move(to: point, over: options.travel)
  }

  private mutating func press(_ button: Int) {
    timeline.pointer.press(origin, button: button, &log)
    hasSlept = false
  }

  private mutating func release() {
    timeline.pointer.release(origin, &log)
    (count, hasSlept) = (count + 1, false)
  }

  private mutating func wait(_ number: Double, unit: Double) {
    guard (0...Self.longestTime).contains(number * unit / 1e6) else {
      return reportLine("the time to sleep is out of range")
    }
    timeline.pointer.wait(Microseconds(Int64((number * unit).rounded())))
    hasSlept = true
  }

  private static func number(_ word: String) -> Double? {
    Double(word).flatMap { $0.magnitude <= 1e9 ? $0 : nil }
  }

  private mutating func reportLine(_ message: String) {
    log.report(
      .badEventLine, at: location, message,
      hint: "write numbers in the place of variables and expressions")
  }
}
