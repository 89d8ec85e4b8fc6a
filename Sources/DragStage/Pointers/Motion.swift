import Machines

/// The speed of a pointer's last move; measured only if spring-loading needs it (CONTRACT-100).
///
/// The speed is the distance of the last move over the time since the sample before it, so the
/// speed of a pointer at rest decreases with time.
struct Motion: Hashable, Sendable {
  /// The time of the sample before the last one.
  private var from: Timestamp
  /// The time of the last sample.
  private var at: Timestamp
  /// The distance of the last move, in points.
  private var distance = 0.0

  /// Makes the motion of a pointer that was just pressed.
  init(since time: Timestamp) {
    from = time
    at = time
  }

  /// Records a move; moves at the same time are combined.
  mutating func move(by distance: Double, at time: Timestamp) {
    if time == at {
      self.distance += distance
    } else {
      from = at
      at = time
      self.distance = distance
    }
  }

  /// The time that a pointer must rest until its speed is at most a limit, in points per second and
  /// more than 0; zero or less if the pointer is slow enough already.
  func wait(for limit: Double, at time: Timestamp) -> Microseconds {
    let needed = (distance / limit * 1e6).rounded(.up)
    let span = Microseconds(needed < 1e15 ? Int64(needed) : 1_000_000_000_000_000)
    return Microseconds(span.count - (time - from).count)
  }
}
