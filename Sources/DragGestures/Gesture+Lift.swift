import Machines

extension Gesture {
  /// From the answer to the begin of a drag, or back down.
  static let liftRows = Chapter<Gesture>(
    "lift",
    [
      .on(
        .itemsLifted, in: .asking, if: .liftTakesTime, do: .noteLiftPlace, .startLiftAnimation,
        to: .lifting),
      .on(.itemsLifted, in: .asking, do: .noteLiftPlace, to: .lifted),
      .on(.itemsLifted, in: .pulling, do: .beginAtPoint, .forget, to: .carrying),
      .on(.nothingLifted, in: .asking, .pulling, do: .forget, to: .panned),

      .on(.liftEnded, in: .lifting, to: .lifted),
      .ignored(.moved, in: .lifting, because: "a drag begins only when its items are up"),
      .on(
        .released, .cancelled, in: .lifting, do: .stopLiftAnimation, .letDown, .forget, to: .idle),
      .on(
        .otherTouch, in: .lifting, if: .yields, do: .stopLiftAnimation, .letDown, .forget,
        to: .panned),
      .on(.dragOver, in: .lifting, do: .stopLiftAnimation, .forget, to: .panned),

      .on(.moved, in: .lifted, if: .strays, do: .begin, .forget, to: .carrying),
      .ignored(.moved, in: .lifted, because: "the pointer is still within the slop"),
      .on(.released, .cancelled, in: .lifted, do: .letDown, .forget, to: .idle),
      .on(.otherTouch, in: .lifted, if: .yields, do: .letDown, .forget, to: .panned),
      .on(.dragOver, in: .lifted, do: .forget, to: .panned),
      .refused(.liftEnded, in: .lifted, because: "nothing is rising"),

      .ignored(.otherTouch, in: .lifting, .lifted, because: "only the extended lift yields"),
      .refused(
        .pressed, .pressedAside, in: .lifting, .lifted, because: "the pointer is already pressed"),
      .refused(.liftDue, in: .lifting, .lifted, because: "the lift delay has passed already"),
    ])
}
