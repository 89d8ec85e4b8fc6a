/// A row of a machine's table, as it stands in one cell.
package struct MachineTransition: Hashable, Sendable {
  /// The machines of a stage, by the names of their types.
  package enum Table: String, Hashable, Sendable, CaseIterable {
    /// One pointer's way from the press to a drag.
    case gesture = "Gesture"
    /// One drag.
    case session = "DragSession"
    /// One destination's part in a drag.
    case visit = "DropSession"
    /// A drag that rests until something opens.
    case springLoad = "SpringLoad"
    /// The menu on the same long press.
    case menu = "ContextMenu"
    /// One load of an item.
    case load = "Load"
    /// Where a system's drag stands with a seat.
    case seat = "HostSeat"
  }

  /// The table.
  package var table: Table
  /// Which word of the packed table it is, from 0.
  package var index: Int

  /// Makes a row from its place.
  package init(_ table: Table, _ index: Int) {
    self.table = table
    self.index = index
  }
}
