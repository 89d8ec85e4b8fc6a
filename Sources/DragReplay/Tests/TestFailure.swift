public import DragScript

/// What went wrong while a test ran, and where its script says so.
public struct TestFailure: Error, Hashable, Sendable {
  /// How bad it is; the greater decides the exit code.
  public enum Kind: Int, Hashable, Sendable, Comparable {
    /// An expectation, an invariant or a golden does not hold.
    case failed
    /// The script asks for something that cannot be done.
    case script
    /// A cap was reached, or we made a mistake.
    case `internal`

    /// Orders by weight.
    public static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  /// How bad it is.
  public var kind: Kind
  /// Where the script says it.
  public var location: SourceLocation
  /// What is wrong, in one sentence without a full stop.
  public var message: String
  /// What was expected, where something was.
  public var expected: String?
  /// What was found instead.
  public var actual: String?
  /// The trace where it matters: a diff where lines are missing or too many, else its last lines.
  public var diff: [String] = []
  /// The statement as its file has it, where whoever has the file has put it here.
  public var quote: SourceQuote?

  init(
    _ kind: Kind, at location: SourceLocation, _ message: String, expected: String? = nil,
    actual: String? = nil, diff: [String] = []
  ) {
    self.kind = kind
    self.location = location
    self.message = message
    self.expected = expected
    self.actual = actual
    self.diff = diff
  }

  /// What holds in every test does not, or an application has left something undone.
  static func broken(_ violation: String, at location: SourceLocation) -> TestFailure {
    let isDuty = violation.hasPrefix(Invariants.leftUndone)
    return TestFailure(
      .failed, at: location, isDuty ? violation : "an invariant does not hold: \(violation)")
  }
}
