import Machines

extension DragSession {
  /// While the pointer carries the drag: moves, keys, additions, and what changes below it.
  ///
  /// Whoever looked at what came in looks at it again when it turns out to be other items
  ///.
  static let dragRows = Chapter<DragSession>(
    "drag",
    [
      .on(.moved, in: .dragging, do: .tellDidMove, .askCandidate, to: .resolving),
      .on(.keysChanged, .contentChanged, in: .dragging, do: .askCandidate, to: .resolving),
      .on(
        .destinationLost, in: .dragging, if: .lostCurrent, do: .loseVisit, .forgetCurrent,
        .askCandidate, to: .resolving),
      .on(.destinationLost, in: .dragging, do: .loseVisit),

      .on(.addRequested, in: .dragging, do: .askAdded, to: .askingAdded),
      .on(
        .addedAnswered, in: .askingAdded, if: .anyAdded, do: .noteAdded, .tellWillAdd,
        .askCandidate, to: .resolving),
      .on(.addedAnswered, in: .askingAdded, to: .dragging),

      .on(.itemsChanged, in: .dragging, do: .noteChanged, .askCandidate, to: .resolving),

      .refused(
        .lift, .foreignBegan, .liftCancelled, .begin, .animationEnded, .loadsFinished,
        in: .dragging, because: "the drag is under way"),
    ])
}
