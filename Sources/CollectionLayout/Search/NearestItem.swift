package import DragGeometry

/// The item that is nearest to a point, and how far it is.
package struct NearestItem: Hashable, Sendable {
  /// The item; of several at one distance the lowest.
  package var slot: Slot
  /// The distance, in points, as the query measures it.
  package var distance: Double

  /// Makes an answer.
  package init(slot: Slot, distance: Double) {
    self.slot = slot
    self.distance = distance
  }
}
