import Machines

extension DragSessionMachine {
  /// The actions of a session's transitions.
  package enum Action: UInt8, EventReader {
    // Context.
    /// Store the number of items that the source gave.
    case noteItems
    /// Store whether the queried item may be dragged.
    case noteCanMove
    /// Store whether the items may be moved.
    case noteAllowsMove
    /// Store whether the drag stays in its application.
    case noteRestricted
    /// Store whether previews are shown in full size.
    case noteFullSize
    /// Store the items and the rights of a foreign drag.
    case noteForeign
    /// Store the destination under the pointer.
    case noteCandidate
    /// Store the next destination at the same site.
    case noteSibling
    /// Add the number of added items.
    case noteAdded
    /// Store the number of the items that entered, and count a new version of them.
    case noteChanged
    /// Store the proposal that is in force now.
    case noteRuling
    /// Store the proposal, unless an earlier one at the site wins (CONTRACT-35).
    case noteProposal
    /// The winning proposal of the site is in force, and its destination takes the drop.
    case adoptWinner
    /// Reset the proposal in force to nothing.
    case forgetRuling
    /// The drag is inside no destination any more.
    case forgetCurrent
    /// Remove the proposal of the destination that declined.
    case forgetDeclined
    /// The operation is that of the proposal in force, if it can be performed.
    case settleOperation
    /// The operation is cancel, and the proposal is reset.
    case settleCancel
    /// The operation is the one that a receiver outside reported, and the proposal is reset.
    case settleOutside
    /// Clear all that only a drag under way reads.
    case close

    // Questions.
    /// Ask the source for its items.
    case askItems
    /// Ask the source whether the first item may be dragged.
    case askFirstCanMove
    /// Ask the source whether the next item may be dragged.
    case askNextCanMove
    /// Ask the source whether its items may be moved.
    case askAllowsMove
    /// Ask the source whether the drag stays in its application.
    case askRestricted
    /// Ask the source for the size of the previews.
    case askFullSize
    /// Ask the tapped view for more items.
    case askAdded
    /// Ask for the destination under the pointer.
    case askCandidate
    /// Ask for the destination below the one that declined.
    case askCandidateBelow
    /// Ask for the next destination at the same site.
    case askSibling

    // Messages to drop sessions.
    /// Query the candidate with `canHandle`.
    case queryCandidate
    /// Leave every destination that the drag is inside.
    case leaveAll
    /// Leave every destination that is at another site than the candidate.
    case leaveOthers
    /// Enter the candidate, and ask it for its proposal.
    case enterCandidate
    /// Ask the candidate, which the drag is inside, for its proposal.
    case hoverCandidate
    /// Ask the destination to take the items.
    case requestPerform
    /// Notify the destination that its animations are done.
    case conclude
    /// Notify the visited destinations that the drag is over.
    case endVisits
    /// End the drop session of the destination that was removed, without a notification.
    case loseVisit

    // Notifications.
    /// Notify the source that the items are about to rise, after the previews of each.
    case notifyWillLift
    /// Notify the source that the lift was canceled.
    case notifyLiftCancelled
    /// Notify the source that the drag begins.
    case notifyWillBegin
    /// Notify the source that the pointer moved, if anything notices that.
    case notifyDidMove
    /// Notify the contributors that items were added.
    case notifyWillAdd
    /// Notify the source how the drag ends.
    case notifyWillEnd
    /// Notify the source of each item that flies home, after the previews of all (CONTRACT-17).
    case notifyWillCancel
    /// Notify the destination of each item that arrives, after the previews of all (CONTRACT-29).
    case notifyWillDrop
    /// Notify the destination of all items that arrive, once (CONTRACT-31).
    case notifyWillDropAll
    /// Notify the source that the end is complete.
    case notifyDidEnd
    /// Notify the source that all data has arrived.
    case notifyDidTransfer

    // Commands.
    /// The items were lifted.
    case orderLifted
    /// No item was lifted.
    case orderNothingLifted
    /// Start the animation of the end.
    case orderAnimation

    /// The kinds whose payload is read.
    package var reads: [Event.Kind]? {
      switch self {
      case .noteItems: [.itemsAnswered]
      case .noteCanMove: [.canMoveAnswered]
      case .noteAllowsMove: [.allowsMoveAnswered]
      case .noteRestricted: [.restrictedAnswered]
      case .noteFullSize: [.fullSizeAnswered]
      case .noteForeign: [.foreignBegan]
      case .noteCandidate: [.candidateAnswered, .movedOver]
      case .noteSibling: [.siblingAnswered]
      case .noteAdded: [.addedAnswered]
      case .noteChanged: [.itemsChanged]
      case .settleOperation: [.released]
      case .settleOutside: [.takenOutside]
      case .loseVisit: [.destinationLost]
      case .noteRuling, .noteProposal, .adoptWinner, .forgetRuling, .forgetCurrent,
        .forgetDeclined, .settleCancel, .close, .askItems, .askFirstCanMove, .askNextCanMove,
        .askAllowsMove, .askRestricted, .askFullSize, .askAdded, .askCandidate,
        .askCandidateBelow, .askSibling, .queryCandidate, .leaveAll, .leaveOthers,
        .enterCandidate, .hoverCandidate, .requestPerform, .conclude, .endVisits,
        .notifyWillLift, .notifyLiftCancelled, .notifyWillBegin, .notifyDidMove,
        .notifyWillAdd, .notifyWillEnd, .notifyWillCancel, .notifyWillDrop, .notifyWillDropAll,
        .notifyDidEnd, .notifyDidTransfer, .orderLifted, .orderNothingLifted, .orderAnimation:
        nil
      }
    }
  }
}
