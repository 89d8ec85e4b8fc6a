import DragSessions
import Machines

/// The state of a host's seat.
struct SeatState: Hashable, Sendable {
  /// The collection that contains the items of other programs while a session knows them.
  let externalView: ViewID
  /// The state of its system's drag.
  var machine = Machine<HostSeat>(HostSeat.Context())
  /// The system's description of the drag that is inside.
  var drag = HostDrag()
  /// The counter for items without a name.
  var itemCount: UInt32 = 0

  init(externalView: ViewID) {
    self.externalView = externalView
  }

  /// The session of another program's drag, while it is inside and was not dropped.
  var foreignSession: SessionID? { machine.context.foreignSession }

  /// True if a drag is inside whose session continues.
  var isInside: Bool {
    switch machine.state {
    case .unplaced, .placed: true
    case .away, .over, .dropped: false
    }
  }
}

extension StageState {
  /// The session of the drag inside a seat, or else of the drag that it carries, or nil.
  func hosted(by seat: PointerID) -> SessionID? {
    guard pointers.indices.contains(seat.index), let host = pointers[seat.index].seat else {
      return nil
    }
    return (host.foreignSession ?? pointers[seat.index].session).flatMap { live($0) }
  }

  /// Returns true if a drag is owned by a host and not at a known point inside.
  // Every move asks: a call would get a copy of the whole state.
  @inline(__always)
  func isAway(_ session: SessionID) -> Bool {
    // A dropped drag stays at its position until its list has arrived.
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
