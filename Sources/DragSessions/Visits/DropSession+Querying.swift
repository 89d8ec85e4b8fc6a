import Machines

extension DropSession {
  /// The `canHandle` query: asked once, and again when the items changed.
  static let queryRows = TransitionGroup<DropSession>(
    "queries",
    [
      .on(.queried, in: .unknown, do: .noteVersion, .askCanHandle, to: .asking),
      .on(
        .queried, in: .refused, .willing, if: .itemsChanged, do: .noteVersion, .askCanHandle,
        to: .asking),
      .on(.queried, in: .refused, do: .reportDeclined),
      .on(.queried, in: .willing, do: .reportAccepted),
      .on(.canHandleAnswered, in: .asking, if: .accepts, do: .reportAccepted, to: .willing),
      .on(.canHandleAnswered, in: .asking, do: .reportDeclined, to: .refused),

      .on(
        .queried, in: .inside, if: .itemsChanged, do: .noteVersion, .askCanHandle,
        to: .askingInside),
      .on(.queried, in: .inside, do: .reportKept),
      .on(.canHandleAnswered, in: .askingInside, if: .accepts, do: .reportKept, to: .inside),
      .on(
        .canHandleAnswered, in: .askingInside, do: .leaveInside, .notifyExit, .reportDeclined,
        to: .blocked),

      .on(
        .queried, in: .outside, .blocked, if: .itemsChanged, do: .noteVersion, .askCanHandle,
        to: .askingOutside),
      .on(.queried, in: .outside, do: .reportAccepted),
      .on(.queried, in: .blocked, do: .reportDeclined),
      .on(
        .canHandleAnswered, in: .askingOutside, if: .accepts, do: .reportAccepted, to: .outside),
      .on(.canHandleAnswered, in: .askingOutside, do: .reportDeclined, to: .blocked),
    ])
}
