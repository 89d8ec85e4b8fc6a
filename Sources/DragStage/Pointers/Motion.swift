import Machines

/// How fast a pointer went last; kept only where a spring-loading asks for it (CONTRACT-100).
///
/// The speed is the distance of the last move over all the time since the sample before it, so that
/// a pointer at rest slows down by itself.
struct Motion: Hashable, Sendable {
  /// When the sample before the last one came.
  private var from: Timestamp
  /// When the last sample came.
  private var at: Timestamp
  /// How far the last move went, in points.
  private var distance = 0.0

  /// A pointer that was pressed just now.
  init(since time: Timestamp) {
    from = time
    at = time
  }

  /// The pointer has moved; moves of one time are one move.
  mutating func move(by distance: Double, at time: Timestamp) {
    if time == at {
      self.distance += distance
    } else {
      from = at
      at = time
      self.distance = distance
    }
  }

  /// How long a pointer that stays must still wait until it is no faster than this.
  ///
  /// - Parameters:
  ///   - limit: The speed, in points a second, more than 0.
  ///   - time: The time now.
  /// - Returns: The time, zero or less where it is slow enough already.
  func wait(for limit: Double, at time: Timestamp) -> Microseconds {
    let needed = (distance / limit * 1e6).rounded(.up)
    let span = Microseconds(needed < 1e15 ? Int64(needed) : 1_000_000_000_000_000)
    return Microseconds(span.count - (time - from).count)
  }
}
