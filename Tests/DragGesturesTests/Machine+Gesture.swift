import DragGeometry
import DragGestures
import Machines
import TestSupport

extension Point {
  /// Where the tests press.
  static let press = Point(x: 100, y: 200)
  /// As far from the press as the slop reaches, and not beyond.
  static let atSlop = Point(x: 106, y: 208)
  /// The nearest place to the right of the slop.
  static let beyondSlop = Point(x: (110.0).nextUp, y: 200)
}

extension Gesture.Tuning {
  static let finger = Gesture.Tuning()
  static let mouse = Gesture.Tuning(liftsAtSlop: true)
  static let slow = Gesture.Tuning(liftTakesTime: true)
  static let extended = Gesture.Tuning(liftTakesTime: true, yieldsToOtherTouch: true)
}

extension Gesture.Event {
  /// One of each kind, in their order.
  static let ofEachKind: [Gesture.Event] = [
    .pressed(.press), .pressedAside, .moved(.beyondSlop), .released, .cancelled, .liftDue,
    .liftEnded, .otherTouch, .itemsLifted, .nothingLifted, .dragOver,
  ]
}

extension Machine<Gesture> {
  /// A gesture in a state, reached by events; the tuning must be one that can reach it.
  static func reaching(
    _ state: Gesture.State, tuning: Gesture.Tuning = .slow
  ) throws(Gesture.InvalidTransition) -> Machine<Gesture> {
    var gesture = Machine<Gesture>(Gesture.Context(tuning: tuning))
    for event in path(to: state) { _ = try gesture.effects(of: event) }
    return gesture
  }

  private static func path(to state: Gesture.State) -> [Gesture.Event] {
    switch state {
    case .idle: []
    case .pressed: [.pressed(.press)]
    case .pulling: path(to: .pressed) + [.moved(.beyondSlop)]
    case .asking: path(to: .pressed) + [.liftDue]
    case .lifting: path(to: .asking) + [.itemsLifted]
    case .lifted: path(to: .lifting) + [.liftEnded]
    case .carrying: path(to: .lifted) + [.moved(.beyondSlop)]
    case .panned: path(to: .asking) + [.nothingLifted]
    }
  }
}
