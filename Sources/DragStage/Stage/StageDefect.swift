package import DragGestures
package import DragItems
package import DragSessions
package import Machines

/// A mistake of the package's own: one of its machines rejected what another one sent.
///
/// No input causes one. The drag that it concerns is stopped, and the stage goes on.
public struct StageDefect: Hashable, Sendable {
  package let cause: Cause

  /// The machine that rejected something, and what it rejected.
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
