import DragScript

/// Reads the lines that evemu writes: the device's description, and then one event a line (3.2).
struct EvemuReader {
  let bytes: [UInt8]
  let options: ImportOptions
  var log: DiagnosticLog
  var header = EvemuHeader()
  var events: [EvdevEvent] = []
  /// The microseconds of the first event, whatever clock they are of.
  private var base: Int64?
  /// Where the recording breaks off, if its last line was not written whole.
  private(set) var breaksOff: SourcePlace?

  init(_ bytes: [UInt8], from start: Int, options: ImportOptions, log: DiagnosticLog) {
    self.bytes = bytes
    self.options = options
    self.log = log
    read(from: start)
  }

  private mutating func read(from start: Int) {
    var lineStart = start
    var line = 1
    while lineStart < bytes.count, !log.isFull {
      var end = lineStart
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      var cursor = LineCursor(bytes: bytes, line: line, start: lineStart, end: end)
      cursor.dropCarriageReturn()
      readLine(&cursor, isLast: end == bytes.count)
      lineStart = end + 1
      line += 1
    }
  }

  private mutating func readLine(_ cursor: inout LineCursor, isLast: Bool) {
    cursor.skipBlanks()
    guard let first = cursor.peek() else { return }
    if first == UInt8(ascii: "#") {
      header.readComment(cursor)
      return
    }
    guard cursor.peek(after: 1) == UInt8(ascii: ":") else {
      if isLast, !events.isEmpty, cursor.isOnlyLetter {
        breaksOff = cursor.place
      } else {
        log.report(
          .unknownLine,
          at: cursor.place,
          "evemu writes no such line",
          hint: "an event is written as E: SECONDS.MICROSECONDS TYPE CODE VALUE"
        )
      }
      return
    }
    let place = cursor.place
    cursor.skip(2)
    switch first {
    case UInt8(ascii: "E"): readEvent(&cursor, from: place, isLast: isLast)
    case UInt8(ascii: "A"): readAxis(&cursor, from: place)
    case UInt8(ascii: "P"): header.readProperties(&cursor)
    case UInt8(ascii: "N"), UInt8(ascii: "I"), UInt8(ascii: "B"), UInt8(ascii: "L"),
      UInt8(ascii: "S"):
      break
    default:
      log.report(.unknownLine, at: place, "evemu writes no such line")
    }
  }

  private mutating func readAxis(_ cursor: inout LineCursor, from place: SourcePlace) {
    guard let code = cursor.hexadecimal(upTo: 0xFFFF), let least = cursor.decimal(),
      let greatest = cursor.decimal()
    else {
      log.report(
        .badHeaderLine,
        at: place,
        "the axis cannot be read",
        hint: "an axis is written as A: CODE MIN MAX FUZZ FLAT RESOLUTION"
      )
      return
    }
    header.setRange(of: UInt16(code), least, greatest)
  }

  private mutating func readEvent(
    _ cursor: inout LineCursor,
    from place: SourcePlace,
    isLast: Bool
  ) {
    guard let clock = cursor.clock(), let type = cursor.hexadecimal(upTo: 0xFFFF),
      let code = cursor.hexadecimal(upTo: 0xFFFF), let value = cursor.decimal()
    else {
      if isLast, !events.isEmpty, cursor.isCutOff {
        breaksOff = place
      } else {
        log.report(
          .badEventLine,
          at: cursor.place,
          "the event cannot be read from here on",
          hint: "an event is written as E: SECONDS.MICROSECONDS TYPE CODE VALUE"
        )
      }
      return
    }
    let time = clock - (base ?? clock)
    if base == nil { base = clock }
    var event = EvdevEvent(
      time: time,
      type: UInt16(type),
      code: UInt16(code),
      value: value,
      line: place.line,
      offset: place.offset
    )
    settle(&event, at: place)
    events.append(event)
  }

  /// Makes sure that an event is not earlier than the one before it.
  private mutating func settle(_ event: inout EvdevEvent, at place: SourcePlace) {
    let before = events.last?.time ?? 0
    guard event.time < before else { return }
    let message = "the clock goes back by \(DurationText.shortest(before - event.time))"
    if options.backwardClock == .clamp {
      log.report(.clockBackwards, at: place, severity: .warning, message)
      event.time = before
    } else {
      log.report(.clockBackwards, at: place, message)
    }
  }
}
