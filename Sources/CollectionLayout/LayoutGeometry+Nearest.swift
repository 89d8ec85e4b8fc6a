public import DragGeometry

extension LayoutGeometry {
  /// The nearest item, equal to ``LinearScan/nearest(to:_:in:)`` in every answer, ties included.
  public func nearest(to point: Point, _ query: NearestQuery) -> NearestItem? { nil }
}
