import DragScript

/// Reads the lines that evemu writes: the device's description, and then one event a line (3.2).
struct EvemuReader {
  let bytes: [UInt8]
  let options: ImportOptions
  var log: DiagnosticLog
  private var header = EvemuHeader()
  private var track = EvdevTrack()
  private var breaksOff: SourcePlace?

  /// What was read.
  var tape: EvdevTape {
    var track = track
    track.device = header.described
    return EvdevTape(tracks: [track], breaksOff: breaksOff)
  }

  init(_ bytes: [UInt8], from start: Int, options: ImportOptions, log: DiagnosticLog) {
    self.bytes = bytes
    self.options = options
    self.log = log
    read(from: start)
  }

  private mutating func read(from start: Int) {
    var lines = LineCutter(bytes, from: start)
    while !log.isFull, let (line, isLast) = lines.next() {
      var cursor = line
      readLine(&cursor, isLast: isLast)
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
      if isLast, !track.events.isEmpty, cursor.isOnlyLetter {
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
    case UInt8(ascii: "N"): track.name = cursor.restText
    case UInt8(ascii: "I"), UInt8(ascii: "B"), UInt8(ascii: "L"), UInt8(ascii: "S"):
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
      if isLast, !track.events.isEmpty, cursor.isCutOff {
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
    track.append(
      EvdevEvent(
        time: clock,
        type: UInt16(type),
        code: UInt16(code),
        value: value,
        line: place.line,
        offset: place.offset
      ),
      options,
      &log
    )
  }
}
