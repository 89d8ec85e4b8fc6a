import Machines

extension DragSessionMachine {
  /// The end of the drag: performed, forbidden or canceled (CONTRACT-11, 28, 34).
  ///
  /// If a destination is removed before it took the items, the drag is a cancel, so that no source
  /// deletes items that no destination has. The same holds for a destination that rejects a drop
  /// (CONTRACT-134).
  static let endRows = TransitionGroup<DragSessionMachine>(
    "end",
    [
      .on(
        .released, in: .dragging, if: .mayPerform, do: .settleOperation, .requestPerform,
        to: .performing),
      .on(
        .released, in: .dragging, do: .settleOperation, .forgetRuling, .notifyWillEnd,
        .notifyWillCancel, .endVisits, .orderAnimation, to: .ending),
      .on(
        .cancelled, in: .dragging, do: .settleCancel, .notifyWillEnd, .notifyWillCancel, .endVisits,
        .orderAnimation, to: .ending),

      .on(
        .takenOutside, in: .dragging, if: .isTaken, do: .leaveAll, .settleOutside, .notifyWillEnd,
        .endVisits, .orderAnimation, to: .ending),
      .on(
        .takenOutside, in: .dragging, do: .settleCancel, .notifyWillEnd, .notifyWillCancel,
        .endVisits,
        .orderAnimation, to: .ending),

      .on(
        .performed, in: .performing, if: .isBulk, do: .forgetRuling, .notifyWillEnd,
        .notifyWillDropAll, .endVisits, .orderAnimation, to: .ending),
      .on(
        .performed, in: .performing, do: .forgetRuling, .notifyWillEnd, .notifyWillDrop, .endVisits,
        .orderAnimation, to: .ending),
      .on(
        .vetoed, in: .performing, do: .settleCancel, .notifyWillEnd, .notifyWillCancel, .endVisits,
        .orderAnimation, to: .ending),
      .on(
        .destinationLost, in: .performing, if: .lostCurrent, do: .loseVisit, .settleCancel,
        .notifyWillEnd, .notifyWillCancel, .endVisits, .orderAnimation, to: .ending),
      .on(.destinationLost, in: .performing, do: .loseVisit),
      .ignored(
        .moved, .movedOver, .keysChanged, .contentChanged, .released, .cancelled, .takenOutside,
        in: .performing,
        because: "the drop was accepted"),
      .rejected(
        .lift, .foreignBegan, .liftCancelled, .begin, .addRequested, .itemsChanged,
        .animationEnded, .loadsFinished, in: .performing, because: "the drop is being performed"),
    ])
}
