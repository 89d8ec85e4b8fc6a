import DragGeometry

/// Intervals that follow each other along one axis, identified by index.
///
/// Every function of the index here is monotonic, in floating point too, so a binary search gives
/// exactly the same result as a linear search.
protocol Stretches: Sendable {
  func minimum(_ index: Int) -> Double
  func maximum(_ index: Int) -> Double
  func center(_ index: Int) -> Double
  func extent(_ index: Int) -> Double

  /// The index of the interval that probably contains a coordinate; a wrong guess only costs time.
  func guess(_ coordinate: Double, in range: Range<Int>) -> Int
}

extension Stretches {
  /// The part from which a distance is measured.
  func span(_ index: Int, by reach: Reach) -> Span {
    switch reach {
    case .center: Span(center(index), center(index))
    case .edges: Span(minimum(index), maximum(index))
    }
  }

  /// The indices of intervals that contain a coordinate, half-open (H1).
  func indices(in range: Range<Int>, holding coordinate: Double) -> Range<Int> {
    let guess = guess(coordinate, in: range)
    // Usually the guess is right, and the neighbors do not overlap it.
    if range.contains(guess), minimum(guess) <= coordinate, coordinate < maximum(guess),
      guess == range.lowerBound || maximum(guess - 1) <= coordinate,
      guess + 1 == range.upperBound || coordinate < minimum(guess + 1)
    {
      return guess..<guess + 1
    }
    let end = range.partition(near: guess + 1) { minimum($0) <= coordinate }
    return min(range.partition(near: end - 1) { !(coordinate < maximum($0)) }, end)..<end
  }

  /// The indices of intervals that intersect a half-open interval.
  func indices(in range: Range<Int>, meeting low: Double, _ high: Double) -> Range<Int> {
    let end = range.partition(near: guess(high, in: range) + 1) { minimum($0) < high }
    let start = range.partition(near: guess(low, in: range)) { !(low < maximum($0)) }
    return min(start, end)..<end
  }

  /// An index of an interval at the least distance from a coordinate, in a range that is not empty.
  func nearest(to coordinate: Double, in range: Range<Int>, by reach: Reach) -> Int {
    // Before the turn the distance never increases with the index; from there on it never
    // decreases.
    let turn = range.partition(near: guess(coordinate, in: range)) {
      span($0, by: reach).liesMoreBelow(coordinate)
    }
    guard turn > range.lowerBound else { return turn }
    guard turn < range.upperBound else { return turn - 1 }
    let ahead = span(turn - 1, by: reach).distance(to: coordinate)
    return span(turn, by: reach).distance(to: coordinate) < ahead ? turn : turn - 1
  }
}
