/// The expected trace since the test's start: consecutive `|` lines.
package struct GoldenBlock: Equatable, Sendable {
  /// The lines.
  package var lines: [GoldenLine]
  /// Comments above the first line.
  @IgnoredInEquality package var comments: Trivia

  /// A block without lines: an empty trace.
  package static let empty = GoldenBlock(lines: [], comments: .none)

  /// The location of the first line.
  package var location: SourceLocation {
    lines.first?.location ?? SourceLocation(file: "", line: 1, column: 1)
  }

  /// The file's lines that the block covers, for rewriting them.
  package var lineRange: ClosedRange<Int> {
    location.line...(location.line + max(0, lines.count - 1))
  }
}

/// One line of a golden block.
package struct GoldenLine: Equatable, Sendable {
  /// The text after the bar, without surrounding spaces.
  package var text: String
  /// The parsed content of the text.
  package var form: Form
  /// The location of the bar.
  @IgnoredInEquality package var location: SourceLocation

  /// The content of a golden line.
  package enum Form: Equatable, Sendable {
    /// `...`: any number of lines.
    case ellipsis
    /// A trace line with at least these fields.
    case event(Event)
  }

  /// The compared fields of a line.
  package struct Event: Equatable, Sendable {
    /// The time.
    package var time: GoldenPattern
    /// The name: `who.what`.
    package var name: GoldenPattern
    /// The values without a key, in order: the target of a `down` or a `move`.
    package var operands: [GoldenPattern]
    /// The values with a key, in order.
    package var keys: [Key]

    /// A key and its value.
    package struct Key: Equatable, Sendable {
      /// The key.
      package var key: String
      /// The value.
      package var value: GoldenPattern
    }
  }
}
