package import Machines

/// The state machine of a drag from the lift to the transfer; it defines the order of all
/// callbacks.
///
/// It sends messages to the drop sessions of destinations and receives their reports. It knows no
/// collection, view or clock.
package enum DragSessionMachine: MachineDefinition {
  /// The states of a session.
  package enum State: UInt8, IndexedEnum {
    /// Nothing has been lifted.
    case idle
    /// The source is queried for its items.
    case askingItems
    /// The source is queried, item by item, whether it may be dragged.
    case askingCanMove
    /// The items are up; the drag has not begun.
    case lifted
    /// The source is queried whether its items may be moved.
    case askingAllowsMove
    /// The source is queried whether the drag stays in its application.
    case askingRestricted
    /// The source is queried for the size of the previews.
    case askingFullSize
    /// The drag is under way.
    case dragging
    /// The owner is queried for the destination under the pointer.
    case resolving
    /// A destination is queried whether it handles the drag.
    case queryingCanHandle
    /// The drag is inside a destination, whose proposal is due.
    case awaitingProposal
    /// The owner is queried for the next destination at the site.
    case queryingSiblings
    /// A tapped view is queried for more items.
    case askingAdded
    /// A destination takes the items.
    case performing
    /// The end is animated.
    case ending
    /// The drag has ended, and data is still loading.
    case transferring
    /// The drag has ended, and all data has arrived.
    case transferred
    /// The drag has ended, and nothing was taken.
    case ended
    /// No drag began: no items, or a lift that was canceled.
    case discarded
  }

  /// The initial state.
  package static let initial = State.idle

  /// A session is stable between pointer events and while time passes.
  package static func stateKind(of state: State) -> StateKind<Event.Kind> {
    switch state {
    case .idle, .lifted, .dragging, .performing, .ending, .transferring: .stable
    case .askingItems: .awaiting([.itemsAnswered])
    case .askingCanMove: .awaiting([.canMoveAnswered])
    case .askingAllowsMove: .awaiting([.allowsMoveAnswered])
    case .askingRestricted: .awaiting([.restrictedAnswered])
    case .askingFullSize: .awaiting([.fullSizeAnswered])
    case .resolving: .awaiting([.candidateAnswered])
    case .queryingCanHandle: .awaiting([.accepted, .kept, .declined])
    case .awaitingProposal: .awaiting([.updateAnswered])
    case .queryingSiblings: .awaiting([.siblingAnswered])
    case .askingAdded: .awaiting([.addedAnswered])
    case .transferred, .ended, .discarded: .final
    }
  }

  /// All transitions, by group.
  package static let transitionGroups = [
    liftRows, beginRows, dragRows, queryRows, endRows, afterRows,
  ]

  /// The rows by cell.
  package static let transitionTable = TransitionTable(packing: transitionGroups)
}
