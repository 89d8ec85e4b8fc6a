public import DragScript

/// A failure or error of a test, with its location in the script.
public struct TestFailure: Error, Hashable, Sendable {
  /// The severity; the greatest one determines the exit code.
  package enum Kind: Int, Hashable, Sendable, Comparable {
    /// An expectation, an invariant or a golden does not hold.
    case failed
    /// The script requests something that cannot be done.
    case script
    /// A limit was reached, or the stage has a defect.
    case `internal`

    /// Orders by severity.
    package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  /// What a failure is about, where that is more than the line at which it was found.
  package enum Cause: Hashable, Sendable {
    /// A line: what it expects, or what it asks for.
    case line
    /// What must hold in every run; the statement as a script writes it.
    case property(String)
    /// What every stage must keep.
    case invariant
    /// What an application has left undone.
    case duty
    /// What an application did against the contract.
    case misuse
    /// Something that does not come to an end.
    case unsettled
    /// A defect of the stage.
    case defect
    /// What a list shows, beside what the application's model has.
    case names
    /// The items of an application before and after a drag.
    case kept
    /// What an application's host reports, in its own words.
    case host
    /// The end of the process of an application.
    case ended
    /// Another run of the same has gone another way.
    case determinism
  }

  /// The severity.
  package var kind: Kind
  /// What it is about.
  package var cause: Cause
  /// The location in the script.
  public var location: SourceLocation
  /// The message: one sentence without a full stop.
  public var message: String
  /// The expected value, if any.
  public var expected: String?
  /// The actual value.
  public var actual: String?
  /// The reason for the drag's result, in one sentence without a full stop, if a drag determines it.
  package var explanation: String?
  /// The line of the trace that the explanation is about, if there is one.
  package var decidingLine: String?
  /// The line after which a property did not hold; nil for what failed at its own line.
  package var lastLine: LastLine?
  /// The relevant part of the trace: a diff if lines are missing or surplus, the deciding entries of a
  /// drag if there is one, else the last lines.
  public var diff: [String] = []
  /// The statement as written, if the file's text is available.
  package var quote: SourceQuote?

  /// The line of a test after which a property was checked.
  package struct LastLine: Hashable, Sendable {
    /// The location of the line.
    package var location: SourceLocation
    /// The line as a script writes it.
    package var text: String
  }

  /// Makes a failure, of a line unless a cause is given.
  package init(
    _ kind: Kind, at location: SourceLocation, _ message: String, expected: String? = nil,
    actual: String? = nil, diff: [String] = [], about cause: Cause = .line
  ) {
    self.kind = kind
    self.cause = cause
    self.location = location
    self.message = message
    self.expected = expected
    self.actual = actual
    self.diff = diff
  }

  /// The failure on one line: message, expected and actual value, and explanation.
  package var summary: String {
    var text = message
    switch (expected, actual) {
    case (let expected?, let actual?): text += ": expected \(expected), found \(actual)"
    case (let expected?, nil): text += ": expected \(expected)"
    case (nil, let actual?): text += ": found \(actual)"
    case (nil, nil): break
    }
    return explanation.map { "\(text); \($0)" } ?? text
  }

  /// A broken invariant, or an unfulfilled duty of an application.
  static func broken(_ violation: String, at location: SourceLocation) -> TestFailure {
    let isDuty = violation.hasPrefix(Invariants.leftUndone)
    return TestFailure(
      .failed, at: location, isDuty ? violation : "an invariant does not hold: \(violation)",
      about: isDuty ? .duty : .invariant)
  }
}
