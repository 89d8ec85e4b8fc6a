public import DragGeometry

/// The preview of an item as it rises, flies home or arrives (CONTRACT-04, 16, 30).
public enum ItemPreview: Hashable, Sendable {
  /// The owner's default: the item rises, flies home, or stays where it was released.
  case standard
  /// Hidden: the item rises unseen, fades in place, or shrinks and fades where it was released.
  case invisible
  /// At a point that the application chose, in the viewport.
  case at(Point)
}
