package import Machines

/// One destination's part in one drag: an instrument of the session that conducts.
///
/// A visit knows neither the other destinations nor what lies at its own; it reports to its
/// session only.
package enum DropSession: MachineDefinition {
  /// The states of a visit.
  package enum State: UInt8, IndexedEnum {
    /// The destination has not been asked anything.
    case unknown
    /// It is asked whether it looks at the drag; it was never entered.
    case asking
    /// It does not look at the drag, and is transparent (CONTRACT-24).
    case refused
    /// It looks at the drag, and was never entered.
    case willing
    /// The drag is inside, and the destination's proposal is due.
    case proposing
    /// The drag is inside.
    case inside
    /// The items changed while the drag is inside; the destination is asked again.
    case askingInside
    /// The drag was inside and went out.
    case outside
    /// The items changed since the drag went out; the destination is asked again.
    case askingOutside
    /// The drag was inside, and the destination does not look at it any more.
    case blocked
    /// The destination is asked to take the items.
    case accepting
    /// The destination takes the items, and will say when it is done.
    case performing
    /// The destination has taken the items.
    case dropped
    /// The drag is over; the drop's animations are not.
    case concluding
    /// The visit is over.
    case ended
    /// The destination is gone, and hears nothing any more.
    case lost
  }

  /// The state in which every visit begins.
  package static let initial = State.unknown

  /// A visit rests between the messages of its session.
  package static func stateKind(of state: State) -> StateKind<Event.Kind> {
    switch state {
    case .asking, .askingInside, .askingOutside: .awaiting([.canHandleAnswered])
    case .proposing: .awaiting([.updateAnswered])
    case .accepting: .awaiting([.performAnswered])
    case .unknown, .refused, .willing, .inside, .outside, .blocked, .performing, .dropped,
      .concluding:
      .stable
    case .ended, .lost: .final
    }
  }

  /// The table, in the order of the story.
  package static let transitionGroups = [soundingRows, insideRows, dropRows, endRows]

  /// The table, packed.
  package static let transitionTable = TransitionTable(packing: transitionGroups)
}
