import Machines

extension DragSessionMachine.Event {
  /// The kinds of event.
  package enum Kind: UInt8, IndexedEnum {
    /// A lift was recognised.
    case lift
    /// A drag comes in from another program.
    case foreignBegan
    /// The lift is given up.
    case liftCancelled
    /// The lifted pointer has left the slop.
    case begin
    /// The pointer moved.
    case moved
    /// The modifier keys changed.
    case keysChanged
    /// Data, scrolling or layout changed what the pointer means.
    case contentChanged
    /// A destination is gone.
    case destinationLost
    /// A view that lends items was tapped.
    case addRequested
    /// What has come in is known better.
    case itemsChanged
    /// The pointer went up.
    case released
    /// The drag is cancelled.
    case cancelled
    /// Somebody outside has taken the items.
    case takenOutside
    /// The animation of the end is done.
    case animationEnded
    /// The last load is done.
    case loadsFinished
    /// The number of items is known.
    case itemsAnswered
    /// Whether an item may be dragged is known.
    case canMoveAnswered
    /// Whether the items may be moved is known.
    case allowsMoveAnswered
    /// Whether the drag stays in its application is known.
    case restrictedAnswered
    /// The size of the previews is known.
    case fullSizeAnswered
    /// What lies under the pointer is known.
    case candidateAnswered
    /// What is served beside a destination is known.
    case siblingAnswered
    /// The number of added items is known.
    case addedAnswered
    /// The destination looks at the drag, which is not inside.
    case accepted
    /// The destination looks at the drag, which is inside.
    case kept
    /// The destination does not look at the drag.
    case declined
    /// The destination has proposed.
    case proposed
    /// The destination has taken the items.
    case performed
    /// The destination has refused the items.
    case vetoed
  }
}
