import DragScript

/// Reads the lines that evemu writes: the device's description, and then one event a line (3.2).
struct EvemuReader: EvdevReading {
  private let options: ImportOptions
  private(set) var log: ImportLog
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

  init(_ text: ScriptText, from start: Int, options: ImportOptions, log: ImportLog) {
    self.options = options
    self.log = log
    clock = EvdevClock(options)
    lines = LineCutter(text, from: start, isCopied: true)
  }

  /// The device.
  var tape: EvdevTape {
    var track = EvdevTrack()
    track.name = name
    track.device = header.described
    return EvdevTape(tracks: [track], breaksOff: breaksOff)
  }

  /// Indicates whether the text has changed.
  var isBroken: Bool { lines.isBroken }
  /// The number of the next line.
  var line: Int { lines.line }

  mutating func read(_ take: (Int, EvdevEvent) -> Bool) -> Bool {
    while !log.isFull {
      guard readEvents(take) else {
        if log.isFull { break }
        return true
      }
      guard let (line, isLast) = lines.next() else { break }
      var cursor = line
      guard let event = readLine(&cursor, isLast: isLast) else { continue }
      guard pass(event, take) else { return true }
    }
    log.reportUnquoted(lines.unquoted)
    if !isKnown, !hasEvents, let stranger { reportLine(stranger) }
    return false
  }

  /// Reads the usual lines up to one that is not.
  private mutating func readEvents(_ take: (Int, EvdevEvent) -> Bool) -> Bool {
    // What the closure changes is not part of the lines, which are being changed meanwhile.
    var (clock, log) = (clock, log)
    var isAny = false
    let goesOn = lines.passEvents { event in
      var event = event
      isAny = true
      clock.admit(&event, &log)
      return take(0, event) && !log.isFull
    }
    hasEvents = hasEvents || isAny
    self.clock = clock
    self.log = log
    return goesOn
  }

  private mutating func pass(_ event: EvdevEvent, _ take: (Int, EvdevEvent) -> Bool) -> Bool {
    var event = event
    hasEvents = true
    clock.admit(&event, &log)
    return take(0, event)
  }

  /// Reads a line; one with an event gives it.
  private mutating func readLine(_ cursor: inout FieldReader, isLast: Bool) -> EvdevEvent? {
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
    case UInt8(ascii: "N"): name = cursor.restName
    case UInt8(ascii: "B"): header.readBits(&cursor)
    case UInt8(ascii: "I"), UInt8(ascii: "L"), UInt8(ascii: "S"):
      break
    default: reportLine(location)
    }
    return nil
  }

  /// Passes a line that evemu does not write: silently above the recording, and with a warning in it.
  private mutating func pass(stranger line: FieldReader) {
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

  private mutating func readAxis(_ cursor: inout FieldReader, from location: InputPosition) {
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
    _ cursor: inout FieldReader,
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
