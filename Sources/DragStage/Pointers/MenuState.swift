import DragGestures
import DragSessions
import Machines

/// The context menu of a stage, and its subject.
struct MenuState: Hashable, Sendable {
  var machine = Machine<ContextMenu>(ContextMenu.Context())
  /// The subject of the menu, while it is shown or queried.
  var subject: Subject?

  /// The item whose menu is shown, or nil.
  var shown: ItemReference? {
    switch machine.state {
    case .hidden, .asking: nil
    case .shown, .open: subject?.item
    }
  }

  /// The item of a menu, and its session and pointer.
  struct Subject: Hashable, Sendable {
    let item: ItemReference
    let pointer: PointerID
    /// The session of the lift, or nil if it found no items.
    let session: SessionID?
  }
}
