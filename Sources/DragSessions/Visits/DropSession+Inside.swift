import Machines

extension DropSession {
  /// The drag enters, hovers and exits (CONTRACT-25, 27).
  static let insideRows = TransitionGroup<DropSession>(
    "inside",
    [
      .on(
        .entered, in: .willing, do: .joinVisited, .joinInside, .notifyEnter, .askUpdate,
        to: .proposing),
      .on(.entered, in: .outside, do: .joinInside, .notifyEnter, .askUpdate, to: .proposing),
      .on(.updateAnswered, in: .proposing, do: .reportProposed, to: .inside),
      .on(.hovered, in: .inside, do: .askUpdate, to: .proposing),
      .on(.left, in: .inside, do: .leaveInside, .notifyExit, to: .outside),

      .rejected(
        .entered, in: .unknown, .refused, .blocked, because: "the destination has not accepted"),
      .rejected(.entered, in: .inside, because: "the drag is inside already"),
      .rejected(
        .hovered, .left, .performRequested, in: .unknown, .refused, .willing, .outside, .blocked,
        because: "the drag is not inside"),
    ])
}
