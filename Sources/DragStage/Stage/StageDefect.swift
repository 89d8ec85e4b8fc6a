public import DragGestures
public import DragItems
public import DragSessions
public import Machines

/// A mistake of ours: something that a machine of ours refused to a machine of ours.
public enum StageDefect: Hashable, Sendable {
  /// A gesture refused an event of our own.
  case gesture(PointerID, Gesture.InvalidTransition)
  /// A drag refused an event or an answer of our own.
  case drag(SessionID, DragError)
  /// A machine of a drag refused another one's message.
  case machines(SessionID, Defect)
  /// A spring-loading refused an event of our own.
  case spring(SessionID, SpringLoad.InvalidTransition)
  /// A load refused an event of our own.
  case load(Load.InvalidTransition)
  /// A seat refused an event of our own.
  case seat(PointerID, HostSeat.InvalidTransition)
  /// The context menu refused an event of our own.
  case menu(ContextMenu.InvalidTransition)
}
