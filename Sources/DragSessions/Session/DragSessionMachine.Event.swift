package import Machines

extension DragSessionMachine {
  /// What happens to a session.
  package enum Event: MachineEvent {
    /// A lift was recognised.
    case lift
    /// A drag comes in from another program, with this many items.
    case foreignBegan(items: Int32, allowsMove: Bool)
    /// The lift is given up.
    case liftCancelled
    /// The lifted pointer has left the slop.
    case begin
    /// The pointer moved.
    case moved
    /// The modifier keys changed.
    case keysChanged
    /// Data, scrolling or layout changed what the pointer means, or the destination wants to hear
    /// of a pointer at rest.
    case contentChanged
    /// A destination that was known is gone.
    case destinationLost(DestinationID)
    /// A view that lends items was tapped.
    case addRequested
    /// What has come in from another program is known better: it is this many items, and others.
    case itemsChanged(Int32)
    /// The pointer went up; whether any item is still there to be dropped.
    case released(anyItemLeft: Bool)
    /// The drag is cancelled.
    case cancelled
    /// Somebody outside has taken the items, and says what became of them.
    case takenOutside(DropOperation)
    /// The animation of the end is done; whether anything is still loading.
    case animationEnded(isLoading: Bool)
    /// The last load is done.
    case loadsFinished
    /// The number of items.
    case itemsAnswered(Int32)
    /// Whether the item asked about may be dragged.
    case canMoveAnswered(Bool)
    /// Whether the items may be moved.
    case allowsMoveAnswered(Bool)
    /// Whether the drag stays in its application.
    case restrictedAnswered(Bool)
    /// Whether previews are shown in full size.
    case fullSizeAnswered(Bool)
    /// The next destination under the pointer, and whether others are served beside it.
    case candidateAnswered(DestinationID?, hasSiblings: Bool)
    /// The next destination at the same site.
    case siblingAnswered(DestinationID?)
    /// The number of items that were added, and whether their view lends items for the first time.
    case addedAnswered(Int32, joins: Bool)
    /// The destination that was queried looks at the drag, which is not inside.
    case accepted
    /// The destination that was queried looks at the drag, which is inside.
    case kept
    /// The destination that was queried does not.
    case declined
    /// The destination inside has proposed, and the proposal was ruled on.
    case proposed(ResolvedProposal)
    /// The destination has taken the items.
    case performed
    /// The destination has refused the items that were dropped on it.
    case vetoed

    /// The kind of the event.
    package var kind: Kind {
      switch self {
      case .lift: .lift
      case .foreignBegan: .foreignBegan
      case .liftCancelled: .liftCancelled
      case .begin: .begin
      case .moved: .moved
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
      case .accepted: .accepted
      case .kept: .kept
      case .declined: .declined
      case .proposed: .proposed
      case .performed: .performed
      case .vetoed: .vetoed
      }
    }
  }

  /// Who speaks in an event of a kind.
  package static func source(of kind: Event.Kind) -> EventSource {
    switch kind {
    case .lift, .foreignBegan, .liftCancelled, .begin, .moved, .keysChanged, .contentChanged,
      .destinationLost, .addRequested, .itemsChanged, .released, .cancelled, .takenOutside,
      .animationEnded, .loadsFinished:
      .host
    case .itemsAnswered, .canMoveAnswered, .allowsMoveAnswered, .restrictedAnswered,
      .fullSizeAnswered, .candidateAnswered, .siblingAnswered, .addedAnswered:
      .answer
    case .accepted, .kept, .declined, .proposed, .performed, .vetoed: .report
    }
  }
}
