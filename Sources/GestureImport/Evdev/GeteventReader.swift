import DragGeometry
import DragScript

/// Reads the output of Android's `getevent`: events by numbers or by names, with or without times and
/// devices, and the devices' description if there is one (3.2).
struct GeteventReader: EvdevReading {
  private let options: ImportOptions
  private(set) var log: ImportLog
  private var lines: LineCutter
  /// The devices, in the order of their first lines.
  private(set) var tape = EvdevTape()

  /// The index of the device that the last line was about.
  private var track: Int?
  /// Indicates whether the lines that follow describe a device.
  private var isDescribing = false
  /// The type of event whose codes the description lists.
  private var describedType: UInt16?
  /// The number of frames without times.
  private var timelessFrames: Int64 = 0
  private var hasEvents = false
  /// Indicates whether any line was one of getevent's.
  private var isKnown = false
  /// The first line that getevent does not write.
  private var stranger: InputPosition?

  init(_ text: ScriptText, from start: Int, options: ImportOptions, log: ImportLog) {
    self.options = options
    self.log = log
    lines = LineCutter(text, from: start, isCopied: true)
  }

  /// Indicates whether the text has changed.
  var isBroken: Bool { lines.isBroken }
  /// The number of the next line.
  var line: Int { lines.line }

  mutating func read(_ take: (Int, EvdevEvent) -> Bool) -> Bool {
    while !log.isFull, let (line, isLast) = lines.next() {
      var cursor = line
      guard let event = readLine(&cursor, isLast: isLast) else { continue }
      hasEvents = true
      guard take(event.track, event.event) else { return true }
    }
    log.reportUnquoted(lines.unquoted)
    if !isKnown, let stranger { reportLine(stranger) }
    // Android's screens report their contacts as fingers, too.
    for track in tape.tracks.indices { tape.tracks[track].device.isAssumedScreen = true }
    return false
  }

  /// An event, and the index of its device.
  private typealias Found = (track: Int, event: EvdevEvent)

  /// Reads a line; one with an event gives it.
  private mutating func readLine(_ cursor: inout FieldReader, isLast: Bool) -> Found? {
    guard let first = cursor.peek() else { return nil }
    let isIndented = first == 0x20 || first == 0x09
    cursor.skipBlanks()
    guard let letter = cursor.peek() else { return nil }
    if isIndented, isDescribing {
      describe(cursor)
      return nil
    }
    switch letter {
    case UInt8(ascii: "["), UInt8(ascii: "/"), UInt8(ascii: "E"), 0x30...0x39:
      guard Self.isEvent(cursor.rest) || !CopiedText.isProse(cursor.rest) else {
        pass(stranger: cursor)
        return nil
      }
      isKnown = true
      isDescribing = false
      return readEvent(&cursor, isLast: isLast)
    case UInt8(ascii: "a") where cursor.skip(word: "add device"):
      _ = cursor.word()
      track = tape.track(of: cursor.restName)
      isKnown = true
      isDescribing = true
      describedType = nil
    case UInt8(ascii: "r") where cursor.skip(word: "remove device"),
      UInt8(ascii: "c") where cursor.skip(word: "could not "),
      UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "^"):
      // Other output of the tool, and of the terminal.
      break
    default: pass(stranger: cursor)
    }
    return nil
  }

  /// Passes a line that getevent does not write: silently above the recording, and with a warning in it.
  private mutating func pass(stranger line: FieldReader) {
    isDescribing = false
    guard isKnown else {
      stranger = stranger ?? line.location
      return
    }
    guard CopiedText.isProse(line.rest) else { return reportLine(line.location) }
    log.reportProse(at: line.location, in: "getevent")
  }

  private mutating func reportLine(_ location: InputPosition) {
    log.report(
      .unknownLine,
      at: location,
      "the line is not in getevent's format",
      hint: "such as [ SECONDS.MICROSECONDS] /dev/input/eventN: TYPE CODE VALUE"
    )
  }

  // MARK: Descriptions

  /// Reads a line of a device's description: its name, a range, or a property.
  private mutating func describe(_ line: FieldReader) {
    guard let track else { return }
    var cursor = line
    if cursor.skip(word: "name:") {
      tape.tracks[track].name = cursor.restName.filter { $0 != "\"" }
    } else if cursor.skip(word: "INPUT_PROP_POINTER") {
      tape.tracks[track].device.properties.insert(EvdevCode.propertyPointer)
    } else if cursor.skip(word: "INPUT_PROP_DIRECT") {
      tape.tracks[track].device.properties.insert(EvdevCode.propertyDirect)
    } else if cursor.skip(word: "input props:") {
      describedType = nil
    } else {
      describeCodes(cursor, of: track)
    }
  }

  /// Reads the capabilities of a device: `KEY (0001): 014a 0145`, and continuation lines below it.
  private mutating func describeCodes(_ line: FieldReader, of track: Int) {
    var cursor = line
    _ = cursor.word()
    if let type = Self.bracketed(line.bytes[cursor.word()]) {
      describedType = type
    } else {
      cursor = line
    }
    guard let describedType else { return }
    guard describedType != EvdevCode.absolute else {
      describeAxis(cursor, of: track)
      return
    }
    var codes: [UInt16] = []
    while case let word = cursor.word(), !word.isEmpty {
      // A star says that the key is pressed.
      let text = line.bytes[word]
      let code = text.last == UInt8(ascii: "*") ? text.dropLast() : text
      codes += [Self.code(code, of: describedType)].compactMap(\.self)
    }
    tape.tracks[track].device.list(codes, ofType: describedType)
  }

  /// The number of a type, as it is written before its codes: `(0001):`.
  private static func bracketed(_ word: ArraySlice<UInt8>) -> UInt16? {
    guard word.count == 7, word.first == UInt8(ascii: "("), word.last == UInt8(ascii: ":") else {
      return nil
    }
    return hexadecimal(word.dropFirst().prefix(4)).map { UInt16($0) }
  }

  /// Reads an axis: its number or name, and after a colon `value 0, min 0, max 799`.
  private mutating func describeAxis(_ line: FieldReader, of track: Int) {
    var cursor = line
    let word = cursor.word()
    guard let code = Self.code(line.bytes[word], of: EvdevCode.absolute), cursor.skip(word: ":"),
      cursor.skip(word: "value"), let value = cursor.decimal(before: UInt8(ascii: ",")),
      cursor.skip(word: ", min"), let least = cursor.decimal(before: UInt8(ascii: ",")),
      cursor.skip(word: ", max"), let greatest = cursor.decimal(before: UInt8(ascii: ","))
    else { return }
    tape.tracks[track].device.axes[code] = EvdevDevice.Axis(
      least: least, greatest: greatest, value: value)
  }

  // MARK: Events

  private mutating func readEvent(_ cursor: inout FieldReader, isLast: Bool) -> Found? {
    let location = cursor.location
    var time: Int64?
    var isRead = true
    if cursor.peek() == UInt8(ascii: "[") {
      cursor.skip(1)
      time = cursor.clock(before: UInt8(ascii: "]"))
      isRead = time != nil && cursor.peek() == UInt8(ascii: "]")
      cursor.skip(1)
      cursor.skipBlanks()
    } else if let stamp = cursor.stamp() {
      time = stamp
      cursor.skipBlanks()
    }
    var node = cursor.peek() == UInt8(ascii: "/") ? cursor.word() : 0..<0
    if !node.isEmpty {
      isRead = isRead && cursor.bytes[node.upperBound - 1] == UInt8(ascii: ":")
      node = node.lowerBound..<max(node.lowerBound, node.upperBound - 1)
    }
    let (type, code, value) = (cursor.word(), cursor.word(), cursor.word())
    let bytes = cursor.bytes
    guard isRead, let event = Self.event(bytes[type], bytes[code], bytes[value], at: location)
    else {
      if isLast, hasEvents {
        tape.breaksOff = location
      } else {
        reportEvent(location)
      }
      return nil
    }
    return admitted(event, at: time, from: bytes[node])
  }

  private mutating func reportEvent(_ location: InputPosition) {
    log.report(
      .badEventLine,
      at: location,
      "the event is malformed",
      hint: "such as [ SECONDS.MICROSECONDS] /dev/input/eventN: TYPE CODE VALUE"
    )
  }

  private static func event(
    _ type: ArraySlice<UInt8>,
    _ code: ArraySlice<UInt8>,
    _ value: ArraySlice<UInt8>,
    at location: InputPosition
  ) -> EvdevEvent? {
    let typeNumber: UInt16
    if let number = hexadecimal(type), type.count == 4 {
      typeNumber = UInt16(number)
    } else if let number = GeteventNames.number(of: type, in: GeteventNames.types) {
      typeNumber = UInt16(number)
    } else {
      return nil
    }
    guard let codeNumber = self.code(code, of: typeNumber) else { return nil }
    guard
      let number = value.count == 8
        ? hexadecimal(value) ?? GeteventNames.value(value) : GeteventNames.value(value)
    else { return nil }
    return EvdevEvent(
      time: 0, type: typeNumber, code: codeNumber,
      value: Int(Int32(truncatingIfNeeded: number)), line: location.line, offset: location.offset)
  }

  /// An event with its time and its device.
  private mutating func admitted(
    _ event: EvdevEvent, at time: Int64?, from node: ArraySlice<UInt8>
  ) -> Found {
    var event = event
    if let time {
      event.time = time
    } else {
      log.report(
        .timesMissing,
        at: event.location,
        "the recording has no times; a rate of \(options.rate.decimalText) frames per second is used"
      )
      event.time = Int64(min(Double(timelessFrames) * 1_000_000 / options.rate, 1e17))
      if event.type == EvdevCode.synchronize, event.code == EvdevCode.synReport {
        timelessFrames += 1
      }
    }
    let index: Int
    if let track, tape.tracks[track].node.utf8.elementsEqual(node) {
      index = track
    } else if node.isEmpty, tape.tracks.count == 1 {
      // Events without the column of devices are those of the one that was described.
      index = 0
    } else {
      index = tape.track(of: String(decoding: node, as: UTF8.self))
    }
    track = index
    tape.tracks[index].admit(&event, options, &log)
    return (index, event)
  }

  /// The number of a code: four digits, or a name; one that is not known is kept as such.
  private static func code(_ word: ArraySlice<UInt8>, of type: UInt16) -> UInt16? {
    if word.count == 4, let number = hexadecimal(word) { return UInt16(number) }
    if let number = GeteventNames.number(of: word, in: GeteventNames.codes(of: type)) {
      return UInt16(number)
    }
    let isName =
      word.contains(UInt8(ascii: "_"))
      && word.allSatisfy {
        (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "_")
      }
    return isName ? GeteventNames.unknown : nil
  }

  private static func hexadecimal(_ word: ArraySlice<UInt8>) -> Int? {
    guard !word.isEmpty, word.count <= 8 else { return nil }
    var value = 0
    for byte in word {
      guard let digit = FieldReader.hexadecimalDigit(byte) else { return nil }
      value = value << 4 | digit
    }
    return value
  }
}
