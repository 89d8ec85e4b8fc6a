import DragGeometry

/// Equal intervals at equal distances along one axis: the columns of a grid, or the lines of a
/// section.
struct Ramp: Stretches {
  /// The least edge of index 0.
  let start: Double
  /// The distance from one least edge to the next.
  let pitch: Double
  /// The extent of each.
  let extent: Double

  func minimum(_ index: Int) -> Double { start + Double(index) * pitch }
  func maximum(_ index: Int) -> Double { minimum(index) + extent }
  func center(_ index: Int) -> Double { minimum(index) + extent / 2 }
  func extent(_ index: Int) -> Double { extent }

  /// The index of the interval that probably contains a coordinate; rounding can affect only the
  /// guess.
  func guess(_ coordinate: Double, in range: Range<Int>) -> Int {
    let steps = (coordinate - start) / pitch
    guard steps > Double(range.lowerBound) else { return range.lowerBound }
    return steps < Double(range.upperBound) ? Int(steps) : range.upperBound
  }

  /// The mirrored intervals: index 0 is the last of the given number.
  func mirrored(count: Int, in extent: Double) -> Ramp {
    Ramp(start: extent - maximum(count - 1), pitch: pitch, extent: self.extent)
  }
}
