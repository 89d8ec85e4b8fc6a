import Machines

extension Gesture {
  /// From the press to the query for items to lift.
  static let pressRows = TransitionGroup<Gesture>(
    "press",
    [
      .on(.pressed, in: .idle, do: .notePress, .startLiftDelay, to: .pressed),
      .on(.pressedAside, in: .idle, to: .panned),
      .ignored(.moved, in: .idle, because: "a hovering pointer makes no gesture"),
      .ignored(.otherTouch, in: .idle, because: "nothing is pressed that could yield"),
      .rejected(.released, .cancelled, in: .idle, because: "the pointer is not pressed"),
      .rejected(.liftDue, .liftEnded, in: .idle, because: "its timer was stopped"),

      .on(
        .moved, in: .pressed, if: .pullsAway, do: .stopLiftDelay, .notePoint, .lift, to: .pulling),
      .on(.moved, in: .pressed, if: .strays, do: .stopLiftDelay, .forget, to: .panned),
      .on(.moved, in: .pressed, do: .notePoint),
      .on(.released, in: .pressed, do: .stopLiftDelay, .tap, .forget, to: .idle),
      .on(.cancelled, in: .pressed, do: .stopLiftDelay, .forget, to: .idle),
      .on(.liftDue, in: .pressed, do: .lift, to: .asking),
      .on(.otherTouch, in: .pressed, if: .yields, do: .stopLiftDelay, .forget, to: .panned),
      .ignored(.otherTouch, in: .pressed, because: "two touches may press at once"),
      .rejected(.pressed, .pressedAside, in: .pressed, because: "the pointer is already pressed"),
      .rejected(.liftEnded, in: .pressed, because: "nothing is rising"),
    ])
}
