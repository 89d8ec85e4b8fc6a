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
  @usableFromInline package static func reason(for refusal: InvalidTransition) -> StaticString {
    for group in transitionGroups {
      for row in group.rows
      where row.states.contains(refusal.state) && row.kinds.contains(refusal.kind) {
        if case .rejected(let reason) = row.verdict { return reason }
      }
    }
    switch stateKind(of: refusal.state) {
    case .awaiting: return "the machine waits for something else"
    case .stable: return "nothing was asked that this could answer"
    case .final: return "the machine is over"
    }
  }
}
