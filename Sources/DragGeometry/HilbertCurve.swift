/// A walk through a square of cells in which neighbours on the walk are neighbours in the plane.
enum HilbertCurve {
  /// Each side of the square has this many bits.
  static let order = 15

  /// The place of a cell on the walk; both coordinates are below 2 to the power of ``order``.
  static func index(x: UInt32, y: UInt32) -> UInt64 {
    var (x, y) = (x, y)
    var index: UInt64 = 0
    for bit in (0..<order).reversed() {
      let right = (x >> UInt32(bit)) & 1
      let lower = (y >> UInt32(bit)) & 1
      index = index << 2 | UInt64((3 * right) ^ lower)
      // Each quarter holds the same walk, turned so that its ends meet those of its neighbours.
      if lower == 0 {
        if right == 1 {
          x = ~x
          y = ~y
        }
        swap(&x, &y)
      }
    }
    return index
  }
}
