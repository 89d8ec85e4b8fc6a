public import DragGeometry

extension BatchUpdate {
  /// One change in a batch.
  public enum Operation: Hashable, Sendable {
    /// Deletes the item at a slot before the batch.
    case deleteItem(Slot)
    /// Inserts an item at a slot after the batch.
    case insertItem(Slot)
    /// Moves an item from a slot before the batch to a slot after it.
    case moveItem(from: Slot, to: Slot)
    /// Replaces the cell of the item at a slot before the batch (B6).
    case reloadItem(Slot)
    /// Reconfigures the cell of the item at a slot before the batch (D6).
    case reconfigureItem(Slot)
    /// Deletes a section, as an index before the batch, with its items.
    case deleteSection(Int)
    /// Inserts a section, as an index after the batch, with its items.
    case insertSection(Int)
    /// Moves a section with its items.
    case moveSection(from: Int, to: Int)
    /// Reloads a section, as an index before the batch; its items stay.
    case reloadSection(Int)
    /// Reloads all data (B11).
    case reloadData
  }
}
