import Machines

extension DropVisit {
  /// The drag comes in, stays and goes out (CONTRACT-25, 27).
  static let insideRows = Chapter<DropVisit>(
    "inside",
    [
      .on(
        .entered, in: .willing, do: .joinVisited, .joinInside, .tellEnter, .askUpdate,
        to: .proposing),
      .on(.entered, in: .outside, do: .joinInside, .tellEnter, .askUpdate, to: .proposing),
      .on(.updateAnswered, in: .proposing, do: .reportProposed, to: .inside),
      .on(.hovered, in: .inside, do: .askUpdate, to: .proposing),
      .on(.left, in: .inside, do: .leaveInside, .tellExit, to: .outside),

      .refused(
        .entered, in: .unknown, .refused, .shutOut, because: "the destination has not accepted"),
      .refused(.entered, in: .inside, because: "the drag is inside already"),
      .refused(
        .hovered, .left, .performRequested, in: .unknown, .refused, .willing, .outside, .shutOut,
        because: "the drag is not inside"),
    ])
}
