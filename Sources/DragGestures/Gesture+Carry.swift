import Machines

extension Gesture {
  /// While the pointer carries a drag, and while the touch belongs to another gesture.
  static let carryRows = TransitionGroup<Gesture>(
    "carry",
    [
      .on(.moved, in: .carrying, do: .carry),
      .on(.released, in: .carrying, do: .drop, to: .idle),
      .on(.cancelled, in: .carrying, do: .abandon, to: .idle),
      .on(.dragOver, in: .carrying, to: .panned),
      .ignored(.otherTouch, in: .carrying, because: "after the begin another touch adds items"),

      .ignored(.moved, in: .panned, because: "the touch belongs to another gesture"),
      .on(.released, .cancelled, in: .panned, to: .idle),
      .ignored(.otherTouch, in: .panned, because: "the touch belongs to another gesture"),

      .rejected(
        .pressed, .pressedAside, in: .carrying, .panned,
        because: "the pointer is already pressed"),
      .rejected(.liftDue, .liftEnded, in: .carrying, .panned, because: "its timer was stopped"),
    ])
}
