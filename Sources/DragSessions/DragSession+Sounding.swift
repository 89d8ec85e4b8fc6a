import Machines

extension DragSession {
  /// Finding the destination, from the top downwards (CONTRACT-24, 37).
  ///
  /// Only a candidate that accepts and is another than before causes an exit and an enter.
  static let soundingRows = Chapter<DragSession>(
    "sounding",
    [
      .on(
        .candidateAnswered, in: .resolving, if: .anyCandidate, do: .noteCandidate,
        .soundCandidate, to: .sounding),
      .on(
        .candidateAnswered, in: .resolving, if: .isInside, do: .leaveCurrent, .forgetCurrent,
        .forgetRuling, to: .dragging),
      .on(.candidateAnswered, in: .resolving, do: .forgetRuling, to: .dragging),

      .on(.accepted, in: .sounding, if: .isCurrent, do: .hoverCurrent, to: .visiting),
      .on(.accepted, in: .sounding, do: .leaveCurrent, .enterCandidate, to: .visiting),
      .on(
        .declined, in: .sounding, if: .isCurrent, do: .forgetCurrent, .askCandidateBelow,
        to: .resolving),
      .on(.declined, in: .sounding, do: .askCandidateBelow, to: .resolving),

      .on(.proposed, in: .visiting, do: .noteRuling, to: .dragging),
    ])
}
