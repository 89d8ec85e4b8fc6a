package import DragGeometry

/// Finds the gap for a drop: the nearer side of the nearest item, and the sections' edges
/// (H11–H15).
///
/// The nearest item decides if it is under the point. Otherwise a point above the lines of its
/// section goes to the section's start, one below them to its end, one in an empty section into
/// that section, and one in the empty rest of a line behind the line's last item. All other points go to the nearer side of
/// the nearest item. A section between two others, without items and height, receives the points exactly at its position.
package struct DropResolver: Hashable, Sendable {
  /// The definition of "nearest".
  package var query: NearestQuery
  /// The direction of the lines; not needed for a geometry that was laid out from right to left.
  package var direction: LayoutDirection

  /// The distance past the middle of an item at which a point changes the side, in points (H17).
  ///
  /// With 0, a negative value or NaN, there is no hysteresis.
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

  /// The script language's `nearest`: distance to the rectangle, visible items, including dragged
  /// ones.
  ///
  /// - Parameters:
  /// - visible: The visible part of the content.
  /// - radius: The distance that is too far; nil for no limit.
  /// - hysteresis: The distance past the middle of an item at which a point changes the side.
  /// - Returns: The resolver.
  package static func nearest(
    visible: Rect, radius: Double? = nil, hysteresis: Double = 0
  ) -> DropResolver {
    DropResolver(
      query: NearestQuery(radius: radius, candidates: .visible(in: visible)),
      hysteresis: hysteresis)
  }

  /// Resolves a point in content coordinates; nil if no item is in range.
  ///
  /// The complexity is that of ``LayoutGeometry/nearest(to:_:)``.
  ///
  /// - Parameters:
  ///   - point: The pointer.
  ///   - geometry: The geometry of the items.
  ///   - previous: The gap of the previous point, which the hysteresis keeps (H17).
  /// - Returns: The resolution.
  package func resolve(
    _ point: Point,
    in geometry: LayoutGeometry,
    keeping previous: GapIndex? = nil
  ) -> DropResolution? {
    guard point.isFinite else { return nil }
    if let (slot, frame) = hit(point, in: geometry) {
      let nearest = NearestItem(slot: slot, distance: 0)
      return resolve(point, in: geometry, nearest: nearest, frame, keeping: previous)
    }
    let nearest = geometry.nearest(to: point, query)
    let frame = nearest.flatMap { geometry.frame(of: $0.slot) }
    return resolve(point, in: geometry, nearest: nearest, frame, keeping: previous)
  }

  /// The item under the point, which takes precedence (H7): where two items meet, the one that
  /// begins at the point; of several overlapping items, the highest (H1).
  private func hit(_ point: Point, in geometry: LayoutGeometry) -> (slot: Slot, frame: Rect)? {
    guard query.metric == .distanceToRect, query.radius.map({ $0 > 0 }) ?? true,
      let hit = geometry.item(at: point), !query.excludes(hit.slot),
      query.candidates.rect.map(hit.frame.intersects) ?? true
    else { return nil }
    return hit
  }

  /// Resolves a point with a known nearest item and its frame.
  private func resolve(
    _ point: Point,
    in geometry: LayoutGeometry,
    nearest: NearestItem?,
    _ frame: Rect?,
    keeping previous: GapIndex?
  ) -> DropResolution? {
    let isUnderPoint = frame?.contains(point) ?? false
    let edge = isUnderPoint ? geometry.lineEdge(at: point) : geometry.edge(at: point)
    if let edge { return destination(at: edge, point, in: geometry, nearest: nearest) }
    guard let nearest, let frame else { return nil }
    if !isUnderPoint, let rest = restOfLine(at: point, in: geometry, nearest: nearest) {
      return rest
    }
    let axis = geometry.sideAxis(of: nearest.slot)
    let isMirrored =
      geometry.isMirrored(along: axis) || axis == .horizontal && direction == .rightToLeft
    // The distance behind the middle, in reading order; the middle itself is behind (H13).
    let offset = axis == .vertical ? point.y - frame.center.y : point.x - frame.center.x
    let isBefore = isMirrored ? offset > 0 : offset < 0
    var found = DropResolution(isBefore ? .before : .after, of: nearest)
    let other = DropResolution(isBefore ? .after : .before, of: nearest)
    if other.gap == previous, abs(offset) < hysteresis { found = other }
    found.isInMiddle = frame.isInMiddle(point, along: axis, isMirrored: isMirrored)
    return found
  }

  /// The resolution of a point in the empty rest of a line: behind the last item of the line, and in the last line of a section
  /// the section's end; nil for all other points.
  private func restOfLine(
    at point: Point, in geometry: LayoutGeometry, nearest: NearestItem
  ) -> DropResolution? {
    guard query.metric == .distanceToRect,
      let (slot, frame) = geometry.itemEndingLine(before: point), !query.excludes(slot),
      query.candidates.rect.map(frame.intersects) ?? true
    else { return nil }
    if slot.item == geometry.itemCounts[slot.section] - 1 {
      let end = SectionEdge.end(ofSection: slot.section, itemCounts: geometry.itemCounts)
      return destination(at: end, point, in: geometry, nearest: nearest)
    }
    let distance = frame.squaredDistance(to: point).squareRoot()
    return DropResolution(.after, of: NearestItem(slot: slot, distance: distance))
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
