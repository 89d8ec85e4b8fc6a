package import DragGeometry

/// What "nearest" means: how far an item is, which items count, and how far is too far (H11).
///
/// Of several items at one distance the lowest is nearest.
package struct NearestQuery: Hashable, Sendable {
  /// How the distance from a point to an item is measured.
  package enum Metric: Hashable, Sendable {
    /// To the item's centre, along one axis only.
    case axisCenter(Axis)
    /// To the item's centre.
    case euclideanCenter
    /// To the nearest place of the item's frame, 0 inside (H12).
    case distanceToRect
  }

  /// Which items may be the answer.
  package enum Candidates: Hashable, Sendable {
    /// Every item.
    case all
    /// Items that share a place with this rectangle.
    case visible(in: Rect)

    /// What an item must share a place with, if anything.
    var rect: Rect? {
      switch self {
      case .all: nil
      case .visible(let rect): rect
      }
    }
  }

  /// How the distance is measured.
  package var metric: Metric
  /// The distance that is already too far, in points; nil for no bound (H8).
  ///
  /// Nothing is near enough for a radius that is 0, negative or NaN.
  package var radius: Double?
  /// Which items may be the answer.
  package var candidates: Candidates
  /// Items that may not be the answer, ascending.
  package private(set) var excluded: [Slot]

  /// Makes a query; the excluded items may come in any order.
  package init(
    metric: Metric = .distanceToRect,
    radius: Double? = nil,
    candidates: Candidates = .all,
    excluding excluded: some Sequence<Slot> = []
  ) {
    self.metric = metric
    self.radius = radius
    self.candidates = candidates
    self.excluded = excluded.sorted()
  }

  /// Whether an item may not be the answer.
  package func excludes(_ slot: Slot) -> Bool {
    excluded.containsSorted(slot)
  }
}
