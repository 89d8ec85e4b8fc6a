package import Machines

/// The state of a system-owned drag at one of its seats, as far as the system has reported it.
///
/// A seat knows one drag at a time. The session of a drag that another program has begun is its
/// *foreign session*, from the entry until the drag leaves or is dropped; a drag of our own has none.
package enum HostSeat: MachineDefinition {
  /// The states of a seat.
  package enum State: UInt8, IndexedEnum {
    /// Nothing is over our views.
    case away
    /// A drag is over them, at an unknown point.
    case unplaced
    /// A drag is over them, at the seat's point.
    case placed
    /// A drag is over them whose session has ended; events about it are ignored.
    case over
    /// A drag was dropped.
    case dropped
  }

  /// An event of a seat: reported by the system about its drag, or by the stage about the session.
  package enum Event: MachineEvent {
    /// A drag enters.
    case entered
    /// Another program started the drag that has entered; this is its session.
    case foreignBegan(SessionID)
    /// The drag is at a point.
    case moved
    /// The system reports details of the drag: its offer, its source, its items.
    case described
    /// The drag leaves.
    case left
    /// The drag is dropped.
    case dropped
    /// The system reports to the source that its drag has ended.
    case ended
    /// The session of the drag has ended, or does not exist any more.
    case sessionOver(SessionID?)

    /// The kinds of event.
    package enum Kind: UInt8, IndexedEnum {
      /// A drag enters.
      case entered
      /// Its session is that of another program's drag.
      case foreignBegan
      /// It is at a point.
      case moved
      /// The system reports details of it.
      case described
      /// It leaves.
      case left
      /// It is dropped.
      case dropped
      /// It has ended at its source.
      case ended
      /// Its session is over.
      case sessionOver
    }

    /// The kind of the event.
    package var kind: Kind {
      switch self {
      case .entered: .entered
      case .foreignBegan: .foreignBegan
      case .moved: .moved
      case .described: .described
      case .left: .left
      case .dropped: .dropped
      case .ended: .ended
      case .sessionOver: .sessionOver
      }
    }
  }

  /// The conditions of the rows.
  package enum Guard: UInt8, EventReader {
    /// Another program has begun the drag inside.
    case hasForeignSession

    /// No payload is read.
    package var reads: [Event.Kind]? { nil }
  }

  /// The steps of the rows.
  package enum Action: UInt8, EventReader {
    /// Remember the foreign session.
    case keepForeignSession
    /// Forget the foreign session.
    case forgetForeignSession
    /// Remember the session that is over.
    case keepEndedSession
    /// Forget the session that is over.
    case forgetEndedSession

    /// The kinds whose payload is read.
    package var reads: [Event.Kind]? {
      switch self {
      case .keepForeignSession: [.foreignBegan]
      case .keepEndedSession: [.sessionOver]
      case .forgetForeignSession, .forgetEndedSession: nil
      }
    }
  }

  /// The extended state of a seat.
  package struct Context: Hashable, Sendable {
    /// The session of another program's drag, while it is inside and not dropped.
    package var foreignSession: SessionID?
    /// The ended session whose drag is still inside.
    package var endedSession: SessionID?

    /// Makes the context of a seat that no drag has entered.
    package init() {}
  }

  /// A seat has no effects: the stage reads its state after each event.
  package typealias Effect = Action

  /// The initial state.
  package static let initial = State.away

  /// Every state of a seat is stable; none is final.
  package static func stateKind(of state: State) -> StateKind<Event.Kind> { .stable }

  /// Every event comes from the host, or from the stage on its behalf.
  package static func source(of kind: Event.Kind) -> EventSource { .host }

  /// All transitions, by group.
  package static let transitionGroups = [visitRows, endRows]

  /// The rows by cell.
  package static let transitionTable = TransitionTable(packing: transitionGroups)

  /// Returns true if the guard holds.
  package static func holds(_ condition: Guard, in context: Context, on event: Event) -> Bool {
    context.foreignSession != nil
  }

  /// Updates the context; produces no effects.
  package static func carryOut(
    _ action: Action, in context: inout Context, on event: Event, into effects: inout [Effect]
  ) {
    switch action {
    case .keepForeignSession:
      if case .foreignBegan(let session) = event { context.foreignSession = session }
    case .forgetForeignSession: context.foreignSession = nil
    case .keepEndedSession:
      if case .sessionOver(let session) = event { context.endedSession = session }
    case .forgetEndedSession: context.endedSession = nil
    }
  }
}
