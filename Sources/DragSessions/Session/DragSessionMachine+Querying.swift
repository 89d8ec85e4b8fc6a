import Machines

extension DragSessionMachine {
  /// Finding the destination from the top downwards (CONTRACT-24, 37), then its siblings one after
  /// the other (CONTRACT-35).
  ///
  /// Exit and enter happen only if a destination at another site accepts.
  static let queryRows = TransitionGroup<DragSessionMachine>(
    "queries",
    [
      // It has answered `canHandle` for these items, and is asked again only after they changed.
      .on(
        .candidateAnswered, in: .resolving, if: .sameCandidate, do: .noteCandidate,
        .hoverCandidate, to: .awaitingProposal),
      .on(
        .candidateAnswered, in: .resolving, if: .anyCandidate, do: .noteCandidate,
        .queryCandidate, to: .queryingCanHandle),
      .on(
        .candidateAnswered, in: .resolving, do: .leaveAll, .forgetCurrent, .forgetRuling,
        to: .dragging),

      .on(.kept, in: .queryingCanHandle, do: .hoverCandidate, to: .awaitingProposal),
      .on(
        .accepted, in: .queryingCanHandle, do: .leaveOthers, .enterCandidate, to: .awaitingProposal),
      .on(
        .declined, in: .queryingCanHandle, if: .hasSibling, do: .forgetDeclined, .askSibling,
        to: .queryingSiblings),
      .on(
        .declined, in: .queryingCanHandle, do: .forgetDeclined, .askCandidateBelow, to: .resolving),

      .on(
        .updateAnswered, in: .awaitingProposal, if: .hasSibling, do: .noteProposal, .askSibling,
        to: .queryingSiblings),
      .on(.updateAnswered, in: .awaitingProposal, do: .noteRuling, to: .dragging),

      .on(
        .siblingAnswered, in: .queryingSiblings, if: .anySibling, do: .noteSibling,
        .queryCandidate, to: .queryingCanHandle),
      .on(
        .siblingAnswered, in: .queryingSiblings, if: .anyProposal, do: .adoptWinner, to: .dragging),
      .on(.siblingAnswered, in: .queryingSiblings, do: .askCandidateBelow, to: .resolving),
    ])
}
