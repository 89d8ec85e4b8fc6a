/// Where a golden block and a trace first disagree.
package struct GoldenMismatch: Hashable, Sendable {
  /// The index of the line in the block; nil where the trace goes on behind the block's end.
  package var goldenLine: Int?
  /// The index of the line in the trace; nil where the trace has ended.
  package var traceLine: Int?
  /// What is different.
  package var reason: Reason

  /// Makes a mismatch.
  package init(goldenLine: Int?, traceLine: Int?, reason: Reason) {
    self.goldenLine = goldenLine
    self.traceLine = traceLine
    self.reason = reason
  }

  /// What can be different.
  package enum Reason: Hashable, Sendable {
    /// The time.
    case time
    /// The name.
    case name
    /// What a `down` or a `move` goes to.
    case operand
    /// The value of a key, or the key is missing.
    case key(String)
    /// The trace has ended.
    case traceEnded
    /// The block has ended, and the trace goes on.
    case traceGoesOn
  }
}

extension GoldenBlock {
  /// The first disagreement with a trace, or nil where the block fits all of it.
  ///
  /// - Parameter trace: The lines of the trace so far, without its `#` line.
  /// - Returns: The disagreement that comes furthest.
  /// - Complexity: O(*g* · *t*) in the lines of both, and O(*g* + *t*) without `...`.
  package func mismatch(in trace: some Collection<String>) -> GoldenMismatch? {
    var comparison = GoldenComparison(lines: lines, trace: trace.map(TraceFields.init))
    return comparison.mismatch()
  }
}

extension GoldenLine {
  /// Whether the line alone fits a line of a trace.
  package func matches(_ text: String) -> Bool {
    GoldenBlock(lines: [self], remarks: .none).mismatch(in: [text]) == nil
  }
}
