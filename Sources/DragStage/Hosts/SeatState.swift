import DragSessions
import Machines

/// What a seat of a host has come to.
struct SeatState: Hashable, Sendable {
  /// The collection where the items of other programs stand while a session knows them.
  let externalView: ViewID
  /// Where the drag of its system stands.
  var machine = Machine<HostSeat>(HostSeat.Context())
  /// What the system said of the drag that is inside.
  var drag = HostDrag()
  /// What items without a name are numbered by.
  var itemCount: UInt32 = 0

  init(externalView: ViewID) {
    self.externalView = externalView
  }

  /// The session of another program's drag, as long as it is inside and was not dropped.
  var foreignSession: SessionID? { machine.context.foreignSession }

  /// Whether a drag is inside whose session goes on.
  var isInside: Bool {
    switch machine.state {
    case .unplaced, .placed: true
    case .away, .over, .dropped: false
    }
  }
}

extension StageState {
  /// The session that a seat has inside, or else carries, or nil.
  func hosted(by seat: PointerID) -> SessionID? {
    guard pointers.indices.contains(seat.index), let host = pointers[seat.index].seat else {
      return nil
    }
    return (host.foreignSession ?? pointers[seat.index].session).flatMap { live($0) }
  }

  /// Whether a drag is a host's, and not at a known point inside.
  func isAway(_ session: SessionID) -> Bool {
    // What was dropped stays where it is until its list has come.
    if drags[session].hostDrop?.list != nil { return false }
    let pointer = drags[session].pointer
    guard let seat = pointers[pointer.index].seat else { return false }
    return seat.machine.state != .placed
      || (seat.foreignSession ?? pointers[pointer.index].session) != session
  }
}

extension StageState {
  /// The state of a session that has not ended, or nil.
  func state(of session: SessionID) -> DragSessionMachine.State? {
    live(session).map { drags[$0].drag.session.state }
  }
}
