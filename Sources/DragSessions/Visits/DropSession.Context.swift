import Machines

extension DropSession {
  /// The extended state of a drop session: its destination, and the items' version it was queried
  /// with.
  package struct Context: Hashable, Sendable {
    /// The destination.
    package let destination: DestinationID
    /// The version of the items when the destination was last queried.
    var version: UInt16 = 0

    /// The context of a drop session whose destination has not been queried.
    package init(destination: DestinationID) {
      self.destination = destination
    }
  }

  /// The guards of a drop session's transitions.
  package enum Guard: UInt8, EventReader {
    /// The items changed since the destination was queried.
    case itemsChanged
    /// The answer is yes.
    case accepts
    /// The answer says that the destination has taken the items.
    case isDone
    /// The delayed result says that the destination has taken the items.
    case isTaken

    /// The kinds whose payload is read.
    package var reads: [Event.Kind]? {
      switch self {
      case .itemsChanged: [.queried]
      case .accepts: [.canHandleAnswered]
      case .isDone: [.performAnswered]
      case .isTaken: [.performFinished]
      }
    }
  }

  /// Returns true if the guard holds.
  @inline(__always)
  package static func holds(_ condition: Guard, in context: Context, on event: Event) -> Bool {
    switch condition {
    case .itemsChanged: event.version != context.version
    case .accepts, .isDone, .isTaken: event.flag
    }
  }
}

// The payloads that guards and actions read; see `DragSessionMachine.Event+Payload.swift`.
extension DropSession.Event {
  var version: UInt16 {
    guard case .queried(let version) = self else {
      preconditionFailure("no row reads a version from an event without one")
    }
    return version
  }

  var flag: Bool {
    if case .canHandleAnswered(let answer) = self { return answer }
    if case .performAnswered(let isDone) = self { return isDone }
    if case .performFinished(let isTaken) = self { return isTaken }
    preconditionFailure("no row reads a flag from an event without one")
  }
}
