public import DragGeometry

/// The place at a destination that the pointer means.
public enum DropPosition: Hashable, Sendable {
  /// Between items.
  case gap(GapIndex)
  /// On an existing item.
  case item(Slot)
}
