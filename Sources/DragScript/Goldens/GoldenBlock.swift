/// What the trace must have been from the test's start: consecutive `|` lines.
package struct GoldenBlock: Hashable, Sendable {
  /// The lines in order.
  package var lines: [GoldenLine]
  /// Comments above the first line.
  @IgnoredInEquality package var remarks: Trivia

  /// A block without lines: nothing has happened.
  package static let empty = GoldenBlock(lines: [], remarks: .none)

  /// Where the first line stands.
  package var location: SourceLocation {
    lines.first?.location ?? SourceLocation(file: "", line: 1, column: 1)
  }

  /// The file's lines that the block covers, for rewriting them.
  package var lineRange: ClosedRange<Int> {
    location.line...(location.line + max(0, lines.count - 1))
  }
}

/// One line of a golden block.
package struct GoldenLine: Hashable, Sendable {
  /// The text behind the bar, without the blanks around it.
  package var text: String
  /// What the text says.
  package var form: Form
  /// Where the bar stands.
  @IgnoredInEquality package var location: SourceLocation

  /// What a golden line may say.
  package enum Form: Hashable, Sendable {
    /// `...`: any number of lines.
    case ellipsis
    /// A line with at least these fields.
    case event(Event)
  }

  /// The fields of a line that are compared.
  package struct Event: Hashable, Sendable {
    /// The time.
    package var time: GoldenPattern
    /// The name: `who.what`.
    package var name: GoldenPattern
    /// The values without a key, in order: what a `down` or a `move` goes to.
    package var operands: [GoldenPattern]
    /// The values with a key, in order.
    package var keys: [Key]

    /// A key and its value.
    package struct Key: Hashable, Sendable {
      /// The key.
      package var key: String
      /// The value.
      package var value: GoldenPattern
    }
  }
}
