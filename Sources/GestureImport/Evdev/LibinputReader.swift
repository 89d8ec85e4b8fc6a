import DragScript

/// Reads the output of `libinput record`: YAML with the devices, and their events (3.2).
struct LibinputReader: EvdevReading {
  private let options: ImportOptions
  private(set) var log: ImportLog
  /// The devices, in the order of the file.
  private(set) var tape = EvdevTape()
  private var scanner: YAMLScanner
  /// The reader's position: each open key and dash, with its column.
  private var path: [(column: Int, section: Section)] = []

  /// The subject of a part of the file.
  fileprivate enum Section: Hashable {
    case file, version, devices, device, node, description, name, codes, axes, properties
    case axis(UInt16), codeList(UInt16)
    case frames, frame, events, event
    /// Skipped: an element of a sequence, and anything else.
    case element, other
  }

  init(_ text: ScriptText, from start: Int, options: ImportOptions, log: ImportLog) {
    self.options = options
    self.log = log
    scanner = YAMLScanner(text, from: start, isCopied: true)
  }

  /// Indicates whether the text has changed.
  var isBroken: Bool { scanner.isBroken }
  /// The number of the next line.
  var line: Int { scanner.line }

  mutating func read(_ take: (Int, EvdevEvent) -> Bool) -> Bool {
    do throws(YAMLError) {
      while let entry = try scanner.next(), !log.isFull {
        guard let event = try self.take(entry) else { continue }
        guard take(tape.tracks.count - 1, event) else { return true }
      }
    } catch {
      if error.fault == .endsEarly {
        tape.breaksOff = error.location
      } else {
        log.report(error.fault, at: error.location, error.message)
      }
    }
    log.reportUnquoted(scanner.unquoted)
    if let stranger = scanner.stranger {
      log.report(
        .unknownLine, at: stranger, severity: .warning,
        "the line is not in libinput's format; it is ignored, as are others of another text")
    }
    if tape.tracks.isEmpty, !log.hasErrors, tape.breaksOff == nil {
      log.report(
        .missingField, at: .start, "missing list of `devices`",
        hint: "libinput record writes one")
    }
    return false
  }

  /// Follows the structure of the file; an element that is an event gives it.
  private mutating func take(_ entry: YAMLScanner.Entry) throws(YAMLError) -> EvdevEvent? {
    switch entry.kind {
    case .document:
      path.removeAll(keepingCapacity: true)
    case .item:
      // A sequence may be in the same column as its key.
      close { $0.column > entry.column || $0.column == entry.column && $0.section.isElement }
      try open(entry, elementOf(path.last?.section ?? .file))
    case .key:
      close { $0.column >= entry.column }
      try open(entry, section(of: entry, in: path.last?.section ?? .file))
    case .scalar, .quoted:
      takeScalar(entry)
    case .flow:
      return takeList(entry)
    }
    return nil
  }

  private mutating func close(_ isOver: ((column: Int, section: Section)) -> Bool) {
    while let last = path.last, isOver(last) { path.removeLast() }
  }

  private mutating func open(_ entry: YAMLScanner.Entry, _ section: Section) throws(YAMLError) {
    guard path.count < JSONScanner.depthLimit else {
      throw YAMLError(
        .tooDeep, "the value is nested deeper than \(JSONScanner.depthLimit) levels",
        at: entry.location)
    }
    if section == .device { tape.tracks.append(EvdevTrack()) }
    path.append((entry.column, section))
  }

  private func elementOf(_ section: Section) -> Section {
    switch section {
    case .devices: .device
    case .frames: .frame
    case .events: .event
    default: .element
    }
  }

  private func section(of key: YAMLScanner.Entry, in parent: Section) -> Section {
    switch parent {
    case .file:
      scanner.spells(key, "devices") ? .devices : scanner.spells(key, "version") ? .version : .other
    case .device:
      if scanner.spells(key, "node") {
        .node
      } else if scanner.spells(key, "evdev") {
        .description
      } else {
        scanner.spells(key, "events") ? .frames : .other
      }
    case .description:
      if scanner.spells(key, "name") {
        .name
      } else if scanner.spells(key, "absinfo") {
        .axes
      } else if scanner.spells(key, "codes") {
        .codes
      } else {
        scanner.spells(key, "properties") ? .properties : .other
      }
    case .codes: UInt16(scanner.text(of: key)).map(Section.codeList) ?? .other
    case .axes: UInt16(scanner.text(of: key)).map(Section.axis) ?? .other
    case .frame: scanner.spells(key, "evdev") ? .events : .other
    default: .other
    }
  }

  private mutating func takeScalar(_ entry: YAMLScanner.Entry) {
    let track = tape.tracks.count - 1
    switch path.last?.section {
    case .node: tape.tracks[track].node = scanner.text(of: entry)
    case .name: tape.tracks[track].name = scanner.text(of: entry)
    case .version where !scanner.spells(entry, "1"):
      log.report(
        .otherDialect, at: entry.location, "expected version 1, found another one")
    default: break
    }
  }

  private mutating func takeList(_ entry: YAMLScanner.Entry) -> EvdevEvent? {
    let track = tape.tracks.count - 1
    switch path.last?.section {
    case .event: return event(of: entry, track)
    case .axis(let code):
      var numbers = NumberList(scanner.bytes, entry)
      guard let least = numbers.next(), let greatest = numbers.next() else {
        log.report(.badHeaderLine, at: entry.location, "the axis is malformed")
        return nil
      }
      tape.tracks[track].device.axes[code] = EvdevDevice.Axis(least: least, greatest: greatest)
    case .properties:
      var numbers = NumberList(scanner.bytes, entry)
      while let property = numbers.next() {
        tape.tracks[track].device.properties.insert(property)
      }
    case .codeList(let type):
      var numbers = NumberList(scanner.bytes, entry)
      var codes: [UInt16] = []
      while let code = numbers.next() { codes += [UInt16(exactly: code)].compactMap(\.self) }
      tape.tracks[track].device.list(codes, ofType: type)
    default: break
    }
    return nil
  }

  /// Reads seconds, microseconds, type, code and value.
  private mutating func event(of entry: YAMLScanner.Entry, _ track: Int) -> EvdevEvent? {
    var numbers = NumberList(scanner.bytes, entry)
    guard let seconds = numbers.next(), let fraction = numbers.next(),
      let type = numbers.next().flatMap(UInt16.init(exactly:)),
      let code = numbers.next().flatMap(UInt16.init(exactly:)), let value = numbers.next(),
      numbers.isAtEnd, (0..<1_000_000).contains(fraction),
      (0..<9_000_000_000_000).contains(seconds)
    else {
      log.report(
        .badEventLine,
        at: entry.location,
        "the event is malformed",
        hint: "such as [SECONDS, MICROSECONDS, TYPE, CODE, VALUE]"
      )
      return nil
    }
    var event = EvdevEvent(
      time: Int64(seconds) * 1_000_000 + Int64(fraction), type: type, code: code, value: value,
      line: entry.location.line, offset: entry.location.offset)
    tape.tracks[track].admit(&event, options, &log)
    return event
  }
}

extension LibinputReader.Section {
  /// Indicates whether it is an element of a sequence.
  fileprivate var isElement: Bool {
    [.device, .frame, .event, .element].contains(self)
  }
}

/// Reads whole numbers out of a list in brackets.
private struct NumberList {
  private let bytes: [UInt8]
  private var index: Int
  private let end: Int

  init(_ bytes: [UInt8], _ entry: YAMLScanner.Entry) {
    self.bytes = bytes
    index = entry.start + 1
    end = entry.end - 1
  }

  /// Indicates whether all numbers were read.
  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return index >= end
    }
  }

  /// The next number; nil at the end, and before anything else.
  mutating func next() -> Int? {
    skipBlanks()
    guard index < end else { return nil }
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let first = index
    var value = 0
    while index < end, bytes[index] &- 0x30 <= 9 {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(Int(bytes[index] &- 0x30))
      guard !overflow, !carry else { return nil }
      value = sum
      index += 1
    }
    guard index > first else { return nil }
    skipBlanks()
    if index < end {
      guard bytes[index] == UInt8(ascii: ",") else { return nil }
      index += 1
    }
    return isNegative ? -value : value
  }

  /// Skips spaces and line ends, with the quotation marks of a mail after them.
  private mutating func skipBlanks() {
    while index < end, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: ">") { index += 1 }
  }
}
