import DragSessions
import Machines

extension Stage {
  /// Whether a drag with items of a view is under way: from the lift until its end (CONTRACT-67).
  ///
  /// It says nothing about a drag over the view, which may come from elsewhere; whether that is a
  /// local one is ``DragContext/isLocal``. O(drags).
  public func hasActiveDrag(_ view: ViewID) -> Bool {
    core.state.drags.contains { drag in
      drag.drag.session.state.isLifted && drag.contributors.contains(view)
    }
  }

  /// The items of a view that are up in drags, which a host shows as faded where they stand.
  ///
  /// They are so from the lift until the drag's end, as long as they stand in the view; each drag's
  /// come in the order in which they joined. O(dragged items).
  public func draggedItems(of view: ViewID) -> [ItemReference] {
    core.state.drags.filter { $0.drag.session.state.isLifted }.flatMap { $0.items }.map {
      $0.reference
    }
    .filter { $0.view == view && core.scene[view].holds($0.item) }
  }

  /// Whether a view tracks a drop session: from the entry until it is left or over (CONTRACT-67).
  ///
  /// O(drags).
  public func hasActiveDrop(_ view: ViewID) -> Bool {
    core.state.drags.contains { drag in
      drag.drag.session.state.isTracked
        && drag.drag.session.context.current.map { ViewID($0) } == view
    }
  }
}

extension DragSessionMachine.State {
  /// Whether the items are up: after the lift and before the end.
  fileprivate var isLifted: Bool {
    switch self {
    case .idle, .askingItems, .askingCanMove, .transferring, .transferred, .ended, .discarded:
      false
    case .lifted, .askingAllowsMove, .askingRestricted, .askingFullSize, .dragging, .resolving,
      .queryingCanHandle, .awaitingProposal, .queryingSiblings, .askingAdded, .performing, .ending:
      true
    }
  }

  /// Whether a destination may have the drag: it has begun, and is not ending.
  var isTracked: Bool {
    switch self {
    case .idle, .askingItems, .askingCanMove, .lifted, .askingAllowsMove, .askingRestricted,
      .askingFullSize, .ending, .transferring, .transferred, .ended, .discarded:
      false
    case .dragging, .resolving, .queryingCanHandle, .awaitingProposal, .queryingSiblings,
      .askingAdded, .performing:
      true
    }
  }
}
