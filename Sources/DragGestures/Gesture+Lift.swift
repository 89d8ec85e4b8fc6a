import Machines

extension Gesture {
  /// From the answer to the begin of a drag, or back down.
  static let liftRows = TransitionGroup<Gesture>(
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
        .released, .cancelled, in: .lifting, do: .stopLiftAnimation, .cancelLift, .forget, to: .idle
      ),
      .on(
        .otherTouch, in: .lifting, if: .yields, do: .stopLiftAnimation, .cancelLift, .forget,
        to: .panned),
      .on(.dragOver, in: .lifting, do: .stopLiftAnimation, .forget, to: .panned),

      .on(.moved, in: .lifted, if: .strays, do: .begin, .forget, to: .carrying),
      .ignored(.moved, in: .lifted, because: "the pointer is still within the slop"),
      .on(.released, .cancelled, in: .lifted, do: .cancelLift, .forget, to: .idle),
      .on(.otherTouch, in: .lifted, if: .yields, do: .cancelLift, .forget, to: .panned),
      .on(.dragOver, in: .lifted, do: .forget, to: .panned),
      .rejected(.liftEnded, in: .lifted, because: "nothing is rising"),

      .ignored(.otherTouch, in: .lifting, .lifted, because: "only the extended lift yields"),
      .rejected(
        .pressed, .pressedAside, in: .lifting, .lifted, because: "the pointer is already pressed"),
      .rejected(.liftDue, in: .lifting, .lifted, because: "the lift delay has passed already"),
    ])
}
