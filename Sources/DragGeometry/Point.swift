/// A point in the plane; x grows to the right and y downwards, in points.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// Makes a point from its two coordinates.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// True if both coordinates are finite; a stage rejects any other point.
  @inlinable package var isFinite: Bool { x.isFinite && y.isFinite }

  /// The squared distance to another point, for comparisons without a square root.
  @inlinable package func squaredDistance(to other: Point) -> Double {
    let dx = x - other.x
    let dy = y - other.y
    return dx * dx + dy * dy
  }

  /// The distance to another point, in points.
  @inlinable package func distance(to other: Point) -> Double {
    squaredDistance(to: other).squareRoot()
  }

  /// The point, moved by the coordinates of another.
  @inlinable public static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  /// The vector from the right point to the left one.
  @inlinable public static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }
}
