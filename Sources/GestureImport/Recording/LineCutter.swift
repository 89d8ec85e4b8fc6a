import DragScript

/// Cuts a text into its lines, from the first one on, without what a mail or a terminal puts around
/// them.
struct LineCutter {
  private var window: TextWindow
  private let count: Int
  private let endsWithLine: Bool
  private(set) var line = 1
  private let isCopied: Bool
  private let isQuoted: Bool
  /// Indicates whether no line of the recording has come yet.
  private var isPreamble = true
  /// The first line that is not quoted, though most are.
  private(set) var unquoted: InputPosition?
  /// Indicates whether the text ended earlier than it did when it was measured.
  var isBroken: Bool { window.isBroken }

  /// Starts at a byte.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - start: The byte.
  ///   - isCopied: Whether it may have been copied from a mail, which quotes each line, or from a
  ///     terminal.
  init(_ text: ScriptText, from start: Int, isCopied: Bool = false) {
    self.isCopied = isCopied
    count = text.count
    window = TextWindow(text, start..<text.count)
    endsWithLine = text.piece(max(start, count - 1)..<count).last == UInt8(ascii: "\n")
    isQuoted =
      isCopied
      && CopiedText.isQuoted(text.beginning(from: start, of: CopiedText.looked)[...])
  }

  /// The next line, without carriage returns at its end.
  ///
  /// - Returns: A cursor at the line's beginning, behind the marks of a quotation, and whether the
  ///   text breaks off in this line; nil behind the last line.
  mutating func next() -> (cursor: FieldReader, isLast: Bool)? {
    while window.reachLine() {
      let origin = window.offset - window.position
      guard let range = window.takeLine() else { return nil }
      var cursor = FieldReader(
        bytes: window.bytes, at: origin, line: line, start: range.lowerBound, end: range.upperBound)
      cursor.dropCarriageReturn()
      line += 1
      if isCopied, isOthers(&cursor) { continue }
      return (cursor, !endsWithLine && window.offset == count)
    }
    return nil
  }

  /// Passes the lines of events that follow and are written as evemu writes them; any other line is
  /// left to ``next()``, which reads every line.
  ///
  /// - Parameter take: Gets each event, and says whether to go on.
  /// - Returns: False if the caller has stopped the reading.
  mutating func passEvents(_ take: (EvdevEvent) -> Bool) -> Bool {
    guard !isQuoted else { return true }
    while window.reachLine() {
      let (bytes, start, end) = (window.bytes, window.position, window.end)
      let origin = window.offset - start
      var position = start
      var goesOn = true
      while goesOn, position < end {
        let lineStart = position
        guard
          let event = EvemuEventLine.event(
            bytes.span, &position, upTo: end, line: line, at: origin + lineStart)
        else {
          position = lineStart
          break
        }
        line += 1
        goesOn = take(event)
      }
      if position > start { isPreamble = false }
      window.position = position
      guard goesOn, position == end else { return goesOn }
    }
    return true
  }

  /// Returns whether a line does not belong to the recording; quotation marks of a mail are
  /// skipped.
  private mutating func isOthers(_ cursor: inout FieldReader) -> Bool {
    if isQuoted {
      let marks = CopiedText.marks(of: cursor.rest)
      if marks == 0, !cursor.isBlank {
        if unquoted == nil { unquoted = cursor.location }
        return true
      }
      cursor.skip(marks)
    }
    // What recorders write begins with one of these; looking at the rest would cost as much as
    // reading it.
    switch cursor.peek() {
    case UInt8(ascii: "E") where cursor.peek(after: 1) == UInt8(ascii: ":"):
      isPreamble = false
      return false
    case UInt8(ascii: "#"), 0x20, 0x09, nil: return false
    default: break
    }
    if CopiedText.isPrompt(cursor.rest) { return true }
    isPreamble = isPreamble && CopiedText.isPreamble(cursor.rest)
    return isPreamble
  }
}

extension ImportLog {
  /// Reports that a line is not quoted, though most are.
  mutating func reportUnquoted(_ location: InputPosition?) {
    guard let location else { return }
    report(
      .unquotedLine, at: location,
      "a line without a quotation mark is among quoted lines; such lines are "
        + "omitted"
    )
  }

  /// Warns of a line among events that their recorder does not write.
  mutating func reportProse(at location: InputPosition, in recorder: String) {
    report(
      .unknownLine, at: location, severity: .warning,
      "the line is not in \(recorder)'s format; it is ignored")
  }
}
