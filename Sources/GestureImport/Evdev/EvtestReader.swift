import DragScript

/// Reads the output of `evtest`: the device's description, and then one event per line (3.2).
///
/// It is copied from terminals, so a menu of devices, a prompt or a kernel message may be
/// among its lines.
struct EvtestReader: EvdevReading {
  private let options: ImportOptions
  private(set) var log: ImportLog
  private var lines: LineCutter
  private var header = EvemuHeader()
  private var name = ""
  private var clock: EvdevClock
  private var hasEvents = false
  private var breaksOff: InputPosition?
  /// Indicates whether any line was one of evtest's.
  private var isKnown = false
  /// The first line that evtest does not print.
  private var stranger: InputPosition?

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
    while !log.isFull, let (line, isLast) = lines.next() {
      var cursor = line
      guard var event = readLine(&cursor, isLast: isLast) else { continue }
      hasEvents = true
      clock.admit(&event, &log)
      guard take(0, event) else { return true }
    }
    log.reportUnquoted(lines.unquoted)
    if !isKnown, breaksOff == nil, let stranger {
      log.report(
        .unknownLine, at: stranger, "the line is not in evtest's format",
        hint: "such as Event: time SECONDS.MICROSECONDS, type 3 (EV_ABS), "
          + "code 53 (ABS_MT_POSITION_X), value 7")
    }
    return false
  }

  /// Reads a line; one with an event gives it.
  private mutating func readLine(_ cursor: inout FieldReader, isLast: Bool) -> EvdevEvent? {
    cursor.skipBlanks()
    guard cursor.peek() != nil else { return nil }
    let location = cursor.location
    if cursor.skip(word: "Event:") {
      isKnown = true
      return readEvent(&cursor, from: location, isLast: isLast)
    } else if cursor.skip(word: "Input device name:") {
      isKnown = true
      name = cursor.restName.filter { $0 != "\"" }
    } else if cursor.skip(word: "Input driver version") || cursor.skip(word: "Input device ID:")
      || cursor.skip(word: "Supported events:") || cursor.skip(word: "Testing ...")
    {
      isKnown = true
    } else if cursor.skip(word: "Properties:") {
      stranger = stranger ?? location
    } else if hasEvents {
      readStranger(&cursor, from: location, isLast: isLast)
    } else if !header.readDescription(cursor), stranger == nil {
      stranger = location
    }
    return nil
  }

  /// Passes a line among the events that evtest does not print, unless it is the beginning of one.
  private mutating func readStranger(
    _ cursor: inout FieldReader, from location: InputPosition, isLast: Bool
  ) {
    if isLast, "Event:".hasPrefix(cursor.restText) {
      breaksOff = location
    } else if !cursor.skip(word: "***"), !cursor.skip(word: "^C") {
      log.reportProse(at: location, in: "evtest")
    }
  }

  private mutating func readEvent(
    _ cursor: inout FieldReader, from location: InputPosition, isLast: Bool
  ) -> EvdevEvent? {
    guard let event = Self.event(&cursor, at: location) else {
      if isLast, hasEvents {
        breaksOff = location
      } else {
        log.report(
          .badEventLine, at: cursor.location, "the event is malformed",
          hint: "such as Event: time SECONDS.MICROSECONDS, type 3 (EV_ABS), "
            + "code 53 (ABS_MT_POSITION_X), value 7")
      }
      return nil
    }
    return event
  }

  /// Reads the rest of an `Event:` line: a time, and either a type, a code and a value, or a report.
  private static func event(_ cursor: inout FieldReader, at location: InputPosition) -> EvdevEvent?
  {
    guard cursor.skip(word: "time"), let time = cursor.clock(before: UInt8(ascii: ",")),
      cursor.skip(word: ",")
    else { return nil }
    var event = EvdevEvent(
      time: time, type: EvdevCode.synchronize, code: EvdevCode.synReport, value: 0,
      line: location.line, offset: location.offset)
    guard cursor.skip(word: "type") else {
      guard let report = report(&cursor) else { return nil }
      event.code = report
      return event
    }
    guard let type = number(&cursor), cursor.skip(word: "code"), let code = number(&cursor),
      cursor.skip(word: "value")
    else { return nil }
    event.type = type
    event.code = code
    if type == EvdevCode.miscellaneous {
      // Scan codes are printed in base 16; they move nothing.
      return cursor.word().isEmpty ? nil : event
    }
    guard let value = cursor.decimal() else { return nil }
    event.value = value
    return event
  }

  /// A number, its name in round brackets, and a comma.
  private static func number(_ cursor: inout FieldReader) -> UInt16? {
    guard let number = cursor.decimal(before: UInt8(ascii: ",")).flatMap(UInt16.init(exactly:))
    else { return nil }
    cursor.skipBlanks()
    if cursor.peek() == UInt8(ascii: "("), !cursor.skip(past: UInt8(ascii: ")")) { return nil }
    return cursor.skip(word: ",") ? number : nil
  }

  /// The end of a frame or of a contact, between two rulers.
  private static func report(_ cursor: inout FieldReader) -> UInt16? {
    let left = cursor.word()
    guard left.count > 1 else { return nil }
    let rulerCode =
      switch cursor.bytes[left.lowerBound] {
      case UInt8(ascii: "+"): EvdevCode.synMTReport
      case UInt8(ascii: ">"): EvdevCode.synDropped
      default: EvdevCode.synReport
      }
    let reports: [(words: String, code: UInt16)] = [
      ("SYN_REPORT", EvdevCode.synReport), ("SYN_MT_REPORT", EvdevCode.synMTReport),
      ("SYN_DROPPED", EvdevCode.synDropped), ("SYN_CONFIG", 1),
      // The format of older versions.
      ("Report Sync", EvdevCode.synReport), ("Config Sync", 1), ("SYN", EvdevCode.synReport),
      // Those of before 2017 print the type, and the ruler alone distinguishes the reports.
      ("EV_SYN", rulerCode),
    ]
    guard let report = reports.first(where: { cursor.skip(word: $0.words) }),
      cursor.peek() == UInt8(ascii: " ")
    else { return nil }
    return cursor.word().count > 1 && cursor.word().isEmpty ? report.code : nil
  }
}
