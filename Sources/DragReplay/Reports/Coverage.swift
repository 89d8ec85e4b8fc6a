package import DragScript
package import DragSessions
package import DragStage

/// What tests came through, by the words of the language: states, changes of state, and the answers
/// to each callback.
package struct Coverage: Hashable, Sendable {
  /// A change from one state to the next one that is seen.
  package struct Change: Hashable, Sendable {
    /// The state before.
    package var from: SessionState
    /// The state behind.
    package var to: SessionState
  }

  /// What was said to a callback.
  package enum Word: Hashable, Sendable {
    /// Nothing: the callback only tells.
    case told
    /// No policy fitted, and the default of the contract held.
    case standard
    /// A policy answered in this form.
    case form(AnswerKind)

    /// The word as people read it.
    package var text: String {
      switch self {
      case .told: "told"
      case .standard: "default"
      case .form(let form): form.rawValue
      }
    }
  }

  /// A callback and what was said to it.
  package struct Call: Hashable, Sendable {
    /// The callback.
    package var callback: Callback
    /// What was said.
    package var word: Word
  }

  /// How often each state was reached.
  package private(set) var states: [SessionState: Int] = [:]
  /// How often each change happened.
  package private(set) var changes: [Change: Int] = [:]
  /// How often each thing was said to each callback.
  package private(set) var calls: [Call: Int] = [:]

  /// How often each row of the machines' tables was taken.
  package internal(set) var rows: [MachineTransition: Int] = [:]

  /// Makes the coverage of no test.
  package init() {}

  mutating func reach(_ state: SessionState) { states[state, default: 0] += 1 }

  mutating func change(from: SessionState, to: SessionState) {
    changes[Change(from: from, to: to), default: 0] += 1
    reach(to)
  }

  mutating func say(_ word: Word, to callback: Callback) {
    calls[Call(callback: callback, word: word), default: 0] += 1
  }

  /// Adds what other tests came through.
  package mutating func merge(_ other: Coverage) {
    states.merge(other.states, uniquingKeysWith: +)
    changes.merge(other.changes, uniquingKeysWith: +)
    calls.merge(other.calls, uniquingKeysWith: +)
    rows.merge(other.rows, uniquingKeysWith: +)
  }
}

// All that can be come through, against which it is counted.
extension Coverage {
  /// Every change of state that a drag can make, in the order of its story.
  ///
  /// A pointer's part goes from `idle` to `dragging`; from there on it is the session's.
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

  /// Everything that can be said to each callback, in the order of the contract.
  package static let allCalls: [Call] = Callback.allCases.flatMap { callback in
    let forms = callback.answers.map { Word.form($0) }
    return (forms.isEmpty ? [.told] : [.standard] + forms).map {
      Call(callback: callback, word: $0)
    }
  }

  /// How many of something were come through, and how many there are.
  package struct Share: Hashable, Sendable {
    /// How many were come through.
    package var covered: Int
    /// How many there are.
    package var all: Int

    /// Whether it is at least so many percent.
    package func reaches(percent: Double) -> Bool {
      Double(covered) * 100 >= percent * Double(all)
    }
  }

  /// The share of all states.
  package var stateShare: Share {
    Share(
      covered: SessionState.allCases.count { states[$0] != nil }, all: SessionState.allCases.count)
  }

  /// The share of all changes of state.
  package var changeShare: Share {
    Share(covered: Self.allChanges.count { changes[$0] != nil }, all: Self.allChanges.count)
  }

  /// The share of all that can be said to callbacks.
  package var callShare: Share {
    Share(covered: Self.allCalls.count { calls[$0] != nil }, all: Self.allCalls.count)
  }

  /// The share of everything together.
  package var share: Share {
    let parts = [stateShare, changeShare, callShare]
    return Share(
      covered: parts.reduce(0) { $0 + $1.covered }, all: parts.reduce(0) { $0 + $1.all })
  }

  /// The shares in a line.
  package var text: String {
    let percent = share.covered * 100 / share.all
    return "coverage: \(stateShare.covered) of \(stateShare.all) states, "
      + "\(changeShare.covered) of \(changeShare.all) transitions, "
      + "\(callShare.covered) of \(callShare.all) answers: \(percent)%; "
      + "\(rowShare.covered) of \(rowShare.all) rows of tables"
  }
}
