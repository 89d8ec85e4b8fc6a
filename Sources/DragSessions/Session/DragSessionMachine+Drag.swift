import Machines

extension DragSessionMachine {
  /// The drag under way: moves, keys, additions, and changes of the content below the pointer.
  ///
  /// Destinations are queried again when the incoming items change.
  static let dragRows = TransitionGroup<DragSessionMachine>(
    "drag",
    [
      .on(.moved, in: .dragging, do: .notifyDidMove, .askCandidate, to: .resolving),
      .on(
        .movedOver, in: .dragging, if: .sameCandidate, do: .notifyDidMove, .noteCandidate,
        .hoverCandidate, to: .awaitingProposal),
      .on(
        .movedOver, in: .dragging, if: .anyCandidate, do: .notifyDidMove, .noteCandidate,
        .queryCandidate, to: .queryingCanHandle),
      .on(
        .movedOver, in: .dragging, do: .notifyDidMove, .leaveAll, .forgetCurrent, .forgetRuling),
      .on(.keysChanged, .contentChanged, in: .dragging, do: .askCandidate, to: .resolving),
      .on(
        .destinationLost, in: .dragging, if: .lostCurrent, do: .loseVisit, .forgetCurrent,
        .askCandidate, to: .resolving),
      .on(.destinationLost, in: .dragging, do: .loseVisit),

      .on(.addRequested, in: .dragging, do: .askAdded, to: .askingAdded),
      .on(
        .addedAnswered, in: .askingAdded, if: .anyAdded, do: .noteAdded, .notifyWillAdd,
        .askCandidate, to: .resolving),
      .on(.addedAnswered, in: .askingAdded, to: .dragging),

      .on(.itemsChanged, in: .dragging, do: .noteChanged, .askCandidate, to: .resolving),

      .rejected(
        .lift, .foreignBegan, .liftCancelled, .begin, .animationEnded, .loadsFinished,
        in: .dragging, because: "the drag is under way"),
    ])
}
