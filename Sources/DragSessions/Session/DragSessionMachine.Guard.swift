import Machines

extension DragSessionMachine {
  /// The guards of a session's transitions.
  package enum Guard: UInt8, EventReader {
    /// The source has given items.
    case anyItem
    /// The source has not been queried about every item.
    case anyItemUnasked
    /// At least one item may be dragged.
    case anyItemKept
    /// At least one item was added.
    case anyAdded
    /// The current destination is under the pointer, and has answered that it handles these items.
    case sameCandidate
    /// A destination is under the pointer.
    case anyCandidate
    /// The site has another destination after the previous one.
    case anySibling
    /// The site of the queried destination has further ones.
    case hasSibling
    /// One of the destinations at the site has proposed.
    case anyProposal
    /// The destination that was removed is the current one.
    case lostCurrent
    /// The proposal in force is copy or move, and an item is left (CONTRACT-28).
    case mayPerform
    /// A receiver outside has taken the items by a copy or a move.
    case isTaken
    /// There are too many items to fly one by one (CONTRACT-31).
    case isBulk
    /// The operation is copy or move, and data is still loading.
    case transfersLater
    /// The operation is copy or move.
    case transfers

    /// The kinds whose payload is read.
    package var reads: [Event.Kind]? {
      switch self {
      case .anyItem: [.itemsAnswered]
      case .anyItemKept: [.canMoveAnswered]
      case .anyAdded: [.addedAnswered]
      case .sameCandidate, .anyCandidate: [.candidateAnswered, .movedOver]
      case .anySibling: [.siblingAnswered]
      case .lostCurrent: [.destinationLost]
      case .mayPerform: [.released]
      case .isTaken: [.takenOutside]
      case .transfersLater: [.animationEnded]
      case .anyItemUnasked, .hasSibling, .anyProposal, .isBulk, .transfers: nil
      }
    }
  }

  /// Returns true if the guard holds.
  @inline(__always)
  package static func holds(_ condition: Guard, in context: Context, on event: Event) -> Bool {
    switch condition {
    case .anyItem: event.count > 0
    case .anyItemUnasked: context.asked + 1 < context.itemCount
    case .anyItemKept: context.kept > 0 || event.flag
    case .anyAdded: event.count > 0
    case .sameCandidate:
      context.current != nil && event.destination == context.current && !context.hasNewItems
    case .anyCandidate, .anySibling: event.destination != nil
    case .hasSibling: context.hasSibling
    case .anyProposal: context.winner != nil
    case .lostCurrent: context.current == event.destination
    case .mayPerform: context.ruling.proposal.operation.carries && event.flag
    case .isTaken: event.operation.carries
    case .isBulk: context.style.bulk.map { context.itemCount > $0 } ?? false
    case .transfersLater: context.isTransfer && event.flag
    case .transfers: context.isTransfer
    }
  }
}
