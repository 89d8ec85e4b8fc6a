/// A unified diff of the expected and the actual trace.
enum TraceDiff {
  /// The number of context lines before and after a difference.
  private static let context = 3
  /// The maximum number of lines of a diff.
  private static let mostLines = 60

  /// The hunks: `-` was expected, `+` was found, other lines are common; each with line numbers.
  ///
  /// Below a `+` that replaces the `-` above it, a mark shows the first difference.
  ///
  /// - Complexity: O(*n*) in the lines.
  static func lines(_ all: [DiffLine]) -> [String] {
    var shown: [String] = []
    var (expected, found, counted) = (0, 0, 0)
    for range in hunks(of: all) {
      for line in all[counted..<range.lowerBound] { count(line, &expected, &found) }
      let start = (expected, found)
      for line in all[range] { count(line, &expected, &found) }
      counted = range.upperBound
      shown.append(
        "@@ -\(span(start.0, expected)) +\(span(start.1, found)) @@")
      for index in range {
        if let text = all[index].text { shown.append(text) }
        if let mark = mark(at: index, in: all) { shown.append(mark) }
      }
    }
    guard shown.count > mostLines else { return shown }
    return shown.prefix(mostLines) + ["(\(shown.count - mostLines) more lines)"]
  }

  private static func count(_ line: DiffLine, _ expected: inout Int, _ found: inout Int) {
    if line.isExpected { expected += 1 }
    if line.isFound { found += 1 }
  }

  /// The first line's number and the number of lines; for none, the number of the line before.
  private static func span(_ start: Int, _ end: Int) -> String {
    "\(end > start ? start + 1 : start),\(end - start)"
  }

  /// The differences with their context; overlapping ones are merged.
  private static func hunks(of lines: [DiffLine]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].isChange {
      let start = max(0, index - context)
      let end = min(lines.count, index + context + 1)
      if let last = hunks.last, start <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  /// The column where a found line differs from the expected one above it; nil if they are not a pair.
  private static func mark(at index: Int, in lines: [DiffLine]) -> String? {
    guard index > 0, case .missing(let expected) = lines[index - 1],
      case .extra(let found) = lines[index]
    else { return nil }
    if index > 1, case .missing = lines[index - 2] { return nil }
    if index + 1 < lines.count, case .extra = lines[index + 1] { return nil }
    let (old, new) = (Array(expected.unicodeScalars), Array(found.unicodeScalars))
    let common = zip(old, new).prefix { $0 == $1 }.count
    guard common > 0 else { return nil }
    let width = new[common...].prefix { $0 != " " }.count
    return String(repeating: " ", count: common + 2) + "^"
      + String(repeating: "~", count: max(0, width - 1))
  }
}
