package import Machines

extension DropSession {
  /// What happens to a visit.
  package enum Event: MachineEvent, BitwiseCopyable {
    /// The session asks whether the destination looks at the items of this version.
    case queried(version: UInt16)
    /// The drag comes in.
    case entered
    /// The drag stays inside, and something happened.
    case hovered
    /// The drag goes out.
    case left
    /// The drag was released here.
    case performRequested
    /// The drag is over.
    case sessionEnded
    /// The animations of the drop are done.
    case concluded
    /// The destination is gone.
    case lost
    /// The destination says, after a while, whether it has taken the items.
    case performFinished(isTaken: Bool)
    /// Whether the destination looks at the drag.
    case canHandleAnswered(Bool)
    /// The destination has proposed.
    case updateAnswered
    /// The destination has taken the items, or will say so later.
    case performAnswered(isDone: Bool)

    /// The kinds of event.
    package enum Kind: UInt8, IndexedEnum {
      /// The session asks whether the destination looks at the drag.
      case queried
      /// The drag comes in.
      case entered
      /// The drag stays inside.
      case hovered
      /// The drag goes out.
      case left
      /// The drag was released here.
      case performRequested
      /// The drag is over.
      case sessionEnded
      /// The animations of the drop are done.
      case concluded
      /// The destination is gone.
      case lost
      /// Whether the destination has taken the items is known, after a while.
      case performFinished
      /// Whether the destination looks at the drag is known.
      case canHandleAnswered
      /// The destination has proposed.
      case updateAnswered
      /// Whether the destination has taken the items is known.
      case performAnswered
    }

    /// The kind of the event.
    package var kind: Kind {
      switch self {
      case .queried: .queried
      case .entered: .entered
      case .hovered: .hovered
      case .left: .left
      case .performRequested: .performRequested
      case .sessionEnded: .sessionEnded
      case .concluded: .concluded
      case .lost: .lost
      case .performFinished: .performFinished
      case .canHandleAnswered: .canHandleAnswered
      case .updateAnswered: .updateAnswered
      case .performAnswered: .performAnswered
      }
    }
  }

  /// What a visit reports to its session.
  package enum Report: UInt8, Hashable, Sendable, BitwiseCopyable {
    /// The destination looks at the drag, which is not inside.
    case accepted
    /// The destination looks at the drag, which is inside.
    case kept
    /// The destination does not look at the drag.
    case declined
    /// The destination has proposed.
    case proposed
    /// The destination has taken the items.
    case performed
    /// The destination has refused the items that were dropped on it.
    case vetoed
  }

  /// Who speaks in an event of a kind; the session stands in the host's place.
  package static func source(of kind: Event.Kind) -> EventSource {
    switch kind {
    case .queried, .entered, .hovered, .left, .performRequested, .sessionEnded, .concluded,
      .lost, .performFinished:
      .host
    case .canHandleAnswered, .updateAnswered, .performAnswered: .answer
    }
  }
}
