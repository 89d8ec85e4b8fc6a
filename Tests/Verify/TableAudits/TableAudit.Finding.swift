package import Machines

extension TableAudit {
  /// One error of a table.
  package enum Finding: Hashable, Sendable {
    /// A row names no state or no kind, so it is never tried; rows count from 1 in a group.
    case emptyRow(Int, group: String)
    /// A host kind can arrive in a stable state, and no row specifies the outcome.
    case unwritten(Definition.State, Definition.Event.Kind)
    /// A row takes an answer in a stable state, which has asked no question.
    case unasked(Definition.State, Definition.Event.Kind)
    /// A row in an awaiting state has a kind that is neither awaited nor a report.
    case notAwaited(Definition.State, Definition.Event.Kind)
    /// An awaiting state takes no step on a kind that it awaits.
    case unanswered(Definition.State, Definition.Event.Kind)
    /// An awaiting state awaits a host kind, which is held back while it waits.
    case awaitsHost(Definition.State, Definition.Event.Kind)
    /// Two rows of a cell have no guard, so the later one is never taken.
    case twoUnguarded(Definition.State, Definition.Event.Kind)
    /// A guarded row comes after a row of its cell without a guard or with the same guard.
    case neverTried(Definition.State, Definition.Event.Kind)
    /// All rows of a cell are guarded, and none specifies the outcome if no guard holds.
    case noFallThrough(Definition.State, Definition.Event.Kind)
    /// A row leads out of a final state.
    case leavesEnd(Definition.State, Definition.Event.Kind, to: Definition.State)
    /// No path leads to a state from the initial one.
    case unreachable(Definition.State)
    /// No path leads from a state to a final one or back to the initial one.
    case endless(Definition.State)
    /// No row has a guard.
    case unusedGuard(Definition.Guard)
    /// No row has an action.
    case unusedAction(Definition.Action)
    /// A row uses a guard on a kind that the guard does not read, though it reads others.
    case blindGuard(Definition.Guard, Definition.Event.Kind)
    /// A row uses an action on a kind that the action does not read, though it reads others.
    case blindAction(Definition.Action, Definition.Event.Kind)
    /// The raw values of a list are not consecutive from 0.
    case misnumbered(List)
    /// A name is not a plain identifier of ASCII letters, digits and `_` that does not begin with a
    /// digit.
    case unexportable(String, List)
    /// Two cases of a list have the same name.
    case repeated(String, List)

    /// One of the lists of names of a table.
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
  /// The error as a sentence without a period.
  package var description: String {
    switch self {
    case .emptyRow(let row, let group):
      "row \(row) of group \"\(group)\" names no state or no kind"
    case .unwritten(let state, let kind):
      "expected a row for host event \(kind) in stable state \(state)"
    case .unasked(let state, let kind):
      "a row takes answer \(kind) in stable state \(state), which has asked no question"
    case .notAwaited(let state, let kind):
      "a row takes \(kind) in \(state), which does not wait for it"
    case .unanswered(let state, let kind):
      "\(state) waits for \(kind) and takes no step on it"
    case .awaitsHost(let state, let kind):
      "\(state) waits for \(kind), a host event, which is held back while it waits"
    case .twoUnguarded(let state, let kind):
      "two rows of cell \(state), \(kind) have no guard"
    case .neverTried(let state, let kind):
      "a guarded row in cell \(state), \(kind) is never taken, because one before it always is"
    case .noFallThrough(let state, let kind):
      "all rows of cell \(state), \(kind) are guarded, and none applies otherwise"
    case .leavesEnd(let state, let kind, let next):
      "a row leads out of final state \(state) on \(kind), to \(next)"
    case .unreachable(let state):
      "no steps lead to \(state)"
    case .endless(let state):
      "no steps lead from \(state) to a final state or back to the initial state"
    case .unusedGuard(let condition):
      "guard \(condition) is in no row"
    case .unusedAction(let action):
      "action \(action) is in no row"
    case .blindGuard(let condition, let kind):
      "guard \(condition) is used on \(kind), which it does not read"
    case .blindAction(let action, let kind):
      "action \(action) is used on \(kind), which it does not read"
    case .misnumbered(let list):
      "the \(list.rawValue) are not numbered consecutively from 0"
    case .unexportable(let name, let list):
      "\"\(name)\", one of the \(list.rawValue), is not a plain identifier"
    case .repeated(let name, let list):
      "two of the \(list.rawValue) are called \(name)"
    }
  }
}
