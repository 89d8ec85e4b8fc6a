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
