import Machines

extension DragSessionMachine.Event {
  /// The kinds of event.
  package enum Kind: UInt8, IndexedEnum {
    /// A lift was recognized.
    case lift
    /// A drag enters from another program.
    case foreignBegan
    /// The lift was canceled.
    case liftCancelled
    /// The lifted pointer has left the slop.
    case begin
    /// The pointer moved.
    case moved
    /// The pointer moved, and what is under it is known.
    case movedOver
    /// The modifier keys changed.
    case keysChanged
    /// Data, scrolling or layout changed what is under the pointer.
    case contentChanged
    /// A destination was removed.
    case destinationLost
    /// A view that contributes items was tapped.
    case addRequested
    /// The items that entered changed.
    case itemsChanged
    /// The pointer went up.
    case released
    /// The drag was canceled.
    case cancelled
    /// A receiver outside has taken the items.
    case takenOutside
    /// The animation of the end is done.
    case animationEnded
    /// The last load is done.
    case loadsFinished
    /// The source answered `items`.
    case itemsAnswered
    /// The source answered `canMove`.
    case canMoveAnswered
    /// The source answered `allowsMove`.
    case allowsMoveAnswered
    /// The source answered `restricted`.
    case restrictedAnswered
    /// The source answered `fullSize`.
    case fullSizeAnswered
    /// The owner answered which destination is under the pointer.
    case candidateAnswered
    /// The owner answered which destination is next at the site.
    case siblingAnswered
    /// The tapped view answered how many items it adds.
    case addedAnswered
    /// The destination answered `update`.
    case updateAnswered
    /// A destination outside the drag accepts it.
    case accepted
    /// A destination that the drag is inside still accepts it.
    case kept
    /// The destination declined the drag.
    case declined
    /// The destination has taken the items.
    case performed
    /// The destination rejected the items.
    case vetoed
  }
}
