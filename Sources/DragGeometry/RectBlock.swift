/// Up to 16 rectangles in vectors, so that one instruction processes several of them.
///
/// Unused lanes are infinitely far from every point.
@frozen @usableFromInline package struct RectBlock: Sendable {
  /// The left edges.
  @usableFromInline package let minX: Lanes
  /// The top edges.
  @usableFromInline package let minY: Lanes
  /// The extents along x.
  @usableFromInline package let width: Lanes
  /// The extents along y.
  @usableFromInline package let height: Lanes

  /// Makes a block.
  @inline(__always) init(_ rects: Sixteen<Rect>) {
    minX = rects.lanes { $0.minX }
    minY = rects.lanes { $0.minY }
    width = rects.lanes { $0.width }
    height = rects.lanes { $0.height }
  }

  /// The edges of the rectangles.
  @inlinable package var edges: EdgeBlock {
    @inline(__always) get {
      EdgeBlock(minX: minX, minY: minY, maxX: minX + width, maxY: minY + height)
    }
  }
}

/// The edges of up to 16 rectangles in vectors.
///
/// The right and bottom edges of a ``Rect`` are rounded sums; here the edges are stored, so that
/// rounding never puts a contained rectangle outside.
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

  /// The bounding rectangle of all of them.
  var bounds: RectBounds {
    RectBounds(minX: minX.min(), minY: minY.min(), maxX: maxX.max(), maxY: maxY.max())
  }

  /// The distance of each rectangle from containing a point: negative if it contains the point.
  @inline(__always) func misses(of point: Point) -> Lanes {
    // A rectangle includes its left and top edges.
    misses(minX: point.x, minY: point.y, maxX: point.x.nextUp, maxY: point.y.nextUp)
  }

  /// The distance of each rectangle from overlapping another one: negative if they overlap.
  @inlinable @inline(__always) package func misses(of rect: Rect) -> Lanes {
    misses(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
  }

  // Differences have the sign of a comparison, and their maximum is computed in vectors.
  @inlinable @inline(__always) func misses(
    minX: Double, minY: Double, maxX: Double, maxY: Double
  ) -> Lanes {
    guard !(minX + minY + maxX + maxY).isNaN else { return Lanes(repeating: .infinity) }
    let across = (self.minX - maxX).greater(minX - self.maxX)
    let down = (self.minY - maxY).greater(minY - self.maxY)
    return across.greater(down)
  }
}

/// Sixteen values, from which vectors are made.
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

  /// A vector with one number of each value.
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
