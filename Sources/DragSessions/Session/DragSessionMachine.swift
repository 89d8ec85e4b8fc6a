package import Machines

/// A drag from the lift to the transfer: the conductor that owns the order of all callbacks.
///
/// It sends messages to the visits of destinations and hears their reports; it never sees a
/// collection, a view or a clock.
package enum DragSessionMachine: MachineDefinition {
  /// The states of a session.
  package enum State: UInt8, IndexedEnum {
    /// Nothing has been lifted.
    case idle
    /// The source is asked for its items.
    case askingItems
    /// The source is asked, item by item, what may be dragged.
    case askingCanMove
    /// The items are up; the drag has not begun.
    case lifted
    /// The source is asked whether its items may be moved.
    case askingAllowsMove
    /// The source is asked whether the drag stays in its application.
    case askingRestricted
    /// The source is asked for the size of the previews.
    case askingFullSize
    /// The drag is under way.
    case dragging
    /// The owner is asked what lies under the pointer.
    case resolving
    /// A destination is asked whether it looks at the drag.
    case queryingCanHandle
    /// The drag is inside a destination, whose proposal is due.
    case awaitingProposal
    /// The owner is asked who is served beside the destination.
    case queryingSiblings
    /// A tapped view is asked for more items.
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
    /// There never was a drag: no items, or a lift that was given up.
    case discarded
  }

  /// The state in which every session begins.
  package static let initial = State.idle

  /// A session rests between the pointer's events and while time passes.
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
    case .awaitingProposal: .awaiting([.proposed])
    case .queryingSiblings: .awaiting([.siblingAnswered])
    case .askingAdded: .awaiting([.addedAnswered])
    case .transferred, .ended, .discarded: .final
    }
  }

  /// The table, in the order of the story.
  package static let transitionGroups = [
    liftRows, beginRows, dragRows, soundingRows, endRows, afterRows,
  ]

  /// The table, packed.
  package static let transitionTable = TransitionTable(packing: transitionGroups)
}
