import Machines

extension DragSessionMachine {
  /// The begin: the policy questions, whose answers are frozen, then the first move (CONTRACT-08).
  static let beginRows = TransitionGroup<DragSessionMachine>(
    "begin",
    [
      .on(.begin, in: .lifted, do: .askAllowsMove, to: .askingAllowsMove),
      .on(
        .allowsMoveAnswered, in: .askingAllowsMove, do: .noteAllowsMove, .askRestricted,
        to: .askingRestricted),
      .on(
        .restrictedAnswered, in: .askingRestricted, do: .noteRestricted, .askFullSize,
        to: .askingFullSize),
      .on(
        .fullSizeAnswered, in: .askingFullSize, do: .noteFullSize, .notifyWillBegin, .notifyDidMove,
        .askCandidate, to: .resolving),
    ])
}
