package import Machines

/// One pointer's way from the press to a drag: lift, begin, or something that is no drag.
///
/// The machine knows no view: it asks its owner to lift what lies under the press, and hears
/// whether anything was lifted. A host that has a drag of its own leaves it out.
package enum Gesture: MachineDefinition {
  /// The states of a gesture.
  package enum State: UInt8, IndexedEnum {
    /// Nothing is pressed.
    case idle
    /// A touch is down, and the lift delay is running.
    case pressed
    /// The lift delay has passed; whether there is anything to lift is being asked.
    case asking
    /// A mouse has left the slop; whether there is anything to drag is being asked.
    case pulling
    /// The items rise; a drag cannot begin yet.
    case lifting
    /// The items are up, and wait for the pointer to leave the slop.
    case lifted
    /// The pointer carries a drag.
    case carrying
    /// The touch belongs to somebody else: a pan, a lift that found nothing, another button.
    case panned
  }

  /// The state in which every gesture begins.
  package static let initial = State.idle

  /// A gesture rests but while it asks; it never ends, because a pointer can press again.
  package static func stateKind(of state: State) -> StateKind<Event.Kind> {
    switch state {
    case .asking, .pulling: .awaiting([.itemsLifted, .nothingLifted])
    case .idle, .pressed, .lifting, .lifted, .carrying, .panned: .stable
    }
  }

  /// The table, in the order of the story.
  package static let transitionGroups = [pressRows, liftRows, carryRows]

  /// The table, packed.
  package static let transitionTable = TransitionTable(packing: transitionGroups)
}

extension Machine<Gesture> {
  /// Takes a step as `advance(on:into:)` does, compiled beside the guards and actions that it calls.
  ///
  /// They are internal to this package, so that another module would call each through its symbol.
  @discardableResult
  package mutating func take(
    _ event: Gesture.Event, into effects: inout [Gesture.Effect]
  ) throws(Gesture.InvalidTransition) -> Outcome {
    try advance(on: event, into: &effects)
  }
}
