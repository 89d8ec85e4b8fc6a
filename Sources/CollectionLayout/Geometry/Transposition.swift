import DragGeometry

// Horizontal layouts are computed as vertical ones, with swapped axes. Swapping does not round, so
// equal values stay equal.

extension Point {
  /// The point with its coordinates swapped, if required.
  func transposed(_ isDue: Bool) -> Point { isDue ? Point(x: y, y: x) : self }
}

extension Size {
  /// The size with its extents swapped, if required.
  func transposed(_ isDue: Bool) -> Size { isDue ? Size(width: height, height: width) : self }
}

extension Rect {
  /// The rectangle with its axes swapped, if required.
  func transposed(_ isDue: Bool) -> Rect {
    Rect(origin: origin.transposed(isDue), size: size.transposed(isDue))
  }
}

extension Insets {
  /// The insets with their axes swapped, if required.
  func transposed(_ isDue: Bool) -> Insets {
    isDue ? Insets(top: left, left: top, bottom: right, right: bottom) : self
  }
}

extension Axis {
  /// The other axis, if required.
  func transposed(_ isDue: Bool) -> Axis {
    guard isDue else { return self }
    return self == .horizontal ? .vertical : .horizontal
  }
}

extension NearestQuery.Metric {
  /// The metric that gives the same distances with swapped axes.
  func transposed(_ isDue: Bool) -> NearestQuery.Metric {
    switch self {
    case .axisCenter(let axis): .axisCenter(axis.transposed(isDue))
    case .euclideanCenter, .distanceToRect: self
    }
  }
}

extension Range<Int> {
  /// The same indices counted from the other end, if required.
  func mirrored(_ isDue: Bool, count: Int) -> Range<Int> {
    isDue ? count - upperBound..<count - lowerBound : self
  }

  /// Removes and returns the first index, or the last one if they are counted from the other end.
  mutating func popFirst(mirrored isMirrored: Bool) -> Int? {
    isMirrored ? popLast() : popFirst()
  }

  /// The index at a rank from the end, or from the start if mirrored.
  func index(fromEnd rank: Int, mirrored isMirrored: Bool) -> Int {
    isMirrored ? lowerBound + rank : upperBound - 1 - rank
  }
}
