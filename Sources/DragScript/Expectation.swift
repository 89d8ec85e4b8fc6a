public import DragGeometry
public import Machines

/// What must be true, and what happens where it is not.
public struct Expectation: Hashable, Sendable {
  /// What happens where it is not true.
  public var severity: Severity
  /// What must be true.
  public var predicate: Predicate

  /// What happens where an expectation is not met.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The failure is recorded and the test goes on.
    case expect
    /// The test stops.
    case assert
  }
}

/// What must be true.
///
/// Counts and sequences look at the whole test so far.
public enum Predicate: Hashable, Sendable {
  /// `state = STATE`.
  case state(StateName)
  /// `order NAME = ID… / ID…`: the sections of a collection's data.
  case order(Name, sections: [[String]])
  /// `items = ID…`: of the live session.
  case items([String])
  /// `op = OP`: told to the source of the session that ended last.
  case operation(Operation)
  /// `proposal = OP [INTENT [REF]]`; what is left out is not compared.
  case proposal(Operation, Intent?, Ref?)
  /// `calls PATTERN CMP N`.
  case calls(CallPattern, Comparison, Int)
  /// `once PATTERN`.
  case once(CallPattern)
  /// `never PATTERN`.
  case never(CallPattern)
  /// `seq PATTERN…`: in this order; other calls may stand between.
  case sequence([SequenceStep])
  /// `within D of PATTERN PATTERN`.
  case within(Microseconds, of: CallPattern, CallPattern)
  /// `data REF TYPE = "text"`.
  case data(Ref, type: String, text: String)
  /// `frame REF = X,Y WxH`: what is shown.
  case frame(Ref, Rect)
  /// `badge = BADGE [N]`.
  case badge(Badge, count: Int?)
  /// `stored NAME = ID… / ID…`.
  case stored(Name, sections: [[String]])
  /// `writes NAME CMP N`: rows written since the last line of this kind.
  case writes(Name, Comparison, Int)
  /// `no-session`: none has been made so far in this test.
  case noSession
}

/// What a gesture or a session can be doing.
public enum StateName: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case idle
  /// A pointer is down and the lift delay runs.
  case pressed
  /// The lift is on its way.
  case lifting
  /// The items are lifted and have not moved yet.
  case lifted
  /// The session has begun.
  case dragging
  /// A `perform` waits.
  case performing
  /// The end is shown.
  case ending
  /// Data is still loading.
  case transferring
  /// All is loaded.
  case transferred
  /// A cancelled or forbidden drag is over.
  case ended
}

/// The mark that a drag wears.
public enum Badge: String, Hashable, Sendable, CaseIterable {
  /// No mark.
  case none
  /// The mark of a copy.
  case plus
  /// The mark of a refusal.
  case forbidden
}
