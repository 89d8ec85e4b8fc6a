import DragGeometry
import DragGestures
import DragScript
import Machines

/// Reads scripts for Android's shell: `adb shell input` and `sendevent`, and `sleep` between them.
///
/// `input` takes points of the screen and becomes gestures; `sendevent` takes the events of a
/// device, which all readers of the evdev family make gestures of.
struct ADBReader {
  private static let usualSwipe = Microseconds.milliseconds(300)
  /// The time that `input draganddrop` holds before it moves.
  private static let longPress = Microseconds.milliseconds(500)
  private static let longestTime = 1_000_000_000.0

  let options: ImportOptions
  private(set) var log: ImportLog
  private(set) var timeline: CommandTimeline
  private(set) var tape = EvdevTape()
  /// Indicates whether commands of `input` were read.
  private(set) var hasInput = false
  private var hasKind = false
  private var location = InputPosition.start
  private var isLast = false
  /// Indicates whether the command before was an event of a motion, or a time was slept since.
  private var (isMoving, hasSlept) = (false, false)
  /// The time of the next event of a device.
  private var clock: Int64 = 0
  private var count = 0
  /// The first line that holds neither of the two.
  private var stranger: InputPosition?
  private var variables = ShellVariables()

  init(_ bytes: [UInt8], from start: Int, options: ImportOptions, log: ImportLog) {
    self.options = options
    self.log = log
    timeline = CommandTimeline(options: options)
    var lines = LineCutter(ScriptText(bytes), from: start)
    var begun = ""
    while !self.log.isFull, let (line, isLast) = lines.next() {
      var cursor = line
      cursor.skipBlanks()
      if begun.isEmpty { location = cursor.location }
      self.isLast = isLast
      begun += cursor.restText
      // A command goes on in the next line.
      if begun.hasSuffix("\\"), !isLast {
        begun.removeLast()
        continue
      }
      for command in ShellCommands(begun).commands { take(ShellVariables.command(command)) }
      begun = ""
    }
    timeline.pointer.end(&self.log)
    if !hasInput, tape.tracks.isEmpty, tape.breaksOff == nil, let stranger, !self.log.hasErrors {
      self.log.report(
        .unknownLine, at: stranger, "expected a line of `adb shell input` or `sendevent`",
        hint: "such as adb shell input swipe X1 Y1 X2 Y2 MILLISECONDS")
    }
    for track in tape.tracks.indices { tape.tracks[track].device.isAssumedScreen = true }
  }

  /// Reads one command, without the words that select a device.
  private mutating func take(_ command: ArraySlice<String>) {
    guard !variables.assign(command) else { return }
    var words = variables.substituted(command)
    while let first = words.first {
      let rest = words.dropFirst()
      switch ShellVariables.program(first) {
      case "su", "sudo", "-c", "root", "0": words = rest
      case "for", "while", "until":
        log.reportLoop(at: location)
        // Windows has the command on the same line.
        guard let start = rest.firstIndex(where: { $0.lowercased() == "do" }) else {
          return timeline.note(words.joined(separator: " "))
        }
        words = rest[(start + 1)...]
      case "if", "case":
        log.reportBranches(at: location)
        return timeline.note(words.joined(separator: " "))
      case "adb":
        guard let inner = Self.shellCommand(rest) else {
          return timeline.note(words.joined(separator: " "))
        }
        words = inner
      // What was held together is cut when the shell of the device reads it; quotation marks nest no
      // deeper than there are kinds of them.
      case _ where first.contains(" "):
        for command in ShellCommands(words.joined(separator: " ")).commands {
          take(ShellVariables.command(command))
        }
        return
      case "input": return takeInput(rest)
      case "sendevent": return takeEvent(rest)
      case "sleep": return takeSleep(rest, unit: 1_000_000)
      case "usleep": return takeSleep(rest, unit: 1)
      default:
        stranger = stranger ?? location
        return timeline.note(words.joined(separator: " "))
      }
    }
  }

  /// Returns the part of a command that `adb` runs in the shell of the device; nil for other
  /// commands.
  private static func shellCommand(_ words: ArraySlice<String>) -> ArraySlice<String>? {
    var rest = words
    while let option = rest.first, option.hasPrefix("-") {
      rest = rest.dropFirst(["-s", "-t", "-H", "-P", "-L"].contains(option) ? 2 : 1)
    }
    guard rest.first == "shell" || rest.first == "exec-out" else { return nil }
    return rest.dropFirst().drop { ["-t", "-T", "-x", "-n"].contains($0) }
  }

  private mutating func takeSleep(_ words: ArraySlice<String>, unit: Double) {
    var text = words.first ?? ""
    let factor: Double = text.hasSuffix("m") ? 60 : 1
    if text.hasSuffix("s") || text.hasSuffix("m") { text.removeLast() }
    guard let number = Double(text), (0...Self.longestTime).contains(number * factor * unit / 1e6)
    else {
      return reportArguments(
        Array(words.prefix(1)),
        "expected a number of seconds to sleep, found `\(words.first ?? "")`")
    }
    let length = Microseconds(Int64((number * factor * unit).rounded()))
    timeline.pointer.wait(length)
    clock += length.count
    hasSlept = true
  }

  // MARK: input

  private mutating func takeInput(_ words: ArraySlice<String>) {
    var rest = words
    var kind = PointerKind.touch
    if let source = rest.first, let named = Self.sources[source] {
      kind = named
      rest = rest.dropFirst()
    }
    if rest.first == "-d" || rest.first == "--displayId" { rest = rest.dropFirst(2) }
    guard let name = rest.first else {
      return reportLine("`input` expects a command such as `swipe`")
    }
    let arguments = Array(rest.dropFirst())
    switch name {
    case "tap", "swipe", "draganddrop", "motionevent":
      guard begin(kind) else { return }
      play(name, arguments)
      count += 1
    default: timeline.note("input " + rest.joined(separator: " "))
    }
  }

  /// The pointer kind, by `input`'s names; all others are fingers.
  private static let sources: [String: PointerKind] = [
    "touchscreen": .touch, "mouse": .mouse, "stylus": .pen, "touchpad": .touch,
    "touchnavigation": .touch, "trackball": .touch, "rotaryencoder": .touch, "dpad": .touch,
    "keyboard": .touch, "gamepad": .touch, "joystick": .touch,
  ]

  /// Makes the pointer of the first command; one script has one.
  private mutating func begin(_ kind: PointerKind) -> Bool {
    guard tape.tracks.isEmpty else {
      reportMixture()
      return false
    }
    hasInput = true
    if !hasKind, kind != .touch {
      let importNotes = timeline.recording.importNotes
      timeline = CommandTimeline(
        options: options, name: kind == .pen ? "pen" : "mouse", kind: kind)
      for note in importNotes { timeline.note(note.text) }
    } else if hasKind, options.pointerKind == nil, kind != timeline.pointer.kind {
      log.report(
        .unreadDevice, at: location, severity: .warning,
        "a command is for another kind of pointer; the first one carries it out")
    }
    hasKind = true
    return true
  }

  private mutating func play(_ name: String, _ arguments: [String]) {
    if name == "motionevent" { return playMotion(arguments) }
    let numbers = arguments.map { Double($0) }
    let count = name == "tap" ? 2 : 4
    let isWhole = numbers.count == count || count == 4 && numbers.count == 5
    guard isWhole, !numbers.contains(where: { $0?.isFinite != true }) else {
      return reportArguments(
        arguments,
        "`input \(name)` expects \(count) numbers" + (count == 4 ? ", and a time" : ""))
    }
    let values = numbers.compactMap(\.self)
    let start = ImportedEvent.Target.point(Point(x: values[0], y: values[1]))
    defer { (isMoving, hasSlept) = (false, false) }
    if name == "tap" { return tap(at: start) }
    var command = PressTravelHold(
      location: location, from: start, to: .point(Point(x: values[2], y: values[3])))
    guard let time = values.count == 5 ? Self.milliseconds(values[4]) : Self.usualSwipe else {
      return reportLine("expected a time from 0 to \(Int(Self.longestTime)) milliseconds")
    }
    command.travel = .time(time)
    command.press = name == "draganddrop" ? Self.longPress : .zero
    command.item = self.count
    timeline.play(command, after: hasSlept ? .zero : CommandTimeline.rest, &log)
  }

  private static func milliseconds(_ number: Double) -> Microseconds? {
    guard (0...longestTime).contains(number) else { return nil }
    return Microseconds(Int64((number * 1_000).rounded()))
  }

  private mutating func tap(at target: ImportedEvent.Target) {
    let origin = PointerTimeline.Origin(location: location, source: count)
    guard let target = timeline.pointer.admitted(target, origin, &log) else { return }
    if !timeline.recording.events.isEmpty, !hasSlept {
      timeline.pointer.wait(CommandTimeline.rest)
    }
    timeline.pointer.move(to: target, from: origin, &log)
    timeline.pointer.press(origin, &log)
    timeline.pointer.release(origin, &log)
  }

  /// `input motionevent` says one event of a motion, and no times.
  private mutating func playMotion(_ arguments: [String]) {
    let numbers = arguments.dropFirst().map { Double($0) }
    guard let word = arguments.first, ["DOWN", "MOVE", "UP", "CANCEL"].contains(word),
      numbers.count == 2 || numbers.isEmpty && word == "CANCEL",
      !numbers.contains(where: { $0?.isFinite != true })
    else {
      return reportArguments(
        arguments, "`input motionevent` expects DOWN, MOVE, UP or CANCEL, and a point")
    }
    let origin = PointerTimeline.Origin(location: location, source: count)
    if isMoving, !hasSlept {
      reportTimes()
      timeline.pointer.wait(frame)
    } else if !hasSlept, !timeline.recording.events.isEmpty {
      timeline.pointer.wait(CommandTimeline.rest)
    }
    (isMoving, hasSlept) = (word == "DOWN" || word == "MOVE", false)
    if let x = numbers.first ?? nil, let y = numbers.last ?? nil {
      let target = ImportedEvent.Target.point(Point(x: x, y: y))
      guard let target = timeline.pointer.admitted(target, origin, &log) else { return }
      timeline.pointer.move(to: target, from: origin, &log)
    }
    switch word {
    case "DOWN": timeline.pointer.press(origin, &log)
    case "UP": timeline.pointer.release(origin, &log)
    case "CANCEL": timeline.pointer.release(origin, isCancel: true, &log)
    default: break
    }
  }

  // MARK: sendevent

  private mutating func takeEvent(_ words: ArraySlice<String>) {
    guard !hasInput else { return reportMixture() }
    let numbers = words.dropFirst().map { Int64($0) }
    guard words.count == 4, let node = words.first,
      let type = numbers[0].flatMap(UInt16.init(exactly:)),
      let code = numbers[1].flatMap(UInt16.init(exactly:)), let value = numbers[2],
      (-0x8000_0000...0xFFFF_FFFF).contains(value)
    else {
      if isLast, !tape.tracks.isEmpty {
        tape.breaksOff = location
        return
      }
      return reportArguments(
        Array(words),
        "`sendevent` expects a device and three decimal numbers: a type, a code and a value")
    }
    let track = tape.track(of: node.hasSuffix(":") ? String(node.dropLast()) : node)
    tape.tracks[track].append(
      EvdevEvent(
        time: clock, type: type, code: code, value: Int(Int32(truncatingIfNeeded: value)),
        line: location.line, offset: location.offset), options, &log)
    guard type == EvdevCode.synchronize, code == EvdevCode.synReport else { return }
    reportTimes()
    clock += frame.count
  }

  /// The duration of a frame at the rate.
  private var frame: Microseconds {
    Microseconds(Int64(max(1, (1_000_000 / options.rate).rounded())))
  }

  // MARK: Faults

  private mutating func reportTimes() {
    log.report(
      .timesMissing, at: location,
      "the commands have no times; \(options.rate.decimalText) per second are assumed, and "
        + "`sleep` separates them")
  }

  private mutating func reportMixture() {
    log.report(
      .otherDialect, at: location,
      "the script contains both `input`, which takes points, and `sendevent`, which takes units of "
        + "a device", hint: "import them from separate files")
  }

  /// Reports that numbers are missing, or that one of them is known only when the script runs.
  private mutating func reportArguments(_ arguments: [String], _ message: String) {
    guard let unknown = arguments.first(where: { $0.contains("$") || $0.contains("%") }) else {
      return reportLine(message)
    }
    log.report(
      .badEventLine, at: location, "the value of `\(unknown)` is not known before the script runs",
      hint: "write the value in its place")
  }

  private mutating func reportLine(_ message: String) {
    log.report(
      isLast && timeline.recording.events.count > 0 ? .endsEarly : .badEventLine, at: location,
      message
    )
  }
}
