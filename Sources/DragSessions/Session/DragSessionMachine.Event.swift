package import Machines

extension DragSessionMachine {
  /// An event of a session.
  package enum Event: MachineEvent, BitwiseCopyable {
    /// A lift was recognized.
    case lift
    /// A drag enters from another program, with this many items.
    case foreignBegan(items: Int32, allowsMove: Bool)
    /// The lift was canceled.
    case liftCancelled
    /// The lifted pointer has left the slop.
    case begin
    /// The pointer moved.
    case moved
    /// The pointer moved, and this destination is under it; also whether its site has further ones.
    ///
    /// The event of an owner that notifies no policy of moves: what is under the pointer is the same before and
    /// after the notification then, and it is not asked for.
    case movedOver(DestinationID?, hasSiblings: Bool)
    /// The modifier keys changed.
    case keysChanged
    /// Data, scrolling or layout changed what is under the pointer, or the destination asked for
    /// updates of a pointer at rest.
    case contentChanged
    /// A known destination was removed.
    case destinationLost(DestinationID)
    /// A view that contributes items was tapped.
    case addRequested
    /// The items that entered from another program changed: their number is now this.
    case itemsChanged(Int32)
    /// The pointer went up; true if any item is still left to be dropped.
    case released(anyItemLeft: Bool)
    /// The drag was canceled.
    case cancelled
    /// A receiver outside has taken the items, with this operation.
    case takenOutside(DropOperation)
    /// The animation of the end is done; true if data is still loading.
    case animationEnded(isLoading: Bool)
    /// The last load is done.
    case loadsFinished
    /// The number of items.
    case itemsAnswered(Int32)
    /// True if the queried item may be dragged.
    case canMoveAnswered(Bool)
    /// True if the items may be moved.
    case allowsMoveAnswered(Bool)
    /// True if the drag stays in its application.
    case restrictedAnswered(Bool)
    /// True if previews are shown in full size.
    case fullSizeAnswered(Bool)
    /// The next destination under the pointer, and whether its site has further ones.
    case candidateAnswered(DestinationID?, hasSiblings: Bool)
    /// The next destination at the same site.
    case siblingAnswered(DestinationID?)
    /// The number of items that were added, and whether their view contributes for the first time.
    case addedAnswered(Int32, joins: Bool)
    /// The destination inside proposed, and the proposal was resolved; it is in the context, because
    /// every event would be as large.
    case updateAnswered
    /// The queried destination accepts the drag, which is not inside it.
    case accepted
    /// The queried destination accepts the drag, which is inside it.
    case kept
    /// The queried destination declined the drag.
    case declined
    /// The destination has taken the items.
    case performed
    /// The destination rejected the items that were dropped on it.
    case vetoed

    /// The kind of the event.
    package var kind: Kind {
      switch self {
      case .lift: .lift
      case .foreignBegan: .foreignBegan
      case .liftCancelled: .liftCancelled
      case .begin: .begin
      case .moved: .moved
      case .movedOver: .movedOver
      case .keysChanged: .keysChanged
      case .contentChanged: .contentChanged
      case .destinationLost: .destinationLost
      case .addRequested: .addRequested
      case .itemsChanged: .itemsChanged
      case .released: .released
      case .cancelled: .cancelled
      case .takenOutside: .takenOutside
      case .animationEnded: .animationEnded
      case .loadsFinished: .loadsFinished
      case .itemsAnswered: .itemsAnswered
      case .canMoveAnswered: .canMoveAnswered
      case .allowsMoveAnswered: .allowsMoveAnswered
      case .restrictedAnswered: .restrictedAnswered
      case .fullSizeAnswered: .fullSizeAnswered
      case .candidateAnswered: .candidateAnswered
      case .siblingAnswered: .siblingAnswered
      case .addedAnswered: .addedAnswered
      case .updateAnswered: .updateAnswered
      case .accepted: .accepted
      case .kept: .kept
      case .declined: .declined
      case .performed: .performed
      case .vetoed: .vetoed
      }
    }
  }

  /// The source of events of a kind.
  package static func source(of kind: Event.Kind) -> EventSource {
    switch kind {
    case .lift, .foreignBegan, .liftCancelled, .begin, .moved, .movedOver, .keysChanged,
      .contentChanged, .destinationLost, .addRequested, .itemsChanged, .released, .cancelled,
      .takenOutside, .animationEnded, .loadsFinished:
      .host
    case .itemsAnswered, .canMoveAnswered, .allowsMoveAnswered, .restrictedAnswered,
      .fullSizeAnswered, .candidateAnswered, .siblingAnswered, .addedAnswered, .updateAnswered:
      .answer
    case .accepted, .kept, .declined, .performed, .vetoed: .report
    }
  }
}
