package import Machines

/// What a test does next, as written.
package indirect enum Line: Hashable, Sendable {
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
package struct TimedLine: Hashable, Sendable {
  /// When it runs.
  package var stamp: Stamp
  /// The pointer named before the colon.
  package var pointer: Name?
  /// What happens or must be true.
  package var content: Content
  /// Where the line's first word stands.
  @IgnoredInEquality package var location: SourceLocation
  /// Comments around it.
  @IgnoredInEquality package var remarks: Trivia

  /// The pointer that lines without a pointer's name mean; it needs no declaration.
  package static let defaultPointer = RawPointers.defaultName

  /// What a timed line says.
  package enum Content: Hashable, Sendable {
    /// Something happens.
    case action(Action)
    /// Something must be true.
    case expectation(Expectation)
  }

  /// Makes a timed line.
  package init(
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
package enum Stamp: Hashable, Sendable {
  /// At the end of the line before.
  case none
  /// `@T`: at a time of this test.
  case absolute(Timestamp)
  /// `+D`: some time after the end of the line before.
  case relative(Microseconds)
}

/// The lines that an `include` inside a test brought: no set-up, no golden block, no include.
package struct IncludedLines: Hashable, Sendable {
  /// The path as written.
  package var path: String
  /// The lines.
  package var lines: [Line]
  /// Where the `include` stands.
  @IgnoredInEquality package var location: SourceLocation
  /// Comments around it.
  @IgnoredInEquality package var remarks: Trivia
}
