/// Up to 16 rectangles side by side, so that one instruction reads several of them.
///
/// What is left over lies infinitely far from every point.
@frozen @usableFromInline package struct RectBlock: Sendable {
  /// The left edges.
  @usableFromInline package let minX: Lanes
  /// The top edges.
  @usableFromInline package let minY: Lanes
  /// The extents along x.
  @usableFromInline package let width: Lanes
  /// The extents along y.
  @usableFromInline package let height: Lanes

  /// Puts rectangles side by side.
  @inline(__always) init(_ rects: Sixteen<Rect>) {
    minX = rects.lanes { $0.minX }
    minY = rects.lanes { $0.minY }
    width = rects.lanes { $0.width }
    height = rects.lanes { $0.height }
  }

  /// Their edges.
  @inlinable package var edges: EdgeBlock {
    @inline(__always) get {
      EdgeBlock(minX: minX, minY: minY, maxX: minX + width, maxY: minY + height)
    }
  }
}

/// The edges of up to 16 rectangles side by side.
///
/// A ``Rect`` keeps its size, and its greatest edge is a rounded sum; here the edges themselves are
/// kept, so that nothing held ever reaches out by rounding.
@frozen @usableFromInline package struct EdgeBlock: Sendable {
  /// The left edges.
  @usableFromInline package let minX: Lanes
  /// The top edges.
  @usableFromInline package let minY: Lanes
  /// The right edges.
  @usableFromInline package let maxX: Lanes
  /// The bottom edges.
  @usableFromInline package let maxY: Lanes

  @inlinable @inline(__always) package init(minX: Lanes, minY: Lanes, maxX: Lanes, maxY: Lanes) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// What all of them lie in.
  var bounds: RectBounds {
    RectBounds(minX: minX.min(), minY: minY.min(), maxX: maxX.max(), maxY: maxY.max())
  }

  /// How far each is from containing a point: below 0 where it does.
  @inline(__always) func misses(of point: Point) -> Lanes {
    // The least edges belong to a rectangle.
    misses(minX: point.x, minY: point.y, maxX: point.x.nextUp, maxY: point.y.nextUp)
  }

  /// How far each is from sharing a place with a rectangle: below 0 where it does.
  @inlinable @inline(__always) package func misses(of rect: Rect) -> Lanes {
    misses(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
  }

  // Differences have the sign of a comparison, and the greatest of them is found side by side.
  @inlinable @inline(__always) func misses(
    minX: Double, minY: Double, maxX: Double, maxY: Double
  ) -> Lanes {
    guard !(minX + minY + maxX + maxY).isNaN else { return Lanes(repeating: .infinity) }
    let across = (self.minX - maxX).greater(minX - self.maxX)
    let down = (self.minY - maxY).greater(minY - self.maxY)
    return across.greater(down)
  }
}

/// Sixteen values, to make vectors of.
struct Sixteen<Value> {
  private let values:
    (
      Value, Value, Value, Value, Value, Value, Value, Value,
      Value, Value, Value, Value, Value, Value, Value, Value
    )

  @inline(__always) init(_ value: (Int) -> Value) {
    values = (
      value(0), value(1), value(2), value(3), value(4), value(5), value(6), value(7),
      value(8), value(9), value(10), value(11), value(12), value(13), value(14), value(15)
    )
  }

  /// One number of each of them.
  @inline(__always) func lanes<Number: SIMDScalar>(
    _ number: (Value) -> Number
  ) -> SIMD16<Number> {
    SIMD16(
      number(values.0), number(values.1), number(values.2), number(values.3),
      number(values.4), number(values.5), number(values.6), number(values.7),
      number(values.8), number(values.9), number(values.10), number(values.11),
      number(values.12), number(values.13), number(values.14), number(values.15))
  }
}
