import DragItems
import DragSessions

/// A drop as it begins.
struct BegunDrop {
  /// The position in force.
  let position: DropPosition?
  /// The item that it drops into, if any.
  let target: ItemID?
  /// The row that a table moves itself, if any (CONTRACT-45).
  let row: ItemID?
}
