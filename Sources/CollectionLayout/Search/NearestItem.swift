package import DragGeometry

/// The nearest item to a point, and its distance.
package struct NearestItem: Hashable, Sendable {
  /// The item; of several at the same distance the lowest.
  package var slot: Slot
  /// The distance, in points, in the metric of the query.
  package var distance: Double

  /// Makes a result.
  package init(slot: Slot, distance: Double) {
    self.slot = slot
    self.distance = distance
  }
}
