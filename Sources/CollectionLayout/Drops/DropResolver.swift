package import DragGeometry

/// Finds the gap for a drop: the nearest item's nearer side, and the sections' edges (H11–H15).
///
/// The nearest item decides where it lies under the point. Otherwise a point above the lines of its
/// section goes to the section's start, one below them to its end, and one in an empty section into
/// that. All other points go to the nearer side of the nearest item. A section without items and
/// height, between two others, takes the points at exactly its place, which nothing else needs.
package struct DropResolver: Hashable, Sendable {
  /// What nearest means.
  package var query: NearestQuery
  /// The direction of the lines; a geometry that was laid out from right to left needs none.
  package var direction: LayoutDirection

  /// How far past the middle of an item a point must go to change the side, in points (H17).
  ///
  /// At 0, or what is not a number above it, each point decides for itself.
  package var hysteresis: Double

  /// Makes a resolver.
  package init(
    query: NearestQuery,
    direction: LayoutDirection = .leftToRight,
    hysteresis: Double = 0
  ) {
    self.query = query
    self.direction = direction
    self.hysteresis = hysteresis
  }

  /// The script language's `nearest`: distance to the rectangle, visible items, dragged ones too.
  ///
  /// - Parameters:
  ///   - visible: What of the content is seen.
  ///   - radius: The distance that is already too far; nil for no bound.
  /// - Returns: The resolver.
  package static func nearest(visible: Rect, radius: Double? = nil) -> DropResolver {
    DropResolver(query: NearestQuery(radius: radius, candidates: .visible(in: visible)))
  }

  /// Resolves a point in content coordinates; nil where nothing is in range.
  ///
  /// It costs what ``LayoutGeometry/nearest(to:_:)`` does.
  ///
  /// - Parameters:
  ///   - point: The pointer.
  ///   - geometry: The places of the items.
  ///   - previous: The gap of the point before, which a hysteresis keeps (H17).
  /// - Returns: The destination.
  package func resolve(
    _ point: Point,
    in geometry: LayoutGeometry,
    keeping previous: GapIndex? = nil
  ) -> DropResolution? {
    guard point.isFinite else { return nil }
    let nearest = hit(point, in: geometry) ?? geometry.nearest(to: point, query)
    return resolve(point, in: geometry, nearest: nearest, keeping: previous)
  }

  /// The item under the point, which is asked for first (H7): where two items meet it is the one
  /// whose first point this is, and of several above each other the highest (H1).
  private func hit(_ point: Point, in geometry: LayoutGeometry) -> NearestItem? {
    guard query.metric == .distanceToRect, query.radius.map({ $0 > 0 }) ?? true,
      let slot = geometry.slot(at: point), !query.excludes(slot)
    else { return nil }
    if let seen = query.candidates.rect {
      guard geometry.frame(of: slot)?.intersects(seen) == true else { return nil }
    }
    return NearestItem(slot: slot, distance: 0)
  }

  /// Resolves a point whose nearest item has been found.
  private func resolve(
    _ point: Point,
    in geometry: LayoutGeometry,
    nearest: NearestItem?,
    keeping previous: GapIndex?
  ) -> DropResolution? {
    let frame = nearest.flatMap { geometry.frame(of: $0.slot) }
    let isUnderPoint = frame?.contains(point) ?? false
    if let edge = geometry.edge(at: point), edge.isLine || !isUnderPoint {
      return destination(at: edge, point, in: geometry, nearest: nearest)
    }
    guard let nearest, let frame else { return nil }
    let found = DropResolution(side(of: frame, at: point, in: geometry), of: nearest)
    let other = DropResolution(found.side == .before ? .after : .before, of: nearest)
    let isNearMiddle = distance(from: point, toMiddleOf: frame, in: geometry) < hysteresis
    return other.gap == previous && isNearMiddle ? other : found
  }

  /// The side of an item at which a point lies; its middle counts as behind (H13).
  private func side(
    of frame: Rect,
    at point: Point,
    in geometry: LayoutGeometry
  ) -> DropResolution.Side {
    if geometry.inlineAxis == .vertical { return point.y < frame.center.y ? .before : .after }
    let isMirrored = direction == .rightToLeft || geometry.mirrorsInlineAxis
    let isBefore = isMirrored ? point.x > frame.center.x : point.x < frame.center.x
    return isBefore ? .before : .after
  }

  /// How far a point is from the middle of an item, along the line.
  private func distance(
    from point: Point, toMiddleOf frame: Rect, in geometry: LayoutGeometry
  ) -> Double {
    switch geometry.inlineAxis {
    case .vertical: abs(point.y - frame.center.y)
    case .horizontal: abs(point.x - frame.center.x)
    }
  }

  private func destination(
    at edge: SectionEdge,
    _ point: Point,
    in geometry: LayoutGeometry,
    nearest: NearestItem?
  ) -> DropResolution? {
    let toSection = geometry.distance(from: point, toSection: edge.gap.section)
    if let radius = query.radius, nearest == nil {
      guard edge.isEmpty, toSection < radius else { return nil }
    }
    return DropResolution(
      slot: nearest?.slot,
      side: nil,
      gap: edge.gap,
      affinity: edge.affinity,
      distance: edge.isEmpty ? toSection : nearest?.distance ?? toSection
    )
  }
}
