public import Machines

/// What a test does next, as written.
public indirect enum Line: Hashable, Sendable {
  /// One action or expectation.
  case timed(TimedLine)
  /// A run of lines of the raw profile.
  case raw(RawRun)
  /// What the trace must have been so far.
  case golden(GoldenBlock)
  /// The lines of another file; ``ScriptTest/steps`` puts them in their place.
  case include(IncludedLines)
}

/// One action or expectation, with its time and its pointer.
public struct TimedLine: Hashable, Sendable {
  /// When it runs.
  public var stamp: Stamp
  /// The pointer named before the colon.
  public var pointer: Name?
  /// What happens or must be true.
  public var content: Content
  /// Where the line's first word stands.
  @IgnoredInEquality public var location: SourceLocation
  /// Comments around it.
  @IgnoredInEquality public var remarks: Trivia

  /// The pointer that lines without a pointer's name mean; it needs no declaration.
  public static let defaultPointer = RawPointers.defaultName

  /// What a timed line says.
  public enum Content: Hashable, Sendable {
    /// Something happens.
    case action(Action)
    /// Something must be true.
    case expectation(Expectation)
  }

  /// Makes a timed line.
  public init(
    stamp: Stamp = .none,
    pointer: Name? = nil,
    _ content: Content,
    at location: SourceLocation,
    remarks: Trivia = .none
  ) {
    self.stamp = stamp
    self.pointer = pointer
    self.content = content
    self.location = location
    self.remarks = remarks
  }
}

/// When a timed line runs.
public enum Stamp: Hashable, Sendable {
  /// At the end of the line before.
  case none
  /// `@T`: at a time of this test.
  case absolute(Timestamp)
  /// `+D`: some time after the end of the line before.
  case relative(Microseconds)
}

/// The lines that an `include` inside a test brought: no set-up, no golden block, no include.
public struct IncludedLines: Hashable, Sendable {
  /// The path as written.
  public var path: String
  /// The lines.
  public var lines: [Line]
  /// Where the `include` stands.
  @IgnoredInEquality public var location: SourceLocation
  /// Comments around it.
  @IgnoredInEquality public var remarks: Trivia
}
