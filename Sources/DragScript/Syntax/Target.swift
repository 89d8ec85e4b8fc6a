package import DragGeometry

/// The target of a pointer: a point, or an element whose position is resolved when the action starts.
package struct Target: Hashable, Sendable {
  /// The base of the target.
  package var base: Base
  /// The fraction of the element's frame, such as 0.5,0.9; nil is the center, or a gap's own point.
  package var anchor: Point?
  /// The offset added last, in points.
  package var offset: Point

  /// The base of a target.
  package enum Base: Hashable, Sendable {
    /// A point of the viewport.
    case point(Point)
    /// An element.
    case ref(Ref)
  }

  /// Makes a target.
  package init(_ base: Base, anchor: Point? = nil, offset: Point = .zero) {
    self.base = base
    self.anchor = anchor
    self.offset = offset
  }
}
