import Machines

extension ContextMenu {
  /// From the lift to the menu that is shown.
  static let showRows = TransitionGroup<ContextMenu>(
    "show",
    [
      .on(.rested, in: .hidden, do: .ask, to: .asking),
      .on(.answered, in: .asking, if: .hasMenu, do: .show, to: .shown),
      .on(.answered, in: .asking, to: .hidden),
      .ignored(.interrupted, .itemLost, in: .hidden, because: "no menu is shown"),
      .rejected(
        .dragBegan, .released, .cancelled, in: .hidden, because: "no menu hangs on the pointer"),
      .rejected(.rested, in: .shown, .open, because: "the menu before it is taken away first"),
    ])

  /// What keeps the menu, and what takes it away.
  static let dismissRows = TransitionGroup<ContextMenu>(
    "dismiss",
    [
      .on(.released, in: .shown, to: .open),
      .on(
        .dragBegan, .cancelled, .interrupted, .itemLost, in: .shown, do: .dismiss, to: .hidden),
      .on(.interrupted, .itemLost, in: .open, do: .dismiss, to: .hidden),
      .rejected(
        .dragBegan, .released, .cancelled, in: .open, because: "the pointer went up already"),
    ])
}
