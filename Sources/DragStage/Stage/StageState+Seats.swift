import DragSessions
import Machines

// What the seats of hosts know of the drags that are inside of them.
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
