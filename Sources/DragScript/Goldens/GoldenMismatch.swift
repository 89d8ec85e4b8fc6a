/// The first mismatch of a golden block and a trace.
package struct GoldenMismatch: Equatable, Sendable {
  /// The index of the line in the block; nil if the trace continues after the block's end.
  package var goldenLine: Int?
  /// The index of the line in the trace; nil if the trace has ended.
  package var traceLine: Int?
  /// The kind of the difference.
  package var reason: Reason

  /// Makes a mismatch.
  package init(goldenLine: Int?, traceLine: Int?, reason: Reason) {
    self.goldenLine = goldenLine
    self.traceLine = traceLine
    self.reason = reason
  }

  /// A kind of difference.
  package enum Reason: Equatable, Sendable {
    /// The time.
    case time
    /// The name.
    case name
    /// The target of a `down` or a `move`.
    case operand
    /// The value of a key, or a missing key.
    case key(String)
    /// The trace has ended.
    case traceEnded
    /// The block has ended, and the trace goes on.
    case traceGoesOn
  }
}

extension GoldenBlock {
  /// The first mismatch with a trace, or nil if the block matches all of it.
  ///
  /// - Parameter trace: The lines of the trace so far, without its `#` line.
  /// - Returns: The mismatch of the attempt that got furthest.
  /// - Complexity: O(*g* · *t*) in the lines of both, and O(*g* + *t*) without `...`.
  package func mismatch(in trace: some Collection<String>) -> GoldenMismatch? {
    var comparison = GoldenComparison(lines: lines, trace: trace.map(TraceFields.init))
    return comparison.mismatch()
  }
}

extension GoldenLine {
  /// Returns whether the line alone matches a trace line.
  package func matches(_ text: String) -> Bool {
    GoldenBlock(lines: [self], comments: .none).mismatch(in: [text]) == nil
  }
}
