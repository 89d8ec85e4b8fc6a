package import DragGeometry

/// One event of an observed list (S1…S7).
///
/// Positions before and after the change are labeled: `from` is before, `at` and `to` are after.
package enum ListEvent: Hashable, Sendable {
  /// A section was inserted; its rows came with it and have no events of their own.
  case sectionInserted(String, at: Int)
  /// A section was deleted with its rows.
  case sectionDeleted(String, from: Int)
  /// A row was inserted.
  case inserted(String, at: Slot)
  /// A row was deleted.
  case deleted(String, from: Slot)
  /// A row was moved; the two slots differ by more than the shift caused by other rows.
  case moved(String, from: Slot, to: Slot)
  /// The content of a row has changed, but not its order; the slots before and after may differ
  /// (S2).
  case updated(String, from: Slot, to: Slot)
}
