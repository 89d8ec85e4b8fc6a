import DragScript

/// Reads the lines that evemu writes: the device's description, and then one event a line (3.2).
struct EvemuReader {
  private let options: ImportOptions
  private(set) var log: DiagnosticLog
  private var header = EvemuHeader()
  private var name = ""
  private var hasEvents = false
  /// Indicates whether any line was one of evemu's.
  private var isKnown = false
  /// The first line that evemu does not write.
  private var stranger: InputPosition?
  private var breaksOff: InputPosition?
  private var clock: EvdevClock
  private var lines: LineCutter

  init(_ text: ScriptText, from start: Int, options: ImportOptions, log: DiagnosticLog) {
    self.options = options
    self.log = log
    clock = EvdevClock(options)
    lines = LineCutter(text, from: start, isCopied: true)
  }

  /// The content of a text; its events are not kept in memory, and read again later.
  static func tape(
    of text: ScriptText, from start: Int, options: ImportOptions, _ log: inout DiagnosticLog
  ) -> EvdevTape {
    var reader = EvemuReader(text, from: start, options: options, log: log)
    var track = EvdevTrack(rereading: EvemuLines(text: text, start: start, options: options))
    reader.read { event in
      track.note(event)
      return true
    }
    log = reader.log
    track.name = reader.name
    track.device = reader.header.described
    return EvdevTape(tracks: [track], breaksOff: reader.breaksOff)
  }

  /// Indicates whether the text has changed.
  var isBroken: Bool { lines.isBroken }

  /// Reads all lines.
  ///
  /// - Parameter take: Gets each event, and says whether to go on.
  mutating func read(_ take: (EvdevEvent) -> Bool) {
    while !log.isFull {
      guard readEvents(take), let (line, isLast) = lines.next() else { break }
      var cursor = line
      guard let event = readLine(&cursor, isLast: isLast) else { continue }
      guard pass(event, take) else { break }
    }
    log.reportUnquoted(lines.unquoted)
    if !isKnown, !hasEvents, let stranger { reportLine(stranger) }
    if lines.isBroken {
      log.report(
        .fileChanged, at: InputPosition(offset: 0, line: lines.line, column: 1),
        "the file changed while it was read",
        hint: "try again when no program is writing to it")
    }
  }

  /// Reads the usual lines up to one that is not.
  private mutating func readEvents(_ take: (EvdevEvent) -> Bool) -> Bool {
    // What the closure changes is not part of the lines, which are being changed meanwhile.
    var (clock, log) = (clock, log)
    var isAny = false
    let goesOn = lines.passEvents { event in
      var event = event
      isAny = true
      clock.admit(&event, &log)
      return take(event) && !log.isFull
    }
    hasEvents = hasEvents || isAny
    self.clock = clock
    self.log = log
    return goesOn
  }

  private mutating func pass(_ event: EvdevEvent, _ take: (EvdevEvent) -> Bool) -> Bool {
    var event = event
    hasEvents = true
    clock.admit(&event, &log)
    return take(event)
  }

  /// Reads a line; one with an event gives it.
  private mutating func readLine(_ cursor: inout LineCursor, isLast: Bool) -> EvdevEvent? {
    cursor.skipBlanks()
    guard let first = cursor.peek() else { return nil }
    if first == UInt8(ascii: "#") {
      header.readComment(cursor)
      return nil
    }
    guard cursor.peek(after: 1) == UInt8(ascii: ":") else {
      if isLast, hasEvents, cursor.isOnlyLetter {
        breaksOff = cursor.location
      } else {
        pass(stranger: cursor)
      }
      return nil
    }
    let location = cursor.location
    cursor.skip(2)
    defer { isKnown = true }
    switch first {
    case UInt8(ascii: "E"): return readEvent(&cursor, from: location, isLast: isLast)
    case UInt8(ascii: "A"): readAxis(&cursor, from: location)
    case UInt8(ascii: "P"): header.readProperties(&cursor)
    case UInt8(ascii: "N"): name = cursor.restText
    case UInt8(ascii: "B"): header.readBits(&cursor)
    case UInt8(ascii: "I"), UInt8(ascii: "L"), UInt8(ascii: "S"):
      break
    default: reportLine(location)
    }
    return nil
  }

  /// Passes a line that evemu does not write: silently above the recording, and with a warning in it.
  private mutating func pass(stranger line: LineCursor) {
    guard isKnown || hasEvents else {
      stranger = stranger ?? line.location
      return
    }
    guard CopiedText.isProse(line.rest) else { return reportLine(line.location) }
    log.reportProse(at: line.location, in: "evemu")
  }

  private mutating func reportLine(_ location: InputPosition) {
    log.report(
      .unknownLine, at: location, "the line is not in evemu's format",
      hint: "such as E: SECONDS.MICROSECONDS TYPE CODE VALUE")
  }

  private mutating func readAxis(_ cursor: inout LineCursor, from location: InputPosition) {
    guard let code = cursor.hexadecimal(upTo: 0xFFFF), let least = cursor.decimal(),
      let greatest = cursor.decimal()
    else {
      log.report(
        .badHeaderLine,
        at: location,
        "the axis is malformed",
        hint: "such as A: CODE MIN MAX FUZZ FLAT RESOLUTION"
      )
      return
    }
    header.setRange(of: UInt16(code), least, greatest)
  }

  private mutating func readEvent(
    _ cursor: inout LineCursor,
    from location: InputPosition,
    isLast: Bool
  ) -> EvdevEvent? {
    guard let clock = cursor.clock(), let type = cursor.hexadecimal(upTo: 0xFFFF),
      let code = cursor.hexadecimal(upTo: 0xFFFF), let value = cursor.decimal()
    else {
      if isLast, hasEvents, cursor.isCutOff {
        breaksOff = location
      } else {
        log.report(
          .badEventLine,
          at: cursor.location,
          "the event is malformed",
          hint: "such as E: SECONDS.MICROSECONDS TYPE CODE VALUE"
        )
      }
      return nil
    }
    return EvdevEvent(
      time: clock, type: UInt16(type), code: UInt16(code), value: value, line: location.line,
      offset: location.offset)
  }
}

/// The events of an evemu recording that was read once without a fault, to be read again.
struct EvemuLines: Sendable {
  let text: ScriptText
  let start: Int
  let options: ImportOptions

  /// Gives all events in order, until it is said not to go on.
  ///
  /// - Returns: Whether the text is unchanged.
  func forEach(_ take: (EvdevEvent) -> Bool) -> Bool {
    // Problems were reported by the first reading.
    let silent = DiagnosticLog(text, file: "", options: options)
    var reader = EvemuReader(text, from: start, options: options, log: silent)
    reader.read(take)
    return !reader.isBroken
  }
}
