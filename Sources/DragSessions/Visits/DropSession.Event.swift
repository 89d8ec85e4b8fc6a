package import Machines

extension DropSession {
  /// An event of a drop session.
  package enum Event: MachineEvent, BitwiseCopyable {
    /// The session queries whether the destination handles the items of this version.
    case queried(version: UInt16)
    /// The drag enters.
    case entered
    /// The drag exits.
    case left
    /// The drag was released here.
    case performRequested
    /// The drag is over.
    case sessionEnded
    /// The animations of the drop are done.
    case concluded
    /// The destination was removed.
    case lost
    /// The destination reports, after a delay, whether it has taken the items.
    case performFinished(isTaken: Bool)
    /// True if the destination handles the drag.
    case canHandleAnswered(Bool)
    /// The destination has taken the items, or will report later.
    case performAnswered(isDone: Bool)

    /// The kinds of event.
    package enum Kind: UInt8, IndexedEnum {
      /// The session queries whether the destination handles the drag.
      case queried
      /// The drag enters.
      case entered
      /// The drag exits.
      case left
      /// The drag was released here.
      case performRequested
      /// The drag is over.
      case sessionEnded
      /// The animations of the drop are done.
      case concluded
      /// The destination was removed.
      case lost
      /// The destination reported a delayed result.
      case performFinished
      /// The destination answered `canHandle`.
      case canHandleAnswered
      /// The destination answered `perform`.
      case performAnswered
    }

    /// The kind of the event.
    package var kind: Kind {
      switch self {
      case .queried: .queried
      case .entered: .entered
      case .left: .left
      case .performRequested: .performRequested
      case .sessionEnded: .sessionEnded
      case .concluded: .concluded
      case .lost: .lost
      case .performFinished: .performFinished
      case .canHandleAnswered: .canHandleAnswered
      case .performAnswered: .performAnswered
      }
    }
  }

  /// A report of a drop session to its session.
  package enum Report: UInt8, Hashable, Sendable, BitwiseCopyable {
    /// The destination accepts the drag, which is not inside it.
    case accepted
    /// The destination accepts the drag, which is inside it.
    case kept
    /// The destination declined the drag.
    case declined
    /// The destination has taken the items.
    case performed
    /// The destination rejected the items that were dropped on it.
    case vetoed
  }

  /// The source of events of a kind; the session takes the role of the host.
  package static func source(of kind: Event.Kind) -> EventSource {
    switch kind {
    case .queried, .entered, .left, .performRequested, .sessionEnded, .concluded,
      .lost, .performFinished:
      .host
    case .canHandleAnswered, .performAnswered: .answer
    }
  }
}
