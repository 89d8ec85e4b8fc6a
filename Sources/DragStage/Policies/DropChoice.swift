public import DragGeometry

/// What an item of a drop is animated to.
public enum DropChoice: Hashable, Sendable {
  /// A row of the destination that was put in before (CONTRACT-72).
  case onto(ItemReference)
  /// A rectangle in an item of the destination, in the item's own coordinates (CONTRACT-73).
  case into(ItemReference, Rect)
  /// A place in the viewport (CONTRACT-74).
  case target(DropTarget)
  /// A placeholder, and the gap that it was put into (CONTRACT-75).
  case placeholder(PlaceholderID, at: GapIndex)
}

/// A place that an item of a drop flies to.
public struct DropTarget: Hashable, Sendable {
  /// Where its middle comes to rest, in the viewport.
  public var point: Point
  /// How large it is there; 1 is its own size.
  public var scale: Double

  /// Makes a target.
  public init(_ point: Point, scale: Double = 1) {
    self.point = point
    self.scale = scale
  }
}
