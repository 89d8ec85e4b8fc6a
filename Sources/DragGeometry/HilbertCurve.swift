/// A Hilbert curve through a square of cells: adjacent positions are adjacent cells.
struct HilbertCurve {
  /// The number of bits of each side of the square.
  static let order = 16

  /// The index bits of four bits of both coordinates, and the orientation of the next step: 256
  /// entries for each orientation.
  private let steps = Self.allSteps

  private static let allSteps = (0..<4 * 256).map { entry in
    let step = step(x: entry >> 4 & 15, y: entry & 15, turn: entry >> 8)
    return UInt16(step.turn << 8 | step.index)
  }

  /// The position of a cell on the curve; both coordinates are below 2 to the power of ``order``.
  ///
  /// Cells of a smaller square at the origin have the first positions.
  @inline(__always) func index(x: Int, y: Int) -> Int {
    var index = 0
    var turn = 0
    for digit in 1...4 {
      let shift = Self.order - 4 * digit
      let step = Int(steps[turn << 8 | (x &>> shift & 15) << 4 | y &>> shift & 15])
      index = index << 8 | step & 255
      turn = step >> 8
    }
    return index
  }

  /// The step of four bits of both coordinates, one after the other, in a given orientation.
  ///
  /// The bits of an orientation: whether the axes are swapped, and whether both are reversed.
  private static func step(x: Int, y: Int, turn: Int) -> (index: Int, turn: Int) {
    var (index, turn) = (0, turn)
    for bit in (0..<4).reversed() {
      let across = (turn & 1 == 0 ? x : y) >> bit & 1 ^ turn >> 1
      let down = (turn & 1 == 0 ? y : x) >> bit & 1 ^ turn >> 1
      index = index << 2 | (3 * across) ^ down
      // Each quarter contains the same curve, oriented so that its ends connect to the adjacent
      // quarters.
      if down == 0 { turn ^= across == 1 ? 3 : 1 }
    }
    return (index, turn)
  }
}
