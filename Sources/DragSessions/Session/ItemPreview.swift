public import DragGeometry

/// How an application wants an item to be shown as it rises, flies home or arrives (CONTRACT-04, 16, 30).
public enum ItemPreview: Hashable, Sendable {
  /// As the owner does it: it rises, flies home, or stays where it was released.
  case standard
  /// Not at all: it rises unseen, fades in its place, or shrinks and fades where it was released.
  case invisible
  /// At a place of the application's own, in the viewport.
  case at(Point)
}
