import DragGeometry

/// Extents that follow each other along one axis, known by their indices.
///
/// Every function of the index here never falls as the index grows, in floating point too, so a
/// binary search over it answers exactly as looking at every index would.
protocol Stretches: Sendable {
  func minimum(_ index: Int) -> Double
  func maximum(_ index: Int) -> Double
  func center(_ index: Int) -> Double
  func extent(_ index: Int) -> Double

  /// The index whose stretch should hold a coordinate; it may be off, which costs time only.
  func guess(_ coordinate: Double, in range: Range<Int>) -> Int
}

extension Stretches {
  /// The part from which a distance is counted.
  func span(_ index: Int, by reach: Reach) -> Span {
    switch reach {
    case .center: Span(center(index), center(index))
    case .edges: Span(minimum(index), maximum(index))
    }
  }

  /// Those that hold a coordinate, half-open (H1).
  func indices(in range: Range<Int>, holding coordinate: Double) -> Range<Int> {
    let guess = guess(coordinate, in: range) + 1
    let end = range.partition(near: guess) { minimum($0) <= coordinate }
    return min(range.partition(near: end - 1) { !(coordinate < maximum($0)) }, end)..<end
  }

  /// Those that share a place with a half-open stretch.
  func indices(in range: Range<Int>, meeting low: Double, _ high: Double) -> Range<Int> {
    let end = range.partition(near: guess(high, in: range) + 1) { minimum($0) < high }
    let start = range.partition(near: guess(low, in: range)) { !(low < maximum($0)) }
    return min(start, end)..<end
  }

  /// One of those at the least distance from a coordinate, in a range that is not empty.
  func nearest(to coordinate: Double, in range: Range<Int>, by reach: Reach) -> Int {
    // Ahead of the turn the distance never grows with the index, from there on it never falls.
    let turn = range.partition(near: guess(coordinate, in: range)) {
      span($0, by: reach).liesMoreBelow(coordinate)
    }
    guard turn > range.lowerBound else { return turn }
    guard turn < range.upperBound else { return turn - 1 }
    let ahead = span(turn - 1, by: reach).distance(to: coordinate)
    return span(turn, by: reach).distance(to: coordinate) < ahead ? turn : turn - 1
  }
}
