/// A row of a machine's table, in one cell.
package struct MachineTransition: Hashable, Sendable {
  /// The machines of a stage, by the names of their types.
  package enum Table: String, Hashable, Sendable, CaseIterable {
    /// The gesture of a pointer.
    case gesture = "Gesture"
    /// A drag session.
    case session = "DragSession"
    /// A drop session: one destination in a drag.
    case visit = "DropSession"
    /// Spring-loading.
    case springLoad = "SpringLoad"
    /// The context menu.
    case menu = "ContextMenu"
    /// One load of an item.
    case load = "Load"
    /// The state of a system's drag at a seat.
    case seat = "HostSeat"
  }

  /// The table.
  package var table: Table
  /// The index of the row among those of all cells, from 0.
  package var index: Int

  /// Makes a row from its index.
  package init(_ table: Table, _ row: Int) {
    self.table = table
    index = row
  }
}
