package import Machines

/// A line or run of lines of a test, as written.
package indirect enum Line: Equatable, Sendable {
  /// One action or expectation.
  case timed(TimedLine)
  /// A run of lines of the raw profile.
  case raw(RawRun)
  /// A golden block: the expected trace so far.
  case golden(GoldenBlock)
  /// The lines of an included file; ``ScriptTest/steps`` expands them.
  case include(IncludedLines)
}

/// One action or expectation, with its time and its pointer.
package struct TimedLine: Equatable, Sendable {
  /// When it runs.
  package var stamp: Stamp
  /// The pointer named before the colon.
  package var pointer: Name?
  /// The action or expectation.
  package var content: Content
  /// The location of the line's first word.
  @IgnoredInEquality package var location: SourceLocation
  /// The comments around it.
  @IgnoredInEquality package var comments: Trivia

  /// The default pointer, for lines without a pointer's name; it needs no declaration.
  package static let defaultPointer = RawPointers.defaultName

  /// The content of a timed line.
  package enum Content: Equatable, Sendable {
    /// An action.
    case action(Action)
    /// An expectation.
    case expectation(Expectation)
  }

  /// Makes a timed line.
  package init(
    stamp: Stamp = .none,
    pointer: Name? = nil,
    _ content: Content,
    at location: SourceLocation,
    comments: Trivia = .none
  ) {
    self.stamp = stamp
    self.pointer = pointer
    self.content = content
    self.location = location
    self.comments = comments
  }
}

/// The time stamp of a timed line.
package enum Stamp: Equatable, Sendable {
  /// None: at the end of the line before.
  case none
  /// `@T`: at an absolute time of the test.
  case absolute(Timestamp)
  /// `+D`: relative to the end of the line before.
  case relative(Microseconds)
}

/// The lines of an `include` inside a test: no set-up, no golden block, no include.
package struct IncludedLines: Equatable, Sendable {
  /// The path as written.
  package var path: String
  /// The lines.
  package var lines: [Line]
  /// The location of the `include`.
  @IgnoredInEquality package var location: SourceLocation
  /// The comments around it.
  @IgnoredInEquality package var comments: Trivia
}
