import Machines

extension DropVisit {
  /// Whether the destination looks at the drag: asked once, and again when the items changed.
  static let soundingRows = Chapter<DropVisit>(
    "sounding",
    [
      .on(.sounded, in: .unknown, do: .noteVersion, .askCanHandle, to: .asking),
      .on(
        .sounded, in: .refused, .willing, if: .itemsChanged, do: .noteVersion, .askCanHandle,
        to: .asking),
      .on(.sounded, in: .refused, do: .reportDeclined),
      .on(.sounded, in: .willing, do: .reportAccepted),
      .on(.canHandleAnswered, in: .asking, if: .accepts, do: .reportAccepted, to: .willing),
      .on(.canHandleAnswered, in: .asking, do: .reportDeclined, to: .refused),

      .on(
        .sounded, in: .inside, if: .itemsChanged, do: .noteVersion, .askCanHandle,
        to: .askingInside),
      .on(.sounded, in: .inside, do: .reportKept),
      .on(.canHandleAnswered, in: .askingInside, if: .accepts, do: .reportKept, to: .inside),
      .on(
        .canHandleAnswered, in: .askingInside, do: .leaveInside, .tellExit, .reportDeclined,
        to: .shutOut),

      .on(
        .sounded, in: .outside, .shutOut, if: .itemsChanged, do: .noteVersion, .askCanHandle,
        to: .askingOutside),
      .on(.sounded, in: .outside, do: .reportAccepted),
      .on(.sounded, in: .shutOut, do: .reportDeclined),
      .on(
        .canHandleAnswered, in: .askingOutside, if: .accepts, do: .reportAccepted, to: .outside),
      .on(.canHandleAnswered, in: .askingOutside, do: .reportDeclined, to: .shutOut),
    ])
}
