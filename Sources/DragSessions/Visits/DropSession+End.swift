import Machines

extension DropSession {
  /// Every destination that was entered is notified once of the end (CONTRACT-32).
  ///
  /// The one that took the items is also notified of the conclusion (CONTRACT-33). A removed
  /// destination receives nothing.
  static let endRows = TransitionGroup<DropSession>(
    "end",
    [
      .on(
        .sessionEnded, in: .inside, do: .forgetVersion, .leaveInside, .notifyDropEnd, to: .ended),
      .on(
        .sessionEnded, in: .outside, .blocked, do: .forgetVersion, .notifyDropEnd, to: .ended),
      .on(.sessionEnded, in: .dropped, do: .notifyDropEnd, to: .concluding),
      .on(.concluded, in: .concluding, do: .notifyConclude, to: .ended),

      .on(.lost, in: .inside, do: .forgetVersion, .leaveInside, to: .lost),
      .on(
        .lost, in: .unknown, .refused, .willing, .outside, .blocked, .performing, .dropped,
        .concluding, do: .forgetVersion, to: .lost),
      .ignored(.lost, in: .ended, .lost, because: "the drop session is over"),

      .rejected(
        .sessionEnded, in: .unknown, .refused, .willing, because: "the drag was never inside"),
      .rejected(.sessionEnded, in: .performing, because: "the drop is being performed"),
      .rejected(.sessionEnded, in: .concluding, because: "the end was reported already"),
      .rejected(
        .concluded, in: .unknown, .refused, .willing, .inside, .outside, .blocked, .performing,
        .dropped, because: "nothing was dropped here and ended"),

      .ignored(
        .sessionEnded, .concluded, .performFinished, in: .lost,
        because: "the destination is gone"),
      .rejected(
        .queried, .entered, .left, .performRequested, in: .lost,
        because: "the destination is gone"),
      .rejected(
        .queried, .entered, .left, .performRequested, .sessionEnded, .concluded,
        .performFinished, in: .ended, because: "the drop session is over"),
    ])
}
