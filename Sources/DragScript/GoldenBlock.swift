/// What the trace must have been from the test's start: consecutive `|` lines.
public struct GoldenBlock: Hashable, Sendable {
  /// The lines in order.
  public var lines: [GoldenLine]
  /// Comments above the first line.
  @Incidental public var remarks: Remarks

  /// Where the first line stands.
  public var location: SourceLocation {
    lines.first?.location ?? SourceLocation(file: "", line: 1, column: 1)
  }

  /// The file's lines that the block covers, for rewriting them.
  public var lineRange: ClosedRange<Int> {
    location.line...(location.line + max(0, lines.count - 1))
  }
}

/// One line of a golden block.
public struct GoldenLine: Hashable, Sendable {
  /// The text behind the bar, without the blanks around it.
  public var text: String
  /// Where the bar stands.
  @Incidental public var location: SourceLocation
}
