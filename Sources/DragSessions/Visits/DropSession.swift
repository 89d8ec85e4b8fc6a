package import Machines

/// The state machine of one destination in one drag, controlled by the session.
///
/// It knows neither the other destinations nor the items; it reports to its session only.
package enum DropSession: MachineDefinition {
  /// The states of a drop session.
  package enum State: UInt8, IndexedEnum {
    /// The destination was not queried.
    case unknown
    /// It is queried with `canHandle`, and was never entered.
    case asking
    /// It declined the drag, and is transparent (CONTRACT-24).
    case refused
    /// It accepts the drag, and was never entered.
    case willing
    /// The drag is inside.
    case inside
    /// The items changed while the drag is inside; the destination is queried again.
    case askingInside
    /// The drag was inside and has exited.
    case outside
    /// The items changed since the drag exited; the destination is queried again.
    case askingOutside
    /// The drag was inside, and the destination has declined it since.
    case blocked
    /// The destination is queried with `perform`.
    case accepting
    /// The destination is taking the items and will report when it is done.
    case performing
    /// The destination has taken the items.
    case dropped
    /// The drag is over; the animations of the drop are not.
    case concluding
    /// The drop session is over.
    case ended
    /// The destination was removed and receives nothing any more.
    case lost
  }

  /// The initial state.
  package static let initial = State.unknown

  /// Stable between the messages of the session.
  package static func stateKind(of state: State) -> StateKind<Event.Kind> {
    switch state {
    case .asking, .askingInside, .askingOutside: .awaiting([.canHandleAnswered])
    case .accepting: .awaiting([.performAnswered])
    case .unknown, .refused, .willing, .inside, .outside, .blocked, .performing, .dropped,
      .concluding:
      .stable
    case .ended, .lost: .final
    }
  }

  /// All transitions, by group.
  package static let transitionGroups = [queryRows, insideRows, dropRows, endRows]

  /// The rows by cell.
  package static let transitionTable = TransitionTable(packing: transitionGroups)
}
