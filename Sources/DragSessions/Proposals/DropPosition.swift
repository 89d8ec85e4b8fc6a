public import DragGeometry

/// The position at a destination that the pointer refers to.
public enum DropPosition: Hashable, Sendable {
  /// Between items.
  case gap(GapIndex)
  /// On an existing item.
  case item(Slot)
}
