import DragGestures
import DragSessions
import Machines

/// The context menu of a stage, and whose it is.
struct MenuState: Hashable, Sendable {
  var machine = Machine<ContextMenu>(ContextMenu.Context())
  /// What the menu belongs to, while one is shown or asked for.
  var subject: Subject?

  /// The item of a menu, and how it was lifted.
  struct Subject: Hashable, Sendable {
    let item: ItemReference
    let pointer: PointerID
    /// The session that the lift made, or nil where it found no items.
    let session: SessionID?
  }
}
