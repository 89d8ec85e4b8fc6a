public import DragGeometry

/// Where a pointer goes: a point, or a place at an element that is resolved when its action starts.
public struct Target: Hashable, Sendable {
  /// What it starts from.
  public var place: Place
  /// The fraction of the element's frame, such as 0.5,0.9; nil is the centre, or a gap's own point.
  public var anchor: Point?
  /// What is added at last, in points.
  public var offset: Point

  /// What a target starts from.
  public enum Place: Hashable, Sendable {
    /// A point of the viewport.
    case point(Point)
    /// An element.
    case ref(Ref)
  }

  /// Makes a target.
  public init(_ place: Place, anchor: Point? = nil, offset: Point = .zero) {
    self.place = place
    self.anchor = anchor
    self.offset = offset
  }
}
