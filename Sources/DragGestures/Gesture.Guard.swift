import Machines

extension Gesture {
  /// The guards of a gesture's transitions.
  package enum Guard: UInt8, EventReader {
    /// The pointer has left the slop, and lifts at once.
    case pullsAway
    /// The pointer has left the slop.
    case strays
    /// The lift takes time.
    case liftTakesTime
    /// Another touch ends the lift.
    case yields

    /// The kinds whose payload is read.
    package var reads: [Event.Kind]? {
      switch self {
      case .pullsAway, .strays: [.moved]
      case .liftTakesTime, .yields: nil
      }
    }
  }

  /// Returns true if the guard holds.
  package static func holds(_ condition: Guard, in context: Context, on event: Event) -> Bool {
    switch condition {
    case .pullsAway: context.tuning.liftsAtSlop && context.isBeyondSlop(event.point)
    case .strays: context.isBeyondSlop(event.point)
    case .liftTakesTime: context.tuning.liftTakesTime
    case .yields: context.tuning.yieldsToOtherTouch
    }
  }
}
