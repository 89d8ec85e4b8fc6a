public import DragGeometry

/// The plain reading of the rules, item by item: what every faster search must equal (H18).
public enum LinearScan {
  /// The item whose frame holds the point, half-open; the highest one where several do (H1).
  public static func slot(at point: Point, in geometry: LayoutGeometry) -> Slot? { nil }

  /// The items whose frames share a place with a rectangle, in index order (H2).
  public static func slots(intersecting rect: Rect, in geometry: LayoutGeometry) -> [Slot] { [] }

  /// The nearest item; of several at one distance the lowest (H11).
  public static func nearest(
    to point: Point,
    _ query: NearestQuery,
    in geometry: LayoutGeometry
  ) -> NearestItem? { nil }
}
