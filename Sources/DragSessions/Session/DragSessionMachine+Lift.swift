import Machines

extension DragSessionMachine {
  /// From the recognized lift to lifted items, or to a discarded session.
  static let liftRows = TransitionGroup<DragSessionMachine>(
    "lift",
    [
      .on(.lift, in: .idle, do: .askItems, to: .askingItems),
      .on(.foreignBegan, in: .idle, do: .noteForeign, to: .dragging),
      .rejected(
        .liftCancelled, .begin, .moved, .movedOver, .keysChanged, .contentChanged, .destinationLost,
        .addRequested, .itemsChanged, .released, .cancelled, .takenOutside, .animationEnded,
        .loadsFinished, in: .idle,
        because: "nothing has been lifted"),

      .on(
        .itemsAnswered, in: .askingItems, if: .anyItem, do: .noteItems, .askFirstCanMove,
        to: .askingCanMove),
      .on(.itemsAnswered, in: .askingItems, do: .orderNothingLifted, .close, to: .discarded),
      .on(
        .canMoveAnswered, in: .askingCanMove, if: .anyItemUnasked, do: .noteCanMove,
        .askNextCanMove),
      .on(
        .canMoveAnswered, in: .askingCanMove, if: .anyItemKept, do: .noteCanMove, .notifyWillLift,
        .orderLifted, to: .lifted),
      .on(.canMoveAnswered, in: .askingCanMove, do: .orderNothingLifted, .close, to: .discarded),

      .on(
        .liftCancelled, .cancelled, in: .lifted, do: .notifyLiftCancelled, .close, to: .discarded),
      .ignored(
        .moved, .movedOver, .keysChanged, .contentChanged, .destinationLost, in: .lifted,
        because: "nothing is proposed before the begin"),
      .rejected(
        .lift, .foreignBegan, .addRequested, .itemsChanged, .released, .takenOutside,
        .animationEnded, .loadsFinished, in: .lifted,
        because: "the lifted items have not begun to move"),

      .rejected(
        .lift, .foreignBegan, .liftCancelled, .begin, .moved, .movedOver, .keysChanged,
        .contentChanged,
        .addRequested, .itemsChanged, .released, .cancelled, .takenOutside, .animationEnded,
        .loadsFinished, in: .discarded,
        because: "no drag began"),
      .ignored(.destinationLost, in: .discarded, because: "nothing was visited"),
    ])
}
