public import DragGeometry

/// The target that an item of a drop is animated to.
public enum DropChoice: Hashable, Sendable {
  /// A row of the destination that was inserted before (CONTRACT-72).
  case onto(ItemReference)
  /// A rectangle in an item of the destination, in the item's own coordinates (CONTRACT-73).
  case into(ItemReference, Rect)
  /// A point in the viewport (CONTRACT-74).
  case target(DropTarget)
  /// A placeholder, and the gap that it was inserted at (CONTRACT-75).
  case placeholder(PlaceholderID, at: GapIndex)
}

/// A target point for an item of a drop.
public struct DropTarget: Hashable, Sendable {
  /// The final position of its center, in the viewport.
  package var point: Point
  /// The scale of the item there; 1 is its own size.
  package var scale: Double

  /// Makes a target.
  public init(_ point: Point, scale: Double = 1) {
    self.point = point
    self.scale = scale
  }
}
