/// The part of an item from which its distance is counted.
enum Reach: Sendable {
  /// Its centre.
  case center
  /// Everything between its edges.
  case edges
}

/// A closed stretch of one axis.
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

  /// The least stretch that holds this one and another.
  func union(_ other: Span) -> Span {
    Span(min(low, other.low), max(high, other.high))
  }

  /// Whether the stretch lies further below a coordinate than above it.
  func liesMoreBelow(_ coordinate: Double) -> Bool {
    low - coordinate < coordinate - high
  }
}
