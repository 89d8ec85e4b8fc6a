import Machines

extension DropVisit {
  /// The end is told once to all that were entered (CONTRACT-32).
  ///
  /// The conclusion is told to the one that took the items (CONTRACT-33); what is gone hears
  /// nothing.
  static let endRows = Chapter<DropVisit>(
    "end",
    [
      .on(
        .sessionEnded, in: .inside, do: .forgetVersion, .leaveInside, .tellDropEnd, to: .ended),
      .on(
        .sessionEnded, in: .outside, .shutOut, do: .forgetVersion, .tellDropEnd, to: .ended),
      .on(.sessionEnded, in: .dropped, do: .tellDropEnd, to: .concluding),
      .on(.concluded, in: .concluding, do: .tellConclude, to: .ended),

      .on(.lost, in: .inside, do: .forgetVersion, .leaveInside, to: .lost),
      .on(
        .lost, in: .unknown, .refused, .willing, .outside, .shutOut, .performing, .dropped,
        .concluding, do: .forgetVersion, to: .lost),
      .ignored(.lost, in: .ended, .lost, because: "the visit is over"),

      .refused(
        .sessionEnded, in: .unknown, .refused, .willing, because: "the drag was never inside"),
      .refused(.sessionEnded, in: .performing, because: "the drop is being performed"),
      .refused(.sessionEnded, in: .concluding, because: "the end was told already"),
      .refused(
        .concluded, in: .unknown, .refused, .willing, .inside, .outside, .shutOut, .performing,
        .dropped, because: "nothing was dropped here and ended"),

      .ignored(
        .sessionEnded, .concluded, .performFinished, in: .lost,
        because: "the destination is gone"),
      .refused(
        .sounded, .entered, .hovered, .left, .performRequested, in: .lost,
        because: "the destination is gone"),
      .refused(
        .sounded, .entered, .hovered, .left, .performRequested, .sessionEnded, .concluded,
        .performFinished, in: .ended, because: "the visit is over"),
    ])
}
