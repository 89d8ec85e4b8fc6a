package import DragGeometry
package import Machines

extension Gesture {
  /// An event of a gesture.
  package enum Event: MachineEvent {
    /// The pointer went down.
    case pressed(Point)
    /// The pointer went down with a button that does not drag.
    case pressedAside
    /// The pointer moved, pressed or not.
    case moved(Point)
    /// The pointer went up at its last position.
    case released
    /// The system canceled the pointer.
    case cancelled
    /// The lift delay has passed.
    case liftDue
    /// The lift animation has ended.
    case liftEnded
    /// Another touch went down.
    case otherTouch
    /// There were items to lift.
    case itemsLifted
    /// There were no items to lift.
    case nothingLifted
    /// The drag that the pointer carries, or has lifted, is over for another reason.
    case dragOver

    /// The kinds of event.
    package enum Kind: UInt8, IndexedEnum {
      /// The pointer went down.
      case pressed
      /// The pointer went down with a button that does not drag.
      case pressedAside
      /// The pointer moved.
      case moved
      /// The pointer went up.
      case released
      /// The system canceled the pointer.
      case cancelled
      /// The lift delay has passed.
      case liftDue
      /// The lift animation has ended.
      case liftEnded
      /// Another touch went down.
      case otherTouch
      /// There were items to lift.
      case itemsLifted
      /// There were no items to lift.
      case nothingLifted
      /// The drag is over for another reason.
      case dragOver
    }

    /// The kind of the event.
    package var kind: Kind {
      switch self {
      case .pressed: .pressed
      case .pressedAside: .pressedAside
      case .moved: .moved
      case .released: .released
      case .cancelled: .cancelled
      case .liftDue: .liftDue
      case .liftEnded: .liftEnded
      case .otherTouch: .otherTouch
      case .itemsLifted: .itemsLifted
      case .nothingLifted: .nothingLifted
      case .dragOver: .dragOver
      }
    }

    var point: Point {
      switch self {
      case .pressed(let point), .moved(let point): point
      case .pressedAside, .released, .cancelled, .liftDue, .liftEnded, .otherTouch, .itemsLifted,
        .nothingLifted, .dragOver:
        preconditionFailure("no row reads a point from an event without one")
      }
    }
  }

  /// The source of events of a kind.
  package static func source(of kind: Event.Kind) -> EventSource {
    switch kind {
    case .pressed, .pressedAside, .moved, .released, .cancelled, .liftDue, .liftEnded, .otherTouch:
      .host
    case .itemsLifted, .nothingLifted: .answer
    case .dragOver: .report
    }
  }
}
