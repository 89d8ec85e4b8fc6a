import DragSessions
import DragStage

/// The stage that the drags of a test reached.
enum DragReach: Int, Hashable, Sendable, Comparable {
  case nothing
  case lifted
  case begun
  case ended

  static func < (left: DragReach, right: DragReach) -> Bool { left.rawValue < right.rawValue }

  /// The stage that a trace line indicates.
  init(_ entry: TraceEntry) {
    guard case .called(let callback, _, _) = entry.event else {
      self = .nothing
      return
    }
    switch callback {
    case .willLift: self = .lifted
    // A drag of another program begins when it enters.
    case .willBegin, .enter: self = .begun
    case .willEnd, .perform, .moveRow: self = .ended
    default: self = .nothing
    }
  }
}
