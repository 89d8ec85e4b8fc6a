package import Machines

/// The state machine of one pointer from the press to a drag: lift, begin, or another gesture.
///
/// The machine knows no view: it asks its owner to lift the items under the press, and receives the
/// answer whether any were lifted. A host that owns its drags does not use it.
package enum Gesture: MachineDefinition {
  /// The states of a gesture.
  package enum State: UInt8, IndexedEnum {
    /// Nothing is pressed.
    case idle
    /// A touch is down, and the lift delay is running.
    case pressed
    /// The lift delay has passed; the owner is asked for items to lift.
    case asking
    /// A mouse has left the slop; the owner is asked for items to drag.
    case pulling
    /// The items rise; a drag cannot begin yet.
    case lifting
    /// The items are up, and wait for the pointer to leave the slop.
    case lifted
    /// The pointer carries a drag.
    case carrying
    /// The touch belongs to another gesture: a pan, a lift without items, another button.
    case panned
  }

  /// The initial state.
  package static let initial = State.idle

  /// Stable except while asking; no state is final, because a pointer can press again.
  package static func stateKind(of state: State) -> StateKind<Event.Kind> {
    switch state {
    case .asking, .pulling: .awaiting([.itemsLifted, .nothingLifted])
    case .idle, .pressed, .lifting, .lifted, .carrying, .panned: .stable
    }
  }

  /// All transitions, by group.
  package static let transitionGroups = [pressRows, liftRows, carryRows]

  /// The rows by cell.
  package static let transitionTable = TransitionTable(packing: transitionGroups)
}

extension Machine<Gesture> {
  /// Takes a step as `advance(on:into:)` does, compiled in the module of its guards and actions.
  ///
  /// They are internal to this package, so another module could not inline the calls.
  @discardableResult
  package mutating func take(
    _ event: Gesture.Event, into effects: inout [Gesture.Effect]
  ) throws(Gesture.InvalidTransition) -> Outcome {
    try advance(on: event, into: &effects)
  }
}
