import Machines

extension DragSession {
  /// Finding the destination, from the top downwards (CONTRACT-24, 37), and those that are served
  /// beside it, one after the other (CONTRACT-35).
  ///
  /// Only an acceptance at another site than before causes an exit and an enter.
  static let soundingRows = Chapter<DragSession>(
    "sounding",
    [
      .on(
        .candidateAnswered, in: .resolving, if: .anyCandidate, do: .noteCandidate,
        .soundCandidate, to: .sounding),
      .on(
        .candidateAnswered, in: .resolving, do: .leaveAll, .forgetCurrent, .forgetRuling,
        to: .dragging),

      .on(.kept, in: .sounding, do: .hoverCandidate, to: .visiting),
      .on(.accepted, in: .sounding, do: .leaveOthers, .enterCandidate, to: .visiting),
      .on(
        .declined, in: .sounding, if: .isAccompanied, do: .forgetDeclined, .askCompanion,
        to: .gathering),
      .on(.declined, in: .sounding, do: .forgetDeclined, .askCandidateBelow, to: .resolving),

      .on(
        .proposed, in: .visiting, if: .isAccompanied, do: .noteProposal, .askCompanion,
        to: .gathering),
      .on(.proposed, in: .visiting, do: .noteRuling, to: .dragging),

      .on(
        .companionAnswered, in: .gathering, if: .anyCompanion, do: .noteCompanion,
        .soundCandidate, to: .sounding),
      .on(
        .companionAnswered, in: .gathering, if: .anyProposal, do: .takeForemost, to: .dragging),
      .on(.companionAnswered, in: .gathering, do: .askCandidateBelow, to: .resolving),
    ])
}
