public import DragGeometry

/// The item that is nearest to a point, and how far it is.
public struct NearestItem: Hashable, Sendable {
  /// The item; of several at one distance the lowest.
  public var slot: Slot
  /// The distance, in points, as the query measures it.
  public var distance: Double

  /// Makes an answer.
  public init(slot: Slot, distance: Double) {
    self.slot = slot
    self.distance = distance
  }
}
