import DragGeometry
import DragGestures
import DragSessions
import Machines

/// A pointer: its gesture, where it is, and what it does.
struct PointerState: Hashable, Sendable {
  var gesture: Machine<Gesture>
  var point = Point.zero
  /// What lay under the press, as long as it can be lifted or tapped, or show its menu.
  var press = Press()
  /// The session that the pointer has lifted or carries.
  var session: SessionID?
  /// How fast it went, where anything depends on that.
  var motion: Motion?
  /// What a system tells of its own drags here, where the pointer is a host's seat.
  var seat: SeatState?
}

/// What a press takes hold of.
struct Press: Hashable, Sendable {
  /// The item that is lifted or tapped.
  var lent: ItemReference?
  /// An item that lies in front of that one in a view that lends nothing, and that has a menu.
  var menu: ItemReference?
}
