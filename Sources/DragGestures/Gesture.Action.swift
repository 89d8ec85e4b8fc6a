import DragGeometry
import Machines

extension Gesture {
  /// The actions of a gesture's transitions.
  package enum Action: UInt8, EventReader {
    /// Store the press: the slop is measured from it.
    case notePress
    /// Store the position of the pointer.
    case notePoint
    /// Measure the slop from the position of the pointer from now on.
    case noteLiftPlace
    /// Clear what no later row reads.
    case forget
    /// Start the lift delay.
    case startLiftDelay
    /// Stop the lift delay.
    case stopLiftDelay
    /// Start the lift animation.
    case startLiftAnimation
    /// Stop the lift animation.
    case stopLiftAnimation
    /// Ask for a lift.
    case lift
    /// Cancel the lift.
    case cancelLift
    /// Begin the drag at the new position of the pointer.
    case begin
    /// Begin the drag at the position where the pointer left the slop.
    case beginAtPoint
    /// Move the drag.
    case carry
    /// Release the drag.
    case drop
    /// Cancel the drag.
    case abandon
    /// Report a tap.
    case tap

    /// The kinds whose payload is read.
    package var reads: [Event.Kind]? {
      switch self {
      case .notePress: [.pressed]
      case .notePoint, .begin, .carry: [.moved]
      case .noteLiftPlace, .forget, .startLiftDelay, .stopLiftDelay, .startLiftAnimation,
        .stopLiftAnimation, .lift, .cancelLift, .beginAtPoint, .drop, .abandon, .tap:
        nil
      }
    }
  }

  /// Carries out one action of a row.
  @inline(__always)
  package static func carryOut(
    _ action: Action,
    in context: inout Context,
    on event: Event,
    into effects: inout [Effect]
  ) {
    switch action {
    case .notePress:
      context.origin = event.point
      context.point = event.point
    case .notePoint: context.point = event.point
    case .noteLiftPlace:
      context.origin = context.point
      context.point = .zero
    case .forget:
      context.origin = .zero
      context.point = .zero
    case .startLiftDelay: effects.append(.startLiftDelay)
    case .stopLiftDelay: effects.append(.stopLiftDelay)
    case .startLiftAnimation: effects.append(.startLiftAnimation)
    case .stopLiftAnimation: effects.append(.stopLiftAnimation)
    case .lift: effects.append(.lift)
    case .cancelLift: effects.append(.cancelLift)
    case .begin: effects.append(.begin(event.point))
    case .beginAtPoint: effects.append(.begin(context.point))
    case .carry: effects.append(.carry(event.point))
    case .drop: effects.append(.drop)
    case .abandon: effects.append(.abandon)
    case .tap: effects.append(.tap)
    }
  }
}
