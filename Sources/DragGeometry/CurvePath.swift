/// A space-filling curve through a rectangle: one square after the other along its longer side.
///
/// Consecutive positions are close to each other, even if the rectangle is a narrow strip, such as
/// the content of a long list.
struct CurvePath {
  private let curve = HilbertCurve()
  private let bounds: RectBounds
  /// Half the longer side; halved before the subtraction, so that the largest values stay finite.
  private let extent: Double
  private let isWide: Bool
  /// The number of bits of the cells along a side of each square.
  private let squareBits: Int
  /// The last cell along the longer side.
  private let lastCell: Double

  /// Makes a curve; every position on it has twice as many bits as a side of the curve.
  init(through bounds: RectBounds) {
    let width = bounds.maxX / 2 - bounds.minX / 2
    let height = bounds.maxY / 2 - bounds.minY / 2
    self.bounds = bounds
    extent = max(width, height)
    isWide = width > height
    // Four times the length means twice as many cells along the strip, and half as many across.
    let ratio = extent / min(width, height)
    squareBits = HilbertCurve.order - min(max(ratio.exponent / 2, 0), HilbertCurve.order)
    lastCell = Double(1 << (2 * HilbertCurve.order - squareBits) - 1)
  }

  /// The position on the curve of a point inside the rectangle.
  func position(of point: Point) -> UInt32 {
    let x = cell(point.x, from: bounds.minX)
    let y = cell(point.y, from: bounds.minY)
    let (along, across) = isWide ? (x, y) : (y, x)
    let last = 1 << squareBits - 1
    let inner = curve.index(x: along & last, y: min(across, last))
    return UInt32((along &>> squareBits) &<< (2 * squareBits) | inner)
  }

  @inline(__always) private func cell(_ coordinate: Double, from least: Double) -> Int {
    let share = (coordinate / 2 - least / 2) / extent
    return share > 0 ? Int(min(share, 1) * lastCell) : 0
  }
}
