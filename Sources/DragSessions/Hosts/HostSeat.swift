package import Machines

/// Where a drag that a system owns stands with one of its seats, as far as the system has reported.
///
/// A seat knows one drag at a time. The session of a drag that another program has begun is its
/// *foreign session*, from the entry until the drag leaves or is dropped; a drag of our own has none.
package enum HostSeat: MachineDefinition {
  /// The states of a seat.
  package enum State: UInt8, IndexedEnum {
    /// Nothing is over our views.
    case away
    /// A drag is over them, and where is not known yet.
    case unplaced
    /// A drag is over them, at the seat's point.
    case placed
    /// A drag is over them whose session has ended: what becomes of it says nothing.
    case over
    /// A drag was dropped.
    case dropped
  }

  /// What a system reports about its drag, and the stage about the session.
  package enum Event: MachineEvent {
    /// A drag comes in.
    case entered
    /// Another program has begun the drag that has come in, and this is its session.
    case foreignBegan(SessionID)
    /// The drag is at a point.
    case moved
    /// The system says something about the drag that is inside: what it offers, whose it is, what it holds.
    case described
    /// The drag goes out.
    case left
    /// The drag is dropped.
    case dropped
    /// The system says at the source that its drag has ended.
    case ended
    /// The session of the drag inside is over, or there is none any more.
    case sessionOver(SessionID?)

    /// The kinds of event.
    package enum Kind: UInt8, IndexedEnum {
      /// A drag comes in.
      case entered
      /// Its session is that of another program's drag.
      case foreignBegan
      /// It is at a point.
      case moved
      /// Something is said about it.
      case described
      /// It goes out.
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

    /// Nothing is read.
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

  /// What a seat remembers.
  package struct Context: Hashable, Sendable {
    /// The session of another program's drag, as long as it is inside and was not dropped.
    package var foreignSession: SessionID?
    /// The session that ended while its drag is still inside.
    package var endedSession: SessionID?

    /// The memory of a seat that no drag has come to.
    package init() {}
  }

  /// A seat has no effects: the stage reads the state after each event.
  package typealias Effect = Action

  /// The state in which every seat begins.
  package static let initial = State.away

  /// A seat rests in every state, and never ends.
  package static func stateKind(of state: State) -> StateKind<Event.Kind> { .stable }

  /// Everything comes from the host, or from the stage for it.
  package static func source(of kind: Event.Kind) -> EventSource { .host }

  /// The table, in the order of the story.
  package static let transitionGroups = [visitRows, endRows]

  /// The table, packed.
  package static let transitionTable = TransitionTable(packing: transitionGroups)

  /// Whether a condition holds.
  package static func holds(_ condition: Guard, in context: Context, on event: Event) -> Bool {
    context.foreignSession != nil
  }

  /// Remembers and forgets; nothing is put out.
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
