import Machines

extension DragSession {
  /// The begin: the policy questions, frozen into the session, then the first move (CONTRACT-08).
  static let beginRows = Chapter<DragSession>(
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
        .fullSizeAnswered, in: .askingFullSize, do: .noteFullSize, .tellWillBegin, .tellDidMove,
        .askCandidate, to: .resolving),
    ])
}
