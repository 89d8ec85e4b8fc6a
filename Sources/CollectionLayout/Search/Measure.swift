import DragGeometry

/// A metric at a point: distances as keys with the same order, without a square root unless needed.
struct Measure: Sendable {
  let point: Point
  let reach: Reach
  private let metric: NearestQuery.Metric

  init(_ metric: NearestQuery.Metric, at point: Point) {
    self.metric = metric
    self.point = point
    reach = metric == .distanceToRect ? .edges : .center
  }

  /// True if every coordinate that the metric reads is a number; no item is near NaN (H8).
  var isReadable: Bool {
    switch metric {
    case .axisCenter(.horizontal): !point.x.isNaN
    case .axisCenter(.vertical): !point.y.isNaN
    case .euclideanCenter, .distanceToRect: !point.x.isNaN && !point.y.isNaN
    }
  }

  /// The key of the distances along both axes; it never decreases as one of them increases.
  func key(across: Double, down: Double) -> Double {
    switch metric {
    case .axisCenter(.horizontal): across
    case .axisCenter(.vertical): down
    case .euclideanCenter, .distanceToRect: across * across + down * down
    }
  }

  /// The keys of a block of rectangles.
  @inline(__always) func keys(of rects: RectBlock) -> Lanes {
    switch reach {
    case .edges: return keys(of: rects.edges)
    case .center:
      let x = rects.minX + rects.width / 2
      let y = rects.minY + rects.height / 2
      return keys(of: EdgeBlock(minX: x, minY: y, maxX: x, maxY: y))
    }
  }

  /// The keys of the space between these edges.
  @inline(__always) func keys(of edges: EdgeBlock) -> Lanes {
    let across = distances(edges.minX - point.x, point.x - edges.maxX)
    let down = distances(edges.minY - point.y, point.y - edges.maxY)
    switch metric {
    case .axisCenter(.horizontal): return across
    case .axisCenter(.vertical): return down
    case .euclideanCenter, .distanceToRect: return across * across + down * down
    }
  }

  /// The greater of both, and 0 if neither is positive.
  @inline(__always) private func distances(_ before: Lanes, _ behind: Lanes) -> Lanes {
    before.greater(behind).greater(.zero)
  }

  /// The key of a distance that is too far; nil if no item can be near enough.
  func limit(radius: Double?) -> Double? {
    guard let radius else { return .infinity }
    guard radius > 0 else { return nil }
    return isSquared ? radius * radius : radius
  }

  /// The distance of a key, in points.
  func distance(ofKey key: Double) -> Double {
    isSquared ? key.squareRoot() : key
  }

  private var isSquared: Bool {
    switch metric {
    case .axisCenter: false
    case .euclideanCenter, .distanceToRect: true
    }
  }
}
