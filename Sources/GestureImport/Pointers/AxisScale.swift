import DragGeometry

/// Turns a device's units into points of the viewport (3.2).
struct AxisScale: Hashable, Sendable {
  private var leastX = 0.0
  private var leastY = 0.0
  private var spanX = 1.0
  private var spanY = 1.0
  private var extent: Size

  /// Spreads two ranges over the viewport: (v − min) / (max − min) of its extent.
  init(x: ClosedRange<Int>, y: ClosedRange<Int>, over viewport: Size) {
    leastX = Double(x.lowerBound)
    leastY = Double(y.lowerBound)
    spanX = Double(x.upperBound) - leastX
    spanY = Double(y.upperBound) - leastY
    extent = viewport
  }

  /// Takes each unit as so many points.
  init(pointsPerUnit: Double) {
    extent = Size(width: pointsPerUnit, height: pointsPerUnit)
  }

  /// The point of two values; the product is made first, so that a viewport as large as the range
  /// gives whole points.
  func point(x: Int, y: Int) -> Point {
    Point(
      x: (Double(x) - leastX) * extent.width / spanX,
      y: (Double(y) - leastY) * extent.height / spanY
    )
  }

  /// Returns the distance that a number of units covers.
  func step(x: Double, y: Double) -> Point {
    Point(x: x * extent.width / spanX, y: y * extent.height / spanY)
  }
}
