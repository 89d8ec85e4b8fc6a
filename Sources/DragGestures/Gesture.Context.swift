package import DragGeometry

extension Gesture {
  /// The parameters that distinguish the gestures of a pointer; fixed for the pointer's life.
  package struct Tuning: Hashable, Sendable {
    /// The distance that a pointer at rest may move, in points; a greater distance leaves the slop.
    package var slop: Double
    /// True if leaving the slop before the lift delay lifts at once, as with a mouse.
    package var liftsAtSlop: Bool
    /// True if the lift takes time, so that a drag cannot begin at once.
    package var liftTakesTime: Bool
    /// True if another touch before the begin ends the lift (the extended lift behavior).
    package var yieldsToOtherTouch: Bool

    /// Makes parameters; the defaults are those of a finger.
    package init(
      slop: Double = 10,
      liftsAtSlop: Bool = false,
      liftTakesTime: Bool = false,
      yieldsToOtherTouch: Bool = false
    ) {
      self.slop = slop
      self.liftsAtSlop = liftsAtSlop
      self.liftTakesTime = liftTakesTime
      self.yieldsToOtherTouch = yieldsToOtherTouch
    }
  }

  /// The extended state of a gesture: the origin of the slop, and the position of the pointer.
  package struct Context: Hashable, Sendable {
    /// The parameters of this pointer's gestures.
    package let tuning: Tuning
    /// The origin of the slop: the position of the press, and after the lift the position of the
    /// lift.
    package internal(set) var origin = Point.zero
    /// The position of the pointer, while a later row reads it.
    var point = Point.zero

    /// Makes the context of a pointer that has not been pressed.
    package init(tuning: Tuning) {
      self.tuning = tuning
    }

    func isBeyondSlop(_ point: Point) -> Bool {
      point.squaredDistance(to: origin) > tuning.slop * tuning.slop
    }
  }

  /// The effects of a gesture.
  package enum Effect: Hashable, Sendable {
    /// Start the lift delay.
    case startLiftDelay
    /// Stop the lift delay.
    case stopLiftDelay
    /// Start the lift animation.
    case startLiftAnimation
    /// Stop the lift animation.
    case stopLiftAnimation
    /// Lift the items under the press, and answer whether there were any.
    case lift
    /// The lift is canceled: lower the items.
    case cancelLift
    /// The drag begins at this point.
    case begin(Point)
    /// The drag moves to this point.
    case carry(Point)
    /// The drag is released at its current position.
    case drop
    /// The drag is canceled.
    case abandon
    /// The touch was a tap.
    case tap
  }
}
