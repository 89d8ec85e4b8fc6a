import Testing

@testable import DragGeometry

@Suite struct CurvePathTests {
  /// A strip of square tiles, so many across and along.
  struct Strip: CustomTestStringConvertible {
    let across: Int
    let along: Int
    var isWide = true
    var corner = Point.zero
    var side = 1.0

    var testDescription: String {
      "\(across) by \(along), \(isWide ? "wide" : "tall") at \(corner), tiles of \(side)"
    }

    /// The tiles in the order of their centers along the curve, each with its place there.
    var walk: [(position: UInt32, along: Int, across: Int)] {
      var bounds = RectBounds()
      let (width, height) = isWide ? (along, across) : (across, along)
      bounds.formUnion(
        Rect(origin: corner, size: Size(width: Double(width) * side, height: Double(height) * side))
      )
      let path = CurvePath(through: bounds)
      let tiles = (0..<along * across).map { ($0 / across, $0 % across) }
      return tiles.map { (along, across) in
        let (x, y) = isWide ? (along, across) : (across, along)
        let center = Point(
          x: corner.x + (Double(x) + 0.5) * side, y: corner.y + (Double(y) + 0.5) * side)
        return (path.position(of: center), along, across)
      }.sorted { $0.0 < $1.0 }
    }
  }

  @Test(arguments: [
    Strip(across: 8, along: 8), Strip(across: 8, along: 32), Strip(across: 4, along: 64),
    Strip(across: 2, along: 512), Strip(across: 8, along: 32, isWide: false),
    Strip(across: 8, along: 32, corner: Point(x: -96, y: 4_096), side: 16),
    Strip(across: 8, along: 32, isWide: false, corner: Point(x: 4_096, y: -96), side: 16),
    Strip(across: 4, along: 64, side: 0x1p1016),
  ])
  func `the curve goes through one square of a strip after the other, from tile to tile in each`(
    strip: Strip
  ) {
    let walk = strip.walk
    #expect(walk.first.map { [$0.along, $0.across] } == [0, 0])
    for (tile, next) in zip(walk, walk.dropFirst()) {
      let (square, other) = (tile.along / strip.across, next.along / strip.across)
      #expect(tile.position < next.position && square <= other)
      #expect(
        square != other || abs(tile.along - next.along) + abs(tile.across - next.across) == 1)
    }
  }

  @Test func `the first bits of a position are the number of its square`() {
    let walk = Strip(across: 8, along: 32).walk
    #expect(walk.map { $0.position >> 30 } == walk.map { UInt32($0.along / 8) })
  }
}
