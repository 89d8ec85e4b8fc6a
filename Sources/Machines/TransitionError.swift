/// The error for an event that is invalid in a state; the machine that threw it is unchanged.
@usableFromInline
package struct TransitionError<State: IndexedEnum, Kind: IndexedEnum>: Error, Hashable {
  /// The state in which the event arrived.
  @usableFromInline package let state: State
  /// The kind of the event.
  @usableFromInline package let kind: Kind

  /// Makes an error.
  @usableFromInline package init(_ kind: Kind, in state: State) {
    self.kind = kind
    self.state = state
  }
}

extension MachineDefinition {
  /// The error for an event of this machine.
  @usableFromInline package typealias InvalidTransition = TransitionError<State, Event.Kind>

  /// The table's reason for rejecting an event; O(rows).
  @usableFromInline package static func reason(for rejection: InvalidTransition) -> StaticString {
    for group in transitionGroups {
      for row in group.rows
      where row.states.contains(rejection.state) && row.kinds.contains(rejection.kind) {
        if case .rejected(let reason) = row.outcome { return reason }
      }
    }
    switch stateKind(of: rejection.state) {
    case .awaiting: return "the machine waits for something else"
    case .stable: return "nothing was asked that this could answer"
    case .final: return "the machine is over"
    }
  }
}
