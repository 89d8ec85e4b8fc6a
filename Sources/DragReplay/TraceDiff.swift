import DragScript

/// A diff of a golden and a trace, as people read one.
enum TraceDiff {
  /// How many lines before and behind a difference are shown.
  private static let context = 3

  /// The lines around the first difference: `-` was expected, `+` was found, others agree.
  ///
  /// - Parameters:
  ///   - expected: The golden's lines.
  ///   - actual: The trace's lines.
  ///   - mismatch: Where they first disagree.
  /// - Returns: A line of the diff each.
  static func lines(
    expected: [String], actual: [String], _ mismatch: GoldenMismatch
  ) -> [String] {
    let golden = mismatch.goldenLine ?? expected.count
    let trace = mismatch.traceLine ?? actual.count
    let start = max(0, trace - context)
    var lines = ["@@ golden line \(golden + 1), trace line \(trace + 1) @@"]
    lines += actual[start..<min(trace, actual.count)].map { "  \($0)" }
    lines += expected[golden..<min(golden + context, expected.count)].map { "- \($0)" }
    lines += actual[trace..<min(trace + context, actual.count)].map { "+ \($0)" }
    return lines
  }
}
