import Machines

extension DropSession {
  /// The drag enters and exits (CONTRACT-25, 27); the session asks for proposals while it is inside.
  static let insideRows = TransitionGroup<DropSession>(
    "inside",
    [
      .on(
        .entered, in: .willing, do: .joinVisited, .joinInside, .notifyEnter, to: .inside),
      .on(.entered, in: .outside, do: .joinInside, .notifyEnter, to: .inside),
      .on(.left, in: .inside, do: .leaveInside, .notifyExit, to: .outside),

      .rejected(
        .entered, in: .unknown, .refused, .blocked, because: "the destination has not accepted"),
      .rejected(.entered, in: .inside, because: "the drag is inside already"),
      .rejected(
        .left, .performRequested, in: .unknown, .refused, .willing, .outside, .blocked,
        because: "the drag is not inside"),
    ])
}
