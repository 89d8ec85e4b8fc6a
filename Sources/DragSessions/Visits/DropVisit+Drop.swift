import Machines

extension DropVisit {
  /// The destination takes the items, at once or after a while (CONTRACT-28).
  ///
  /// One that refuses them is told of the end like every other one that the drag is inside of.
  static let dropRows = Chapter<DropVisit>(
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

      .refused(
        .performFinished, in: .unknown, .refused, .willing, .inside, .outside, .shutOut,
        because: "the destination was not asked to take anything"),
      .refused(
        .performFinished, in: .dropped, .concluding, because: "the destination said so already"),
      .refused(
        .sounded, .entered, .hovered, .left, .performRequested,
        in: .performing, .dropped, .concluding, because: "the drag was released here"),
    ])
}
