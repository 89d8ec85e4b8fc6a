/// The edges of a bounding rectangle, initially empty.
struct RectBounds {
  var minX = Double.infinity
  var minY = Double.infinity
  var maxX = -Double.infinity
  var maxY = -Double.infinity

  mutating func formUnion(_ rect: Rect) {
    minX = min(minX, rect.minX)
    minY = min(minY, rect.minY)
    maxX = max(maxX, rect.maxX)
    maxY = max(maxY, rect.maxY)
  }
}
