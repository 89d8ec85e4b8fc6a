import DragGeometry
import Machines

extension Gesture {
  /// The steps of a gesture's rows.
  package enum Action: UInt8, EventReader {
    /// Remember the press: the slop is measured from it.
    case notePress
    /// Remember where the pointer is.
    case notePoint
    /// From now on measure the slop from where the pointer is.
    case noteLiftPlace
    /// Forget what no later row reads.
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
    /// Give the lift up.
    case cancelLift
    /// Begin the drag where the pointer has gone.
    case begin
    /// Begin the drag where the pointer was when it left the slop.
    case beginAtPoint
    /// Carry the drag along.
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

  /// Carries out one step of a row.
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
