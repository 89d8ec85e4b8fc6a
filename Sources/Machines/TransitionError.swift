/// An event that cannot follow; the machine that threw it is unchanged.
public struct TransitionError<State: IndexedEnum, Kind: IndexedEnum>: Error, Hashable {
  /// The state in which the event arrived.
  public let state: State
  /// The kind of the event.
  public let kind: Kind

  /// Makes a refusal.
  public init(_ kind: Kind, in state: State) {
    self.kind = kind
    self.state = state
  }
}

extension MachineDefinition {
  /// The refusal of an event of this behavior.
  public typealias InvalidTransition = TransitionError<State, Event.Kind>

  /// Why the table says that an event cannot follow; O(rows).
  public static func reason(for refusal: InvalidTransition) -> StaticString {
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
