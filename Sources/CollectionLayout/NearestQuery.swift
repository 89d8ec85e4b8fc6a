public import DragGeometry

/// What "nearest" means: how far an item is, which items count, and how far is too far (H11).
public struct NearestQuery: Hashable, Sendable {
  /// How the distance from a point to an item is measured.
  public enum Metric: Hashable, Sendable {
    /// To the item's centre, along one axis only.
    case axisCenter(Axis)
    /// To the item's centre.
    case euclideanCenter
    /// To the nearest place of the item's frame, 0 inside (H12).
    case distanceToRect
  }

  /// Which items may be the answer.
  public enum Candidates: Hashable, Sendable {
    /// Every item.
    case all
    /// Items that share a place with this rectangle.
    case visible(in: Rect)
  }

  /// How the distance is measured.
  public var metric: Metric
  /// The distance that is already too far, in points; nil for no bound (H8).
  public var radius: Double?
  /// Which items may be the answer.
  public var candidates: Candidates
  /// Items that may not be the answer, ascending.
  public private(set) var excluded: [Slot]

  /// Makes a query.
  public init(
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
}
