package import DragGeometry

/// A gap that a drag has opened in a collection (H5).
package struct ShownGap: Hashable, Sendable {
  /// The collection.
  package let view: ViewID
  /// The gap, in the order without it.
  package let gap: GapIndex
  /// The number of items that it is open for: those that a drop would bring.
  package let items: Int
}
