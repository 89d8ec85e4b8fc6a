import Machines

extension DropSession {
  /// What a visit remembers: whose it is, and which items it was asked about.
  package struct Context: Hashable, Sendable {
    /// The destination.
    package let destination: DestinationID
    /// The version of the items when the destination was asked last.
    var version: UInt16 = 0

    /// The context of a drop session whose destination has not been queried.
    package init(destination: DestinationID) {
      self.destination = destination
    }
  }

  /// The conditions of a visit's rows.
  package enum Guard: UInt8, EventReader {
    /// The items changed since the destination was asked.
    case itemsChanged
    /// The answer is yes.
    case accepts
    /// The destination has taken the items already.
    case isDone
    /// The destination has taken the items at last.
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

  /// Whether a condition holds.
  package static func holds(_ condition: Guard, in context: Context, on event: Event) -> Bool {
    switch condition {
    case .itemsChanged: event.version != context.version
    case .accepts, .isDone, .isTaken: event.flag
    }
  }
}

// What the guards and actions read; see the note at the session's events.
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
