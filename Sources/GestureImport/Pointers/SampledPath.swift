import DragGeometry
import Machines

/// A straight way that is cut into samples as a glide is cut: sample k of n at round(k × duration / n).
struct SampledPath: Hashable, Sendable {
  private let start: Point
  let end: Point
  let duration: Microseconds
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

  /// Returns whether there are no more samples than that.
  func fits(in room: Int) -> Bool { count <= Double(max(0, room)) }

  /// The number of samples; ``fits(in:)`` has confirmed that there is room for them.
  var sampleCount: Int {
    if isCoarse(start.x, end.x) || isCoarse(start.y, end.y) { return Int(count) }
    var samples = Samples(self)
    var result = 0
    while samples.next() != nil { result += 1 }
    return result
  }

  /// Returns whether each step along an axis is more than rounding can take away, so that no two
  /// samples are at one point.
  private func isCoarse(_ start: Double, _ end: Double) -> Bool {
    (end - start).magnitude / count > 16 * max(start.magnitude, end.magnitude).ulp
  }

  /// The samples one after the other: the time of each from the start, and its point.
  ///
  /// A point that is that of the sample before it is left out.
  struct Samples: IteratorProtocol {
    private let path: SampledPath
    private let whole: Int64
    private var step: Int64 = 0
    private var last: Point

    init(_ path: SampledPath) {
      self.path = path
      whole = Int64(path.count)
      last = path.start
    }

    mutating func next() -> (offset: Microseconds, point: Point)? {
      while step < whole {
        step += 1
        let point = step == whole ? path.end : path.mix(Double(step))
        guard point != last else { continue }
        last = point
        return (Microseconds(SampledPath.share(step, of: whole, in: path.duration.count)), point)
      }
      return nil
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
