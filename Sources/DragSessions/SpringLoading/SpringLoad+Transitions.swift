import Machines

extension SpringLoad {
  /// The pointer rests on a target, which may allow spring-loading or not.
  static let restRows = TransitionGroup<SpringLoad>(
    "rest",
    [
      .on(.entered, in: .inactive, do: .ask, to: .asking),
      .on(
        .allowed, in: .asking, if: .isAllowed, do: .highlight, .startDelay, to: .possible),
      .on(.allowed, in: .asking, to: .spent),
      .on(.hovered, in: .possible, do: .ask, to: .askingPossible),
      .on(.allowed, in: .askingPossible, if: .isAllowed, to: .possible),
      .on(.allowed, in: .askingPossible, do: .stopDelay, .finish, to: .spent),
      .on(.left, in: .possible, do: .stopDelay, .finish, to: .inactive),

      .ignored(.hovered, in: .spent, because: "a target is opened once for each time it is met"),
      .on(.left, in: .spent, to: .inactive),
      .ignored(.left, in: .inactive, because: "the pointer is on no target"),
      .rejected(.hovered, in: .inactive, because: "the pointer is on no target"),
      .rejected(
        .entered, in: .possible, .activating, .spent, because: "the pointer is on a target"),
      .rejected(
        .delayPassed, .flashPassed, in: .inactive, .spent, because: "its timer was stopped"),
    ])

  /// The delay has passed: the target flashes and is activated, unless the pointer leaves it.
  static let openRows = TransitionGroup<SpringLoad>(
    "open",
    [
      .on(.delayPassed, in: .possible, do: .startFlash, to: .activating),
      .on(.flashPassed, in: .activating, do: .activate, .finish, to: .spent),
      .on(.hovered, in: .activating, do: .ask, to: .askingActivating),
      .on(.allowed, in: .askingActivating, if: .isAllowed, to: .activating),
      .on(.allowed, in: .askingActivating, do: .stopFlash, .finish, to: .spent),
      .on(.left, in: .activating, do: .stopFlash, .finish, to: .inactive),

      .rejected(.flashPassed, in: .possible, because: "the target does not flash yet"),
      .rejected(.delayPassed, in: .activating, because: "the delay has passed already"),
    ])
}
