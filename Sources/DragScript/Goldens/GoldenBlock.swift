/// What the trace must have been from the test's start: consecutive `|` lines.
public struct GoldenBlock: Hashable, Sendable {
  /// The lines in order.
  public var lines: [GoldenLine]
  /// Comments above the first line.
  @IgnoredInEquality public var remarks: Trivia

  /// A block without lines: nothing has happened.
  package static let empty = GoldenBlock(lines: [], remarks: .none)

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
  /// What the text says.
  public var form: Form
  /// Where the bar stands.
  @IgnoredInEquality public var location: SourceLocation

  /// What a golden line may say.
  public enum Form: Hashable, Sendable {
    /// `...`: any number of lines.
    case ellipsis
    /// A line with at least these fields.
    case event(Event)
  }

  /// The fields of a line that are compared.
  public struct Event: Hashable, Sendable {
    /// The time.
    public var time: GoldenPattern
    /// The name: `who.what`.
    public var name: GoldenPattern
    /// The values without a key, in order: what a `down` or a `move` goes to.
    public var operands: [GoldenPattern]
    /// The values with a key, in order.
    public var keys: [Key]

    /// A key and its value.
    public struct Key: Hashable, Sendable {
      /// The key.
      public var key: String
      /// The value.
      public var value: GoldenPattern
    }
  }
}
