import Machines

extension DragSessionMachine {
  /// The steps of a session's rows.
  package enum Action: UInt8, EventReader {
    // Remember.
    /// Remember the number of items that the source gave.
    case noteItems
    /// Remember whether the item asked about may be dragged.
    case noteCanMove
    /// Remember whether the items may be moved.
    case noteAllowsMove
    /// Remember whether the drag stays in its application.
    case noteRestricted
    /// Remember whether previews are shown in full size.
    case noteFullSize
    /// Remember the items and the rights of a foreign drag.
    case noteForeign
    /// Remember what lies under the pointer.
    case noteCandidate
    /// Remember who is served beside the destination before.
    case noteSibling
    /// Remember how many items were added.
    case noteAdded
    /// Remember how many items it is that came in, and that they are others.
    case noteChanged
    /// Remember the proposal that is in force now.
    case noteRuling
    /// Remember the proposal, if none of those before it at the site goes first (CONTRACT-35).
    case noteProposal
    /// The winning proposal of the site is in force, and its destination takes the drop.
    case adoptWinner
    /// From now on nothing is proposed.
    case forgetRuling
    /// The drag is inside nothing any more.
    case forgetCurrent
    /// The proposal of the destination that declined is not in force any more.
    case forgetDeclined
    /// The operation is that of the proposal in force, if it can be carried out.
    case settleOperation
    /// The operation is cancel, and nothing is proposed any more.
    case settleCancel
    /// The operation is what somebody outside did, and nothing is proposed any more.
    case settleOutside
    /// Forget everything that only a drag under way reads.
    case close

    // Ask.
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
    /// Ask what lies under the pointer.
    case askCandidate
    /// Ask what lies under the destination that declined.
    case askCandidateBelow
    /// Ask who is served beside the destination, behind it.
    case askSibling

    // Send.
    /// Sound the candidate.
    case queryCandidate
    /// Leave every destination that the drag is inside of.
    case leaveAll
    /// Leave those that the drag is inside of at another site than the candidate's.
    case leaveOthers
    /// Enter the candidate.
    case enterCandidate
    /// Go on inside the candidate.
    case hoverCandidate
    /// Let the destination take the items.
    case requestPerform
    /// Tell the destination that its animations are done.
    case conclude
    /// The visited destinations hear that the drag is over.
    case endVisits
    /// The destination that is gone hears nothing any more.
    case loseVisit

    // Tell.
    /// Tell the source that the items are about to rise, behind the previews of each.
    case notifyWillLift
    /// Tell the source that the lift was given up.
    case notifyLiftCancelled
    /// Tell the source that the drag begins.
    case notifyWillBegin
    /// Tell the source that the pointer moved.
    case notifyDidMove
    /// Tell the contributors that items were added.
    case notifyWillAdd
    /// Tell the source how the drag ends.
    case notifyWillEnd
    /// Tell the source of each item that flies home, behind the previews of all (CONTRACT-17).
    case notifyWillCancel
    /// Tell the destination of each item that arrives, behind the previews of all (CONTRACT-29).
    case notifyWillDrop
    /// Tell the destination of all items that arrive, once (CONTRACT-31).
    case notifyWillDropAll
    /// Tell the source that the end is over.
    case notifyDidEnd
    /// Tell the source that all data has arrived.
    case notifyDidTransfer

    // Order.
    /// The gesture goes on.
    case orderLifted
    /// There is no drag.
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
      case .noteCandidate: [.candidateAnswered]
      case .noteSibling: [.siblingAnswered]
      case .noteAdded: [.addedAnswered]
      case .noteChanged: [.itemsChanged]
      case .noteRuling, .noteProposal: [.proposed]
      case .settleOperation: [.released]
      case .settleOutside: [.takenOutside]
      case .loseVisit: [.destinationLost]
      case .adoptWinner, .forgetRuling, .forgetCurrent, .forgetDeclined, .settleCancel, .close,
        .askItems,
        .askFirstCanMove,
        .askNextCanMove, .askAllowsMove, .askRestricted, .askFullSize, .askAdded, .askCandidate,
        .askCandidateBelow, .askSibling, .queryCandidate, .leaveAll, .leaveOthers,
        .enterCandidate,
        .hoverCandidate,
        .requestPerform, .conclude, .endVisits, .notifyWillLift, .notifyLiftCancelled,
        .notifyWillBegin, .notifyDidMove, .notifyWillAdd, .notifyWillEnd, .notifyWillCancel,
        .notifyWillDrop,
        .notifyWillDropAll,
        .notifyDidEnd, .notifyDidTransfer, .orderLifted, .orderNothingLifted, .orderAnimation:
        nil
      }
    }
  }
}
