/// A walk through a square of cells in which neighbors on the walk are neighbors in the plane.
struct HilbertCurve {
  /// Each side of the square has this many bits.
  static let order = 16

  /// What four bits of both coordinates add to an index, and how the walk goes on inside: for each
  /// way in which it can be turned, 256 entries.
  private let steps = Self.allSteps

  private static let allSteps = (0..<4 * 256).map { entry in
    let step = step(x: entry >> 4 & 15, y: entry & 15, turn: entry >> 8)
    return UInt16(step.turn << 8 | step.index)
  }

  /// The place of a cell on the walk; both coordinates are below 2 to the power of ``order``.
  ///
  /// Cells of a smaller square at the origin have the first places.
  @inline(__always) func index(x: Int, y: Int) -> Int {
    var index = 0
    var turn = 0
    for place in 1...4 {
      let shift = Self.order - 4 * place
      let step = Int(steps[turn << 8 | (x &>> shift & 15) << 4 | y &>> shift & 15])
      index = index << 8 | step & 255
      turn = step >> 8
    }
    return index
  }

  /// Four bits of both coordinates, one after the other, in a walk that may be turned.
  ///
  /// The bits of a turn: whether the axes are swapped, and whether both are counted from their ends.
  private static func step(x: Int, y: Int, turn: Int) -> (index: Int, turn: Int) {
    var (index, turn) = (0, turn)
    for bit in (0..<4).reversed() {
      let across = (turn & 1 == 0 ? x : y) >> bit & 1 ^ turn >> 1
      let down = (turn & 1 == 0 ? y : x) >> bit & 1 ^ turn >> 1
      index = index << 2 | (3 * across) ^ down
      // Each quarter holds the same walk, turned so that its ends meet those of its neighbors.
      if down == 0 { turn ^= across == 1 ? 3 : 1 }
    }
    return (index, turn)
  }
}
