/// The edges of a rectangle that holds others.
///
/// A ``Rect`` keeps its size, and its greatest edge is a rounded sum; here the edges themselves are
/// kept, so that nothing held ever reaches out by rounding.
@frozen @usableFromInline package struct RectBounds: Sendable {
  @usableFromInline package var minX = Double.infinity
  @usableFromInline package var minY = Double.infinity
  @usableFromInline package var maxX = -Double.infinity
  @usableFromInline package var maxY = -Double.infinity

  /// Bounds that hold nothing.
  init() {}

  mutating func formUnion(_ other: RectBounds) {
    minX = min(minX, other.minX)
    minY = min(minY, other.minY)
    maxX = max(maxX, other.maxX)
    maxY = max(maxY, other.maxY)
  }

  mutating func formUnion(_ rect: Rect) {
    minX = min(minX, rect.minX)
    minY = min(minY, rect.minY)
    maxX = max(maxX, rect.maxX)
    maxY = max(maxY, rect.maxY)
  }

  /// Whether a rectangle inside may contain the point.
  @inlinable package func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether a rectangle inside may share a place with another.
  @inlinable package func intersects(_ rect: Rect) -> Bool {
    minX < rect.maxX && rect.minX < maxX && minY < rect.maxY && rect.minY < maxY
  }
}
