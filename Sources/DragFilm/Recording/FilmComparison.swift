/// Another trace on the axis of a film, and where the two part.
package struct FilmComparison: Sendable {
  /// The name of the other trace.
  let name: String
  /// Its lines: times in microseconds, and the text without them.
  private(set) var lines: [(time: Int64, text: String)] = []
  /// The first entry and the first line that differ, or nil where none do.
  private(set) var difference: (entry: Int, line: Int, time: Int64)?
  /// True if the other trace has more lines than a film takes.
  private(set) var isTruncated = false

  /// The most lines of the other trace that a film takes.
  static let mostLines = 100_000

  /// Compares the trace of a test with another one.
  ///
  /// - Parameters:
  ///   - name: What the other trace is called.
  ///   - other: Its lines, as traces write them.
  ///   - trace: The lines of the test's own trace.
  package init(_ name: String, lines other: [String], to trace: [String]) {
    self.name = name
    var time: Int64 = 0
    for text in other.prefix(Self.mostLines) {
      let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      if let first = parts.first, let stamp = Self.microseconds(first), parts.count == 2 {
        time = stamp
        lines.append((time, String(parts[1])))
      } else {
        lines.append((time, text))
      }
    }
    isTruncated = other.count > Self.mostLines
    let same = zip(trace, other).prefix { $0 == $1 }.count
    if same < trace.count || same < other.count {
      let own = trace.indices.contains(same) ? trace[same] : nil
      let stamp = own.flatMap { $0.split(separator: " ").first }.flatMap(Self.microseconds)
      let otherTime = lines.indices.contains(same) ? lines[same].time : time
      difference = (same, same, stamp ?? otherTime)
    }
  }

  /// A time in milliseconds with three decimals, as traces write it.
  private static func microseconds(_ text: Substring) -> Int64? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 3, let whole = Int64(parts[0]),
      let rest = Int64(parts[1]), rest >= 0, whole.magnitude < 1 << 50
    else { return nil }
    return whole * 1_000 + rest
  }
}
