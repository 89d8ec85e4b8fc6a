public import DragGeometry

/// The items that share a place with a rectangle, in index order, found while iterating.
public struct IntersectingSlots: Sequence, Sendable {
  /// Finds one item after the other.
  public struct Iterator: IteratorProtocol, Sendable {
    /// The next item, or nil behind the last one.
    public mutating func next() -> Slot? { nil }
  }

  /// Starts from the first item.
  public func makeIterator() -> Iterator { Iterator() }
}
