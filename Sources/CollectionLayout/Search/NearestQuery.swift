package import DragGeometry

/// The definition of "nearest": the metric, the candidates, and the maximum distance (H11).
///
/// Of several items at the same distance, the lowest is the nearest.
package struct NearestQuery: Hashable, Sendable {
  /// The metric of the distance from a point to an item.
  package enum Metric: Hashable, Sendable {
    /// To the item's center, along one axis only.
    case axisCenter(Axis)
    /// To the item's center.
    case euclideanCenter
    /// To the nearest point of the item's frame; 0 inside (H12).
    case distanceToRect
  }

  /// The items that are considered.
  package enum Candidates: Hashable, Sendable {
    /// Every item.
    case all
    /// Items that intersect this rectangle.
    case visible(in: Rect)

    /// The rectangle that an item must intersect, if any.
    var rect: Rect? {
      switch self {
      case .all: nil
      case .visible(let rect): rect
      }
    }
  }

  /// The metric.
  package var metric: Metric
  /// The distance that is too far, in points; nil for no limit (H8).
  ///
  /// No item is near enough for a radius that is 0, negative or NaN.
  package var radius: Double?
  /// The items that are considered.
  package var candidates: Candidates
  /// Items that are excluded, ascending.
  package private(set) var excluded: [Slot]

  /// Makes a query that excludes no items.
  package init(
    metric: Metric = .distanceToRect, radius: Double? = nil, candidates: Candidates = .all
  ) {
    self.metric = metric
    self.radius = radius
    self.candidates = candidates
    excluded = []
  }

  /// Makes a query; the excluded items may come in any order.
  package init(
    metric: Metric = .distanceToRect,
    radius: Double? = nil,
    candidates: Candidates = .all,
    excluding excluded: some Sequence<Slot>
  ) {
    self.metric = metric
    self.radius = radius
    self.candidates = candidates
    self.excluded = excluded.sorted()
  }

  /// Returns true if an item is excluded.
  package func excludes(_ slot: Slot) -> Bool {
    excluded.containsSorted(slot)
  }
}
