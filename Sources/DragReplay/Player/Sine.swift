/// The sine, computed with sums and products only, so that every machine gives the same bits.
enum Sine {
  /// The sine of an angle in radians between 0 and half a turn; exact to about 1e-12.
  static func of(_ angle: Double) -> Double {
    // The sine is symmetric around the quarter turn, and the series is short below it.
    let halfTurn = 3.141592653589793
    let small = angle > halfTurn / 2 ? halfTurn - angle : angle
    let square = small * small
    var term = small
    var sum = small
    var divisor = 1.0
    while divisor < 20 {
      term *= -square / ((divisor + 1) * (divisor + 2))
      sum += term
      divisor += 2
    }
    return sum
  }
}
