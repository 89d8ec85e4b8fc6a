import Machines

extension DropSession {
  /// The destination takes the items, at once or after a while (CONTRACT-28).
  ///
  /// One that rejects them is notified of the end, like every other destination that the drag is
  /// inside.
  static let dropRows = TransitionGroup<DropSession>(
    "drop",
    [
      .on(
        .performRequested, in: .inside, do: .forgetVersion, .leaveInside, .askPerform,
        to: .accepting),
      .on(.performAnswered, in: .accepting, if: .isDone, do: .reportPerformed, to: .dropped),
      .on(.performAnswered, in: .accepting, to: .performing),
      .on(
        .performFinished, in: .performing, if: .isTaken, do: .reportPerformed, to: .dropped),
      .on(.performFinished, in: .performing, do: .reportVetoed, to: .inside),

      .rejected(
        .performFinished, in: .unknown, .refused, .willing, .inside, .outside, .blocked,
        because: "the destination was not asked to take items"),
      .rejected(
        .performFinished, in: .dropped, .concluding,
        because: "the destination has reported its result already"),
      .rejected(
        .queried, .entered, .left, .performRequested,
        in: .performing, .dropped, .concluding, because: "the drag was released here"),
    ])
}
