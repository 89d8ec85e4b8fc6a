import DragGeometry
import Machines

/// The animation of a rectangle from one position to another: decelerating.
struct RectAnimation: Hashable, Sendable {
  let start: Rect
  let end: Rect
  let begin: Timestamp
  let duration: Microseconds

  init(from start: Rect, to end: Rect, at begin: Timestamp, over duration: Microseconds) {
    self.start = start
    self.end = end
    self.begin = begin
    self.duration = duration
  }

  /// A rectangle at rest.
  init(at rect: Rect) {
    self.init(from: rect, to: rect, at: .zero, over: .zero)
  }

  /// The elapsed share of the time, from 0 to 1.
  func share(at time: Timestamp) -> Double {
    guard duration > .zero else { return 1 }
    return min(1, max(0, Double((time - begin).count) / Double(duration.count)))
  }

  /// The rectangle at a time.
  func rect(at time: Timestamp) -> Rect {
    let left = 1 - share(at: time)
    let gone = 1 - left * left * left
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * gone }
    return Rect(
      x: mix(start.minX, end.minX), y: mix(start.minY, end.minY),
      width: mix(start.width, end.width), height: mix(start.height, end.height))
  }

  func isOver(at time: Timestamp) -> Bool { share(at: time) >= 1 }

  /// The animation from the present position to another one.
  func redirected(to end: Rect, at time: Timestamp, over duration: Microseconds) -> RectAnimation {
    RectAnimation(from: rect(at: time), to: end, at: time, over: duration)
  }
}
