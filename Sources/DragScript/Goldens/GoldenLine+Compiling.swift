extension GoldenLine {
  /// Parses the text after the bar in a column.
  static func compile(_ written: String, column: Int, at location: SourceLocation)
    throws(SyntaxError) -> GoldenLine
  {
    var scalars = Array(written.unicodeScalars)
    // An unclosed bracket would keep trailing spaces, which are not printed.
    while scalars.last?.isSpace == true { scalars.removeLast() }
    let text = written.trimmingBlanks
    if text == "..." { return GoldenLine(text: text, form: .ellipsis, location: location) }
    let ranges = TraceFields.ranges(scalars, knowsPatterns: true)
    guard ranges.count >= 2 else {
      throw SyntaxError(
        .badGoldenLine, column: column, length: scalars.count + 1,
        "expected a time and a name, found `\(text)`",
        hint: "such as `| 500.000 list.items`; `...` matches any number of lines")
    }
    var size = 0
    func compile(_ range: Range<Int>) throws(SyntaxError) -> GoldenPattern {
      let pattern = try GoldenPattern(scalars[range], column: column + 1 + range.lowerBound)
      size += pattern.size
      guard size <= GoldenPattern.mostSteps else {
        throw SyntaxError(.goldenTooLarge, column: column, "the patterns of the line are too large")
      }
      return pattern
    }
    var event = Event(
      time: try compile(ranges[0]), name: try compile(ranges[1]), operands: [], keys: [])
    try check(event, ranges, column: column)
    for range in ranges.dropFirst(2) {
      if let mark = TraceFields.keyEnd(scalars, range) {
        let key = String(scalars: scalars[range.lowerBound..<mark])
        event.keys.append(
          Event.Key(key: key, value: try compile((mark + 1)..<range.upperBound)))
      } else {
        event.operands.append(try compile(range))
      }
    }
    return GoldenLine(text: text, form: .event(event), location: location)
  }

  private static func check(_ event: Event, _ ranges: [Range<Int>], column: Int)
    throws(SyntaxError)
  {
    if let time = event.time.literal, !isTime(time) {
      throw SyntaxError(
        .badGoldenLine, column: column + 1 + ranges[0].lowerBound, length: ranges[0].count,
        "expected a trace time, found `\(time)`",
        hint: "milliseconds with three decimals, such as 500.000, or a pattern")
    }
    if let name = event.name.literal, !name.contains(".") {
      throw SyntaxError(
        .badGoldenLine, column: column + 1 + ranges[1].lowerBound, length: ranges[1].count,
        "expected a trace name, found `\(name)`",
        hint: "a subject and an event separated by a dot: list.didEnd")
    }
  }

  private static func isTime(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].count == 3
      && parts.allSatisfy { $0.unicodeScalars.allSatisfy({ $0.isDigit }) }
  }
}
