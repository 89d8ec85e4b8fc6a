import DragGeometry
import DragItems

/// A change that an application makes to a collection's data.
enum DataEdit: Hashable, Sendable {
  /// New items, by name, go into a gap.
  case insert([String], at: GapIndex)
  /// Items go.
  case delete([ItemID])
  /// Items gather as one run at a gap, which counts in the order before (M1–M6).
  case move([ItemID], to: GapIndex)
}

extension GapIndex {
  /// Whether the gap is one of the two beside an item's place.
  func touches(_ slot: Slot) -> Bool {
    slot.section == section && (item == slot.item || item == slot.item + 1)
  }
}
