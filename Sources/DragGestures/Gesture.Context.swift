package import DragGeometry

extension Gesture {
  /// How a pointer's gestures are told apart; fixed for the pointer's life.
  package struct Tuning: Hashable, Sendable {
    /// How far a pointer may stray and still be at rest, in points; leaving means more than this.
    package var slop: Double
    /// Whether leaving the slop before the lift delay lifts at once, as with a mouse.
    package var liftsAtSlop: Bool
    /// Whether the lift takes time, so that a drag cannot begin at once.
    package var liftTakesTime: Bool
    /// Whether another touch before the begin ends the lift (the extended lift behavior).
    package var yieldsToOtherTouch: Bool

    /// Makes a tuning; the defaults are those of a finger.
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

  /// What a gesture remembers: where the slop is measured from, and where the pointer is.
  package struct Context: Hashable, Sendable {
    /// How this pointer's gestures are told apart.
    package let tuning: Tuning
    /// Where the slop is measured from: the press, and after the lift the place of the lift.
    package internal(set) var origin = Point.zero
    /// Where the pointer is, as long as a later row asks for it.
    var point = Point.zero

    /// Makes the memory of a pointer that has not been pressed.
    package init(tuning: Tuning) {
      self.tuning = tuning
    }

    func isBeyondSlop(_ point: Point) -> Bool {
      point.squaredDistance(to: origin) > tuning.slop * tuning.slop
    }
  }

  /// What a gesture puts out.
  package enum Effect: Hashable, Sendable {
    /// Start the lift delay.
    case startLiftDelay
    /// Stop the lift delay.
    case stopLiftDelay
    /// Start the lift animation.
    case startLiftAnimation
    /// Stop the lift animation.
    case stopLiftAnimation
    /// Lift what lies under the press, and answer whether there was anything.
    case lift
    /// The lift is given up: let the items down again.
    case cancelLift
    /// The drag begins here.
    case begin(Point)
    /// The drag moves here.
    case carry(Point)
    /// The drag is released where it is.
    case drop
    /// The drag is cancelled.
    case abandon
    /// The touch was a tap.
    case tap
  }
}
