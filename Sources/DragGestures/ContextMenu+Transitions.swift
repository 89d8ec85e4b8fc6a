import Machines

extension ContextMenu {
  /// From the lift to the shown menu.
  static let showRows = TransitionGroup<ContextMenu>(
    "show",
    [
      .on(.rested, in: .hidden, do: .ask, to: .asking),
      .on(.answered, in: .asking, if: .hasMenu, do: .show, to: .shown),
      .on(.answered, in: .asking, to: .hidden),
      .ignored(.interrupted, .itemLost, in: .hidden, because: "no menu is shown"),
      .rejected(
        .dragBegan, .released, .cancelled, in: .hidden, because: "the pointer shows no menu"),
      .rejected(.rested, in: .shown, .open, because: "the previous menu is dismissed first"),
    ])

  /// Events that keep the menu, and events that dismiss it.
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
