import DragScript
import Machines

/// Extracts WebDriver actions from the log of a server that received them: the logs of
/// chromedriver, geckodriver, Appium, Selenium and their clients (3.1).
///
/// A body is recognized by its list `"actions": [`, and the arguments of a command that Appium calls by
/// `args: [[`; surrounding text is ignored.
struct LogReader {
  private static let list = Array("\"actions\"".utf8)
  private static let arguments = Array("args: [".utf8)
  private static let lineFeed = UInt8(ascii: "\n")

  private let bytes: [UInt8]
  private let options: ImportOptions
  private(set) var log: ImportLog
  /// The WebDriver actions, from the first body to the last.
  private var timeline: W3CTimeline
  /// The Appium touch actions.
  private var touches = Recording()
  /// When the last of them happens.
  private var touchesEnd: Timestamp?
  private var firstBody: InputPosition?
  /// The list of the body that was read last.
  private var lastList: JSONScanner?
  /// The line that is looked through.
  private var line = 1
  private var lineStart: Int
  private var index: Int
  /// The number of scalars of the line before a byte.
  private var counted = (offset: 0, scalars: 0)

  /// The result.
  var recording: Recording {
    timeline.recording.events.isEmpty ? touches : timeline.recording
  }

  init(_ bytes: [UInt8], from start: Int, options: ImportOptions, log: ImportLog) {
    self.bytes = bytes
    self.options = options
    self.log = log
    timeline = W3CTimeline(options: options, log: log)
    (lineStart, index) = (start, start)
    read()
    if firstBody == nil {
      self.log.report(
        .unknownLine, at: .start, "expected a request body with \"actions\"",
        hint: "enable logging of request bodies, such as chromedriver --verbose")
    }
  }

  private mutating func read() {
    while index < bytes.count, !log.isFull {
      switch bytes[index] {
      case Self.lineFeed:
        if isRelease(index) { release() }
        line += 1
        index += 1
        lineStart = index
      case UInt8(ascii: "\""):
        guard let start = list(at: index) else {
          index += 1
          continue
        }
        readBody(at: start)
      case UInt8(ascii: "a"):
        guard bytes[index...].starts(with: Self.arguments) else {
          index += 1
          continue
        }
        readArguments(at: index + Self.arguments.count)
      default: index += 1
      }
    }
    timeline.log = log
    if !log.hasErrors { timeline.end() }
    log = timeline.log
  }

  /// The position of the list with this name; nil if there is none.
  private func list(at start: Int) -> Int? {
    guard bytes[start...].starts(with: Self.list) else { return nil }
    var at = start + Self.list.count
    for mark in [UInt8(ascii: ":"), UInt8(ascii: "[")] {
      while at < bytes.count, bytes[at] == 0x20 { at += 1 }
      guard at < bytes.count, bytes[at] == mark else { return nil }
      at += 1
    }
    return at - 1
  }

  /// The location of a byte; a line is counted through once, however many bodies it holds.
  private mutating func location(at offset: Int) -> InputPosition {
    if counted.offset < lineStart { counted = (lineStart, 0) }
    counted.scalars += bytes[counted.offset..<offset].count { $0 & 0xC0 != 0x80 }
    counted.offset = offset
    return InputPosition(offset: offset, line: line, column: counted.scalars + 1)
  }

  // MARK: Bodies

  private mutating func readBody(at start: Int) {
    let location = location(at: start)
    let scanner = JSONScanner(bytes, at: location)
    let kind = scanner.actionListKind()
    guard kind != .other else {
      index = start + 1
      return
    }
    let isRepeated =
      firstBody != nil
      && (lineHas("Proxying [", before: start)
        || lineHas("WebDriver:PerformActions", before: start))
    let (end, isWhole) = scanner.pastValue()
    firstBody = firstBody ?? location
    if !isRepeated { read(scanner, as: kind) }
    leave(end, isWhole: isWhole, after: start)
  }

  /// Reads the arguments of a command that Appium calls, which repeat the body of its request unless
  /// that is not in the log.
  private mutating func readArguments(at start: Int) {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "[") else {
      index = start
      return
    }
    let scanner = JSONScanner(bytes, at: location(at: start))
    let kind = scanner.actionListKind()
    guard kind == .sources || kind == .touches else {
      index = start
      return
    }
    let (end, isWhole) = scanner.pastValue()
    let isRepeated = lastList.map { !isWhole || $0.agrees(with: scanner) } ?? false
    if !isRepeated {
      firstBody = firstBody ?? scanner.location
      read(scanner, as: kind)
    }
    leave(end, isWhole: isWhole, after: start)
  }

  private mutating func read(_ scanner: JSONScanner, as kind: JSONScanner.ActionListKind) {
    switch kind {
    case .sources, .unknown: readActions(scanner)
    case .touches: readTouches(scanner)
    case .empty, .other: return
    }
    lastList = scanner
  }

  /// Goes on after a list.
  private mutating func leave(_ end: JSONScanner, isWhole: Bool, after start: Int) {
    index = max(end.index, start + 1)
    if end.line > line {
      line = end.line
      lineStart = bytes[..<index].lastIndex(of: Self.lineFeed).map { $0 + 1 } ?? lineStart
    }
    // After a truncated body the rest of its line contains no body.
    guard !isWhole else { return }
    while index < bytes.count, bytes[index] != Self.lineFeed { index += 1 }
  }

  private mutating func readActions(_ scanner: JSONScanner) {
    guard touches.events.isEmpty else { return reportMixture(scanner.location) }
    var reader = W3CReader(scanner, options: options, log: log)
    reader.readList()
    log = reader.log
    guard !log.hasErrors else { return }
    if !timeline.recording.events.isEmpty { timeline.wait(CommandTimeline.rest) }
    timeline.log = log
    timeline.play(reader, below: nil)
    log = timeline.log
  }

  private mutating func readTouches(_ scanner: JSONScanner) {
    guard timeline.recording.events.isEmpty else { return reportMixture(scanner.location) }
    var options = options
    options.eventLimit -= touches.count
    var reader = MJSONWPReader(scanner, options: options, log: log)
    reader.readAmidText()
    log = reader.log
    let recording = reader.recording
    let rest = touchesEnd.map { $0 + CommandTimeline.rest } ?? .zero
    let indices = recording.pointers.map { pointer in
      touches.pointers.firstIndex(of: pointer)
        ?? {
          touches.pointers.append(pointer)
          return touches.pointers.count - 1
        }()
    }
    touches.append(contentsOf: recording, after: rest - .zero, pointers: indices)
    touchesEnd = recording.end.map { $0 + (rest - .zero) } ?? touchesEnd
  }

  private mutating func reportMixture(_ location: InputPosition) {
    log.report(
      .otherDialect, at: location,
      "the log contains both WebDriver actions and Appium touch actions",
      hint: "import them from separate files")
  }

  /// Releases everything pressed, like the command that releases all actions.
  private mutating func release() {
    timeline.log = log
    timeline.releaseAll()
    log = timeline.log
  }

  // MARK: Lines

  /// Returns whether the line that ends there is of a command to release all actions.
  private func isRelease(_ end: Int) -> Bool {
    contains("ReleaseActions", from: lineStart, to: end)
      || contains("DELETE ", from: lineStart, to: end)
        && contains("/actions", from: lineStart, to: end)
  }

  /// Returns whether the words are on the line, shortly before a body.
  private func lineHas(_ words: String, before end: Int) -> Bool {
    contains(words, from: max(lineStart, end - 512), to: end)
  }

  private func contains(_ words: String, from start: Int, to end: Int) -> Bool {
    let words = Array(words.utf8)
    guard end - start >= words.count else { return false }
    return (start...end - words.count).contains { at in
      bytes[at] == words[0] && bytes[at..<at + words.count].elementsEqual(words)
    }
  }
}
