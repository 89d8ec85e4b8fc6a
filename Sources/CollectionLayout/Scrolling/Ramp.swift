import DragGeometry

/// Equal extents at equal steps along one axis: the columns of a grid, or the lines of a section.
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

  /// The index whose stretch should hold a coordinate; rounding can set it off, never the answer.
  func guess(_ coordinate: Double, in range: Range<Int>) -> Int {
    let steps = (coordinate - start) / pitch
    guard steps > Double(range.lowerBound) else { return range.lowerBound }
    return steps < Double(range.upperBound) ? Int(steps) : range.upperBound
  }

  /// The same extents seen in a mirror: index 0 is what was the last of a number of them.
  func mirrored(count: Int, in extent: Double) -> Ramp {
    Ramp(start: extent - maximum(count - 1), pitch: pitch, extent: self.extent)
  }
}
