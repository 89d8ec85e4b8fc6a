import DragGeometry
import DragItems

/// A change that an application makes to a collection's data.
enum DataEdit: Hashable, Sendable {
  /// Inserts new items, by name, at a gap.
  case insert([String], at: GapIndex)
  /// Deletes items.
  case delete([ItemID])
  /// Moves items as one run to a gap, which refers to the order before (M1–M6).
  case move([ItemID], to: GapIndex)
}

extension GapIndex {
  /// True if the gap is one of the two beside an item.
  func touches(_ slot: Slot) -> Bool {
    slot.section == section && (item == slot.item || item == slot.item + 1)
  }
}
