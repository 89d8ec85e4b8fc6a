import Machines

extension HostSeat {
  /// A drag comes in, and goes about.
  static let visitRows = Chapter<HostSeat>(
    "visit",
    [
      .on(.entered, in: .away, .over, .dropped, do: .forgetPast, to: .unplaced),
      .refused(.entered, in: .unplaced, .placed, because: "the drag inside leaves first"),
      .on(.visited, in: .unplaced, do: .keepVisitor),
      .refused(
        .visited, in: .away, .placed, .over, .dropped,
        because: "a session begins where a drag comes in"),
      .on(.moved, in: .unplaced, .placed, to: .placed),
      .on(.described, in: .unplaced, .placed),
      .ignored(.moved, .described, in: .over, because: "the session of this drag is over"),
      .refused(.moved, .described, in: .away, because: "no drag is inside"),
      .refused(.moved, .described, in: .dropped, because: "the drag was dropped"),
    ])

  /// A drag goes out, is dropped, or ends.
  static let endRows = Chapter<HostSeat>(
    "end",
    [
      .on(.left, in: .unplaced, .placed, .over, do: .forgetVisitor, .forgetPast, to: .away),
      .refused(.left, in: .away, because: "no drag is inside"),
      .ignored(.left, in: .dropped, because: "some systems tell of a leave behind a drop"),
      .on(.dropped, in: .unplaced, .placed, do: .forgetVisitor, to: .dropped),
      .on(.dropped, in: .over, do: .forgetPast, to: .dropped),
      .refused(.dropped, in: .away, because: "no drag is inside"),
      .refused(.dropped, in: .dropped, because: "the drag was dropped"),
      .on(.ended, in: .unplaced, .placed, if: .hasVisitor),
      .on(.ended, in: .unplaced, .placed, to: .away),
      .on(.ended, in: .over, do: .forgetPast, to: .away),
      .on(.ended, in: .dropped, to: .away),
      .ignored(.ended, in: .away, because: "no drag is inside"),
      .on(.sessionOver, in: .unplaced, .placed, do: .forgetVisitor, .keepPast, to: .over),
      .ignored(
        .sessionOver, in: .away, .over, .dropped, because: "no drag is inside that has a session"),
    ])
}
