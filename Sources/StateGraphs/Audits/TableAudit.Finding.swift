package import Machines

extension TableAudit {
  /// One thing that is wrong with a table.
  package enum Finding: Hashable, Sendable {
    /// A row names no state or no kind, so it is never tried; rows count from 1 in a group.
    case emptyRow(Int, group: String)
    /// A row has more actions than a program can hold; rows count from 1 in a group.
    case crowdedRow(Int, group: String, actions: Int)
    /// A host kind can arrive in a resting state, and no row says what happens.
    case unwritten(Definition.State, Definition.Event.Kind)
    /// A resting state has asked nothing, and a row takes an answer there.
    case unasked(Definition.State, Definition.Event.Kind)
    /// A row stands in a waiting state for a kind that is neither awaited nor a report.
    case notAwaited(Definition.State, Definition.Event.Kind)
    /// A waiting state takes no step on a kind that it waits for.
    case unanswered(Definition.State, Definition.Event.Kind)
    /// A waiting state waits for a host kind, and those are held back while it waits.
    case awaitsHost(Definition.State, Definition.Event.Kind)
    /// Two rows of a cell have no guard, so the later one is never taken.
    case twoUnguarded(Definition.State, Definition.Event.Kind)
    /// A guarded row stands in a cell behind one without a guard or with the same guard.
    case neverTried(Definition.State, Definition.Event.Kind)
    /// All rows of a cell are guarded, and nothing says what happens when no guard holds.
    case noFallThrough(Definition.State, Definition.Event.Kind)
    /// A row leads out of an ending state.
    case leavesEnd(Definition.State, Definition.Event.Kind, to: Definition.State)
    /// No steps lead to a state from the initial one.
    case unreachable(Definition.State)
    /// No steps lead from a state to an ending one or back to the initial one.
    case endless(Definition.State)
    /// No row has a guard.
    case unusedGuard(Definition.Guard)
    /// No row has an action.
    case unusedAction(Definition.Action)
    /// A row asks a guard on a kind from which it does not read, though it reads from others.
    case blindGuard(Definition.Guard, Definition.Event.Kind)
    /// A row has an action on a kind from which it does not read, though it reads from others.
    case blindAction(Definition.Action, Definition.Event.Kind)
    /// The raw values of a list do not count from 0 without a gap, or are more than bytes can mark.
    case misnumbered(List)
    /// A name is not a plain identifier: ASCII letters, digits and `_`, and no digit first.
    case unexportable(String, List)
    /// Two cases of a list have the same name.
    case repeated(String, List)

    /// One of the lists of names that a table is made of.
    package enum List: String, Hashable, Sendable {
      /// The states.
      case states
      /// The kinds of event.
      case kinds
      /// The guards.
      case guards
      /// The actions.
      case actions
    }
  }
}

extension TableAudit.Finding: CustomStringConvertible {
  /// The fault as a sentence without a full stop.
  package var description: String {
    switch self {
    case .emptyRow(let row, let group):
      "row \(row) of group \"\(group)\" names no state or no kind"
    case .crowdedRow(let row, let group, let actions):
      "row \(row) of group \"\(group)\" has \(actions) actions, "
        + "and \(TransitionTable.actionLimit) is the limit"
    case .unwritten(let state, let kind):
      "nothing says what happens on host event \(kind) in resting state \(state)"
    case .unasked(let state, let kind):
      "a row takes answer \(kind) in \(state), which rests and has asked nothing"
    case .notAwaited(let state, let kind):
      "a row takes \(kind) in \(state), which does not wait for it"
    case .unanswered(let state, let kind):
      "\(state) waits for \(kind) and takes no step on it"
    case .awaitsHost(let state, let kind):
      "\(state) waits for \(kind), a host event, which is held back while it waits"
    case .twoUnguarded(let state, let kind):
      "two rows without a guard stand in cell \(state), \(kind)"
    case .neverTried(let state, let kind):
      "a guarded row in cell \(state), \(kind) is never taken, because one before it always is"
    case .noFallThrough(let state, let kind):
      "all rows of cell \(state), \(kind) are guarded, and none says what happens otherwise"
    case .leavesEnd(let state, let kind, let next):
      "a row leads out of ending state \(state) on \(kind), to \(next)"
    case .unreachable(let state):
      "no steps lead to \(state)"
    case .endless(let state):
      "no steps lead from \(state) to an end or back to the beginning"
    case .unusedGuard(let condition):
      "guard \(condition) is in no row"
    case .unusedAction(let action):
      "action \(action) is in no row"
    case .blindGuard(let condition, let kind):
      "guard \(condition) is asked on \(kind), from which it does not read"
    case .blindAction(let action, let kind):
      "action \(action) is carried out on \(kind), from which it does not read"
    case .misnumbered(let list):
      "the \(list.rawValue) are not numbered from 0 without a gap, or are too many"
    case .unexportable(let name, let list):
      "\"\(name)\", one of the \(list.rawValue), is not a plain identifier"
    case .repeated(let name, let list):
      "two of the \(list.rawValue) are called \(name)"
    }
  }
}
