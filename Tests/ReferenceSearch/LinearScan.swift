package import CollectionLayout
package import DragGeometry

/// The reference implementation, item by item, that every faster search must equal (H18).
///
/// Each query costs O(n) and uses the items' frames alone.
package enum LinearScan {
  /// The item whose frame contains the point, half-open; the highest one of several (H1).
  package static func slot(at point: Point, in geometry: LayoutGeometry) -> Slot? {
    var found: Slot?
    forEachItem(of: geometry) { slot, frame in
      if frame.contains(point) { found = slot }
    }
    return found
  }

  /// The items whose frames intersect a rectangle, in index order (H2).
  package static func slots(intersecting rect: Rect, in geometry: LayoutGeometry) -> [Slot] {
    var found: [Slot] = []
    forEachItem(of: geometry) { slot, frame in
      if frame.intersects(rect) { found.append(slot) }
    }
    return found
  }

  /// The nearest item; of several at the same distance the lowest, which is visited first (H8,
  /// H11).
  package static func nearest(
    to point: Point,
    _ query: NearestQuery,
    in geometry: LayoutGeometry
  ) -> NearestItem? {
    guard isReadable(point, by: query.metric), query.radius.map({ $0 > 0 }) ?? true else {
      return nil
    }
    let isSquared = isSquared(query.metric)
    var best = query.radius.map { isSquared ? $0 * $0 : $0 } ?? .infinity
    var found: Slot?
    forEachItem(of: geometry) { slot, frame in
      if case .visible(let rect) = query.candidates, !frame.intersects(rect) { return }
      let key = key(of: frame, from: point, by: query.metric)
      if best > key, !query.excludes(slot) {
        best = key
        found = slot
      }
    }
    return found.map { NearestItem(slot: $0, distance: isSquared ? best.squareRoot() : best) }
  }

  /// Returns whether every coordinate that a metric reads is a number; no item is near NaN (H8).
  private static func isReadable(_ point: Point, by metric: NearestQuery.Metric) -> Bool {
    switch metric {
    case .axisCenter(.horizontal): !point.x.isNaN
    case .axisCenter(.vertical): !point.y.isNaN
    case .euclideanCenter, .distanceToRect: !point.x.isNaN && !point.y.isNaN
    }
  }

  private static func isSquared(_ metric: NearestQuery.Metric) -> Bool {
    if case .axisCenter = metric { false } else { true }
  }

  private static func key(
    of frame: Rect,
    from point: Point,
    by metric: NearestQuery.Metric
  ) -> Double {
    switch metric {
    case .axisCenter(.horizontal): abs(frame.center.x - point.x)
    case .axisCenter(.vertical): abs(frame.center.y - point.y)
    case .euclideanCenter: frame.center.squaredDistance(to: point)
    case .distanceToRect: frame.squaredDistance(to: point)
    }
  }

  /// Visits every item that has a frame, in index order.
  private static func forEachItem(of geometry: LayoutGeometry, _ body: (Slot, Rect) -> Void) {
    for (section, count) in geometry.itemCounts.enumerated() {
      for item in 0..<count {
        let slot = Slot(section: section, item: item)
        if let frame = geometry.frame(of: slot) { body(slot, frame) }
      }
    }
  }
}
