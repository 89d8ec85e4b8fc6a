import Machines

extension DragSessionMachine {
  /// After the release: the animation, the conclusion, and the transfer of data (CONTRACT-12, 13).
  static let afterRows = TransitionGroup<DragSessionMachine>(
    "after",
    [
      .on(
        .animationEnded, in: .ending, if: .transfersLater, do: .conclude, .notifyDidEnd, .close,
        to: .transferring),
      .on(
        .animationEnded, in: .ending, if: .transfers, do: .conclude, .notifyDidEnd,
        .notifyDidTransfer, .close, to: .transferred),
      .on(.animationEnded, in: .ending, do: .notifyDidEnd, .close, to: .ended),
      .on(
        .destinationLost, in: .ending, if: .lostCurrent, do: .loseVisit, .forgetCurrent),
      .on(.destinationLost, in: .ending, do: .loseVisit),
      .ignored(.loadsFinished, in: .ending, because: "the transfer is reported after the end"),
      .ignored(
        .moved, .movedOver, .keysChanged, .contentChanged, .released, .cancelled, .takenOutside,
        in: .ending,
        because: "the drag is over but for its animation"),
      .rejected(
        .lift, .foreignBegan, .liftCancelled, .begin, .addRequested, .itemsChanged, in: .ending,
        because: "the drag is over but for its animation"),

      .on(.loadsFinished, in: .transferring, do: .notifyDidTransfer, to: .transferred),
      .on(.destinationLost, in: .transferring, do: .loseVisit),
      .rejected(
        .lift, .foreignBegan, .liftCancelled, .begin, .moved, .movedOver, .keysChanged,
        .contentChanged,
        .addRequested, .itemsChanged, .released, .cancelled, .takenOutside, .animationEnded,
        in: .transferring,
        because: "the drag is over; only its data is on the way"),

      .ignored(.destinationLost, in: .transferred, .ended, because: "no notification follows"),
      .rejected(
        .lift, .foreignBegan, .liftCancelled, .begin, .moved, .movedOver, .keysChanged,
        .contentChanged,
        .addRequested, .itemsChanged, .released, .cancelled, .takenOutside, .animationEnded,
        .loadsFinished, in: .transferred, .ended, because: "the drag is over"),
    ])
}
