import Machines

extension DropSession {
  /// The end is told once to all that were entered (CONTRACT-32).
  ///
  /// The conclusion is told to the one that took the items (CONTRACT-33); what is gone hears
  /// nothing.
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
      .ignored(.lost, in: .ended, .lost, because: "the visit is over"),

      .rejected(
        .sessionEnded, in: .unknown, .refused, .willing, because: "the drag was never inside"),
      .rejected(.sessionEnded, in: .performing, because: "the drop is being performed"),
      .rejected(.sessionEnded, in: .concluding, because: "the end was told already"),
      .rejected(
        .concluded, in: .unknown, .refused, .willing, .inside, .outside, .blocked, .performing,
        .dropped, because: "nothing was dropped here and ended"),

      .ignored(
        .sessionEnded, .concluded, .performFinished, in: .lost,
        because: "the destination is gone"),
      .rejected(
        .queried, .entered, .hovered, .left, .performRequested, in: .lost,
        because: "the destination is gone"),
      .rejected(
        .queried, .entered, .hovered, .left, .performRequested, .sessionEnded, .concluded,
        .performFinished, in: .ended, because: "the visit is over"),
    ])
}
