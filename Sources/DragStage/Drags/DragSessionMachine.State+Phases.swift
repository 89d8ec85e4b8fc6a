import DragSessions
import Machines

extension DragSessionMachine.State {
  /// True if the items are up: after the lift and before the end.
  var isLifted: Bool {
    switch self {
    case .idle, .askingItems, .askingCanMove, .transferring, .transferred, .ended, .discarded:
      false
    case .lifted, .askingAllowsMove, .askingRestricted, .askingFullSize, .dragging, .resolving,
      .queryingCanHandle, .awaitingProposal, .queryingSiblings, .askingAdded, .performing, .ending:
      true
    }
  }

  /// True if a destination may have the drag: it has begun, and is not ending.
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

  /// True if what the drag ends with is settled: a drop that is performed may still become a cancel.
  var isSettled: Bool {
    switch self {
    case .idle, .askingItems, .askingCanMove, .lifted, .askingAllowsMove, .askingRestricted,
      .askingFullSize, .dragging, .resolving, .queryingCanHandle, .awaitingProposal,
      .queryingSiblings, .askingAdded, .performing, .discarded:
      false
    case .ending, .transferring, .transferred, .ended: true
    }
  }
}
