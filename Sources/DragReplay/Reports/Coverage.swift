package import DragScript
package import DragSessions
package import DragStage

/// The coverage of tests in terms of the language: states, transitions, and the answers to each
/// callback.
package struct Coverage: Hashable, Sendable {
  /// A transition from one state to the next observed one.
  package struct Change: Hashable, Sendable {
    /// The state before.
    package var from: SessionState
    /// The state after.
    package var to: SessionState
  }

  /// The answer to a callback.
  package enum Word: Hashable, Sendable {
    /// None: the callback is a notification.
    case notification
    /// No policy matched, and the contract's default was used.
    case standard
    /// A policy answered in this form.
    case form(AnswerKind)

    /// The answer's name in reports.
    package var text: String {
      switch self {
      case .notification: "notified"
      case .standard: "default"
      case .form(let form): form.rawValue
      }
    }
  }

  /// A callback and its answer.
  package struct Call: Hashable, Sendable {
    /// The callback.
    package var callback: Callback
    /// The answer.
    package var word: Word
  }

  /// The number of times that each state was reached.
  package private(set) var states: [SessionState: Int] = [:]
  /// The number of times of each transition.
  package private(set) var changes: [Change: Int] = [:]
  /// The number of times of each answer.
  package private(set) var calls: [Call: Int] = [:]

  /// The number of times that each table row was taken.
  package internal(set) var rows: [MachineTransition: Int] = [:]

  /// Makes empty coverage.
  package init() {}

  mutating func reach(_ state: SessionState) { states[state, default: 0] += 1 }

  mutating func change(from: SessionState, to: SessionState) {
    changes[Change(from: from, to: to), default: 0] += 1
    reach(to)
  }

  mutating func say(_ word: Word, to callback: Callback) {
    calls[Call(callback: callback, word: word), default: 0] += 1
  }

  mutating func add(_ count: Int, to state: SessionState) {
    if count > 0 { states[state, default: 0] += count }
  }

  mutating func add(_ count: Int, to change: Change) {
    if count > 0 { changes[change, default: 0] += count }
  }

  mutating func add(_ count: Int, to call: Call) {
    if count > 0 { calls[call, default: 0] += count }
  }

  /// Adds the coverage of other tests.
  package mutating func merge(_ other: Coverage) {
    states.merge(other.states, uniquingKeysWith: +)
    changes.merge(other.changes, uniquingKeysWith: +)
    calls.merge(other.calls, uniquingKeysWith: +)
    rows.merge(other.rows, uniquingKeysWith: +)
  }
}

// The totals that coverage is measured against.
extension Coverage {
  /// Every transition that a drag can make, in chronological order.
  ///
  /// From `idle` to `dragging` the state is the pointer's; from there on it is the session's.
  package static let allChanges: [Change] = [
    // A system's drag begins without a press.
    (.idle, [.pressed, .dragging]),
    (.pressed, [.idle, .lifting, .lifted, .dragging]),
    (.lifting, [.idle, .lifted, .dragging]),
    (.lifted, [.idle, .dragging]),
    (.dragging, [.performing, .ending]),
    (.performing, [.ending]),
    (.ending, [.transferring, .transferred, .ended]),
    (.transferring, [.transferred]),
  ].flatMap { (from: SessionState, next: [SessionState]) in
    next.map { Change(from: from, to: $0) }
  }

  /// Every possible answer to each callback, in the order of the contract.
  package static let allCalls: [Call] = Callback.allCases.flatMap { callback in
    let forms = callback.answers.map { Word.form($0) }
    return (forms.isEmpty ? [.notification] : [.standard] + forms).map {
      Call(callback: callback, word: $0)
    }
  }

  /// A covered number and its total.
  package struct Share: Hashable, Sendable {
    /// The covered number.
    package var covered: Int
    /// The total.
    package var all: Int

    /// Returns whether at least a percentage is covered.
    package func reaches(percent: Double) -> Bool {
      Double(covered) * 100 >= percent * Double(all)
    }
  }

  /// The share of all states.
  package var stateShare: Share {
    Share(
      covered: SessionState.allCases.count { states[$0] != nil }, all: SessionState.allCases.count)
  }

  /// The share of all transitions.
  package var changeShare: Share {
    Share(covered: Self.allChanges.count { changes[$0] != nil }, all: Self.allChanges.count)
  }

  /// The share of all answers.
  package var callShare: Share {
    Share(covered: Self.allCalls.count { calls[$0] != nil }, all: Self.allCalls.count)
  }

  /// The share of states, transitions and answers together.
  package var share: Share {
    let parts = [stateShare, changeShare, callShare]
    return Share(
      covered: parts.reduce(0) { $0 + $1.covered }, all: parts.reduce(0) { $0 + $1.all })
  }

  /// The shares in one line.
  package var text: String {
    let percent = share.covered * 100 / share.all
    return "coverage: \(stateShare.covered) of \(stateShare.all) states, "
      + "\(changeShare.covered) of \(changeShare.all) transitions, "
      + "\(callShare.covered) of \(callShare.all) answers: \(percent)%; "
      + "\(rowShare.covered) of \(rowShare.all) rows of tables"
  }
}
