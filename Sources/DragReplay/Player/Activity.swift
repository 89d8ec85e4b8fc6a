import DragGeometry
import DragScript
import DragStage
import Machines

/// An activity that takes time while other lines run: a pointer's glide or a scroll.
struct Activity {
  /// The moving subject.
  enum Subject: Hashable {
    case pointer(PointerID)
    case view(ViewID)
  }

  let subject: Subject
  let start: Timestamp
  let duration: Microseconds
  /// The number of samples; the last one is exactly at the end.
  let sampleCount: Int64
  let from: Point
  var target: Point
  let ease: Ease
  /// A target that is resolved again at each sample.
  let live: Target?
  let location: SourceLocation
  /// The next sample, from 1.
  var next: Int64 = 1

  var end: Timestamp { start + duration }

  /// The time of the next sample: at round(k × duration / n), the last one exactly at the end.
  var nextTime: Timestamp {
    let (high, low) = next.multipliedFullWidth(by: duration.count)
    let (quotient, remainder) = sampleCount.dividingFullWidth((high, low))
    let isUp = remainder >= (sampleCount + 1) / 2
    return start + Microseconds(isUp ? quotient + 1 : quotient)
  }

  var isDone: Bool { next > sampleCount }

  /// The fraction of the movement at the next sample, 0…1.
  var progress: Double {
    let t = Double(next) / Double(sampleCount)
    switch ease {
    case .linear: return t
    case .smooth: return t * t * (3 - 2 * t)
    case .simpleCurve:
      let quarter = 3.141592653589793 / 2
      return Sine.of(Sine.of(t * quarter) * t * quarter)
    }
  }

  /// The position of the next sample.
  var nextPoint: Point {
    if next >= sampleCount { return target }
    let step = target - from
    return Point(x: from.x + step.x * progress, y: from.y + step.y * progress)
  }
}
