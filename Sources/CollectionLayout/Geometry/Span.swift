/// The part of an item from which its distance is measured.
enum Reach: Sendable {
  /// Its center.
  case center
  /// The range between its edges.
  case edges
}

/// A closed interval on one axis.
struct Span: Sendable {
  let low: Double
  let high: Double

  init(_ low: Double, _ high: Double) {
    self.low = low
    self.high = high
  }

  /// The distance to a coordinate: 0 inside.
  func distance(to coordinate: Double) -> Double {
    max(low - coordinate, 0, coordinate - high)
  }

  /// The smallest interval that contains both.
  func union(_ other: Span) -> Span {
    Span(min(low, other.low), max(high, other.high))
  }

  /// Returns true if the interval extends further below a coordinate than above it.
  func liesMoreBelow(_ coordinate: Double) -> Bool {
    low - coordinate < coordinate - high
  }
}
