package import DragGestures
package import DragItems
package import DragSessions
package import Machines

/// An internal error of the package: one of its machines rejected a message of another one.
///
/// No input causes one. The affected drag is stopped, and the stage continues.
public struct StageDefect: Hashable, Sendable {
  package let cause: Cause

  /// The machine that rejected a message, and the message.
  package enum Cause: Hashable, Sendable {
    /// A gesture rejected an event that its stage sent.
    case gesture(PointerID, Gesture.InvalidTransition)
    /// A drag session rejected an event or an answer.
    case drag(SessionID, DragError)
    /// A machine of a drag session rejected another one's message.
    case machines(SessionID, Defect)
    /// A spring-loading rejected an event.
    case spring(SessionID, SpringLoad.InvalidTransition)
    /// A load rejected an event.
    case load(Load.InvalidTransition)
    /// A seat rejected an event.
    case seat(PointerID, HostSeat.InvalidTransition)
    /// The context menu rejected an event.
    case menu(ContextMenu.InvalidTransition)
  }
}
