import DragGeometry
import DragGestures
import DragSessions
import Machines

/// The state of a pointer: its gesture, its position, and its drag.
struct PointerState: Hashable, Sendable {
  var gesture: Machine<Gesture>
  var point = Point.zero
  /// The items under the press, as long as they can be lifted or tapped, or show their menu.
  var press = Press()
  /// The session that the pointer has lifted or carries.
  var session: SessionID?
  /// Its speed, if spring-loading needs it.
  var motion: Motion?
  /// The state of the system's own drags, if the pointer is a host's seat.
  var seat: SeatState?
}

/// The items that a press refers to.
struct Press: Hashable, Sendable {
  /// The item that is lifted or tapped.
  var lent: ItemReference?
  /// An item with a menu that lies in front of that one, in a view that does not allow dragging.
  var menu: ItemReference?
}
