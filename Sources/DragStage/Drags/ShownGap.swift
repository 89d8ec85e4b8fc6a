public import DragGeometry

/// A gap that a drag has opened in a collection (H5).
public struct ShownGap: Hashable, Sendable {
  /// The collection.
  public let view: ViewID
  /// The gap, in the order without it.
  public let gap: GapIndex
  /// The number of items that it is open for: those that a drop would bring.
  public let items: Int
}
