import Machines

extension HostSeat {
  /// A drag enters and moves.
  static let visitRows = TransitionGroup<HostSeat>(
    "visit",
    [
      .on(.entered, in: .away, .over, .dropped, do: .forgetEndedSession, to: .unplaced),
      .rejected(.entered, in: .unplaced, .placed, because: "the drag inside leaves first"),
      .on(.foreignBegan, in: .unplaced, do: .keepForeignSession),
      .rejected(
        .foreignBegan, in: .away, .placed, .over, .dropped,
        because: "a session begins where a drag comes in"),
      .on(.moved, in: .unplaced, .placed, to: .placed),
      .on(.described, in: .unplaced, .placed),
      .ignored(.moved, .described, in: .over, because: "the session of this drag is over"),
      .rejected(.moved, .described, in: .away, because: "no drag is inside"),
      .rejected(.moved, .described, in: .dropped, because: "the drag was dropped"),
    ])

  /// A drag leaves, is dropped, or ends.
  static let endRows = TransitionGroup<HostSeat>(
    "end",
    [
      .on(
        .left, in: .unplaced, .placed, .over, do: .forgetForeignSession, .forgetEndedSession,
        to: .away),
      .rejected(.left, in: .away, because: "no drag is inside"),
      .ignored(.left, in: .dropped, because: "some systems report a leave after a drop"),
      .on(.dropped, in: .unplaced, .placed, do: .forgetForeignSession, to: .dropped),
      .on(.dropped, in: .over, do: .forgetEndedSession, to: .dropped),
      .rejected(.dropped, in: .away, because: "no drag is inside"),
      .rejected(.dropped, in: .dropped, because: "the drag was dropped"),
      .on(.ended, in: .unplaced, .placed, if: .hasForeignSession),
      .on(.ended, in: .unplaced, .placed, to: .away),
      .on(.ended, in: .over, do: .forgetEndedSession, to: .away),
      .on(.ended, in: .dropped, to: .away),
      .ignored(.ended, in: .away, because: "no drag is inside"),
      .on(
        .sessionOver, in: .unplaced, .placed, do: .forgetForeignSession, .keepEndedSession,
        to: .over),
      .ignored(
        .sessionOver, in: .away, .over, .dropped, because: "no drag is inside that has a session"),
    ])
}
