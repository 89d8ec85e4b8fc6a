package import DragGeometry

/// Where a pointer goes: a point, or a place at an element that is resolved when its action starts.
package struct Target: Hashable, Sendable {
  /// What it starts from.
  package var place: Place
  /// The fraction of the element's frame, such as 0.5,0.9; nil is the centre, or a gap's own point.
  package var anchor: Point?
  /// What is added at last, in points.
  package var offset: Point

  /// What a target starts from.
  package enum Place: Hashable, Sendable {
    /// A point of the viewport.
    case point(Point)
    /// An element.
    case ref(Ref)
  }

  /// Makes a target.
  package init(_ place: Place, anchor: Point? = nil, offset: Point = .zero) {
    self.place = place
    self.anchor = anchor
    self.offset = offset
  }
}
