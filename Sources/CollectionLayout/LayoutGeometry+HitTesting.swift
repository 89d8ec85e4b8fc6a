public import DragGeometry

extension LayoutGeometry {
  /// The item whose frame holds the point, half-open; the highest one where several do (H1).
  public func slot(at point: Point) -> Slot? { nil }

  /// The items whose frames share a place with a rectangle, in index order (L7, H2).
  public func slots(intersecting rect: Rect) -> IntersectingSlots {
    IntersectingSlots()
  }
}
