import DragGeometry

/// One touch of a hand at one time.
struct HIDTouch: Sendable {
  /// The phase of a touch.
  enum Phase: Sendable {
    case began, moved, stationary, ended, canceled

    init?(_ word: HIDWord) {
      switch word {
      case .began: self = .began
      case .moved: self = .moved
      case .stationary: self = .stationary
      case .ended: self = .ended
      case .canceled: self = .canceled
      default: return nil
      }
    }
  }

  /// The touching object: a finger or a stylus, by its id.
  struct Name: Hashable, Sendable {
    var id: Int
    var isStylus: Bool
  }

  var location: InputPosition
  var phase: Phase?
  var name = Name(id: 0, isStylus: false)
  var x = 0.0
  var y = 0.0

  var point: Point { Point(x: x, y: y) }
}

/// A hand at one time: the touches of an event.
struct HIDHand: Sendable {
  var location: InputPosition
  /// In microseconds from the stream's start.
  var time: Int64?
  var touches: [HIDTouch] = []

  /// Takes points of scrolled content for those of the screen.
  mutating func shift(by scroll: Point) {
    guard scroll != .zero else { return }
    for index in touches.indices {
      touches[index].x -= scroll.x
      touches[index].y -= scroll.y
    }
  }
}

/// An interpolated event: from one hand to another.
struct HIDWay: Sendable {
  /// The part of the way that is covered after a part of the time.
  enum Curve: Sendable {
    case linear, simpleCurve

    init?(_ word: HIDWord) {
      switch word {
      case .linear: self = .linear
      case .simpleCurve: self = .simpleCurve
      default: return nil
      }
    }
  }

  var curve = Curve.linear
  /// In seconds.
  var timestep = 0.016
  var start: HIDHand?
  var end: HIDHand?
}
