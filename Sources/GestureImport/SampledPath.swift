import DragGeometry
import Machines

/// A straight way that is cut into samples as a glide is cut: sample k of n at round(k × duration / n).
struct SampledPath {
  private let start: Point
  private let end: Point
  private let duration: Microseconds
  private let count: Double

  /// Cuts a way at a rate; it has one sample at least.
  init(from start: Point, to end: Point, over duration: Microseconds, rate: Double) {
    self.init(
      from: start, to: end, over: duration,
      samples: max(1, (Double(duration.count) * rate / 1_000_000).rounded(.up)))
  }

  /// Cuts a way into so many samples.
  init(from start: Point, to end: Point, over duration: Microseconds, samples: Double) {
    self.start = start
    self.end = end
    self.duration = duration
    count = samples
  }

  /// Whether there are no more samples than that.
  func fits(in room: Int) -> Bool { count <= Double(max(0, room)) }

  /// Gives each sample's time from the start, and its point.
  ///
  /// A point that is that of the sample before it is left out. ``fits(in:)`` has said that there is
  /// room.
  func forEach(_ body: (Microseconds, Point) -> Void) {
    let whole = Int64(count)
    var last = start
    for step in 1...whole {
      let point = step == whole ? end : mix(Double(step))
      guard point != last else { continue }
      last = point
      body(Microseconds(Self.share(step, of: whole, in: duration.count)), point)
    }
  }

  /// round(step × length / count), without running over.
  private static func share(_ step: Int64, of count: Int64, in length: Int64) -> Int64 {
    let product = step.multipliedFullWidth(by: length)
    let (quotient, remainder) = count.dividingFullWidth(product)
    return remainder >= count - remainder ? quotient + 1 : quotient
  }

  private func mix(_ step: Double) -> Point {
    func mix(_ start: Double, _ end: Double) -> Double {
      let value = start + (end - start) * step / count
      // Only numbers near the largest double run over; for them the shares are mixed.
      return value.isFinite ? value : start * (1 - step / count) + end * (step / count)
    }
    return Point(x: mix(start.x, end.x), y: mix(start.y, end.y))
  }
}
