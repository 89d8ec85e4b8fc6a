public import Machines

/// A drag from the lift to the transfer: the conductor that owns the order of all callbacks.
///
/// It sends messages to the visits of destinations and hears their reports; it never sees a
/// collection, a view or a clock.
public enum DragSession: Behavior {
  /// The states of a session.
  public enum State: UInt8, Label {
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
    case sounding
    /// The drag is inside a destination, whose proposal is due.
    case visiting
    /// The owner is asked who is served beside the destination.
    case gathering
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
  public static let initial = State.idle

  /// A session rests between the pointer's events and while time passes.
  public static func posture(of state: State) -> Posture<Event.Kind> {
    switch state {
    case .idle, .lifted, .dragging, .performing, .ending, .transferring: .rests
    case .askingItems: .waits(for: [.itemsAnswered])
    case .askingCanMove: .waits(for: [.canMoveAnswered])
    case .askingAllowsMove: .waits(for: [.allowsMoveAnswered])
    case .askingRestricted: .waits(for: [.restrictedAnswered])
    case .askingFullSize: .waits(for: [.fullSizeAnswered])
    case .resolving: .waits(for: [.candidateAnswered])
    case .sounding: .waits(for: [.accepted, .kept, .declined])
    case .visiting: .waits(for: [.proposed])
    case .gathering: .waits(for: [.companionAnswered])
    case .askingAdded: .waits(for: [.addedAnswered])
    case .transferred, .ended, .discarded: .ends
    }
  }

  /// The table, in the order of the story.
  public static let chapters = [liftRows, beginRows, dragRows, soundingRows, endRows, afterRows]

  /// The table, packed.
  public static let program = Program(packing: chapters)
}
