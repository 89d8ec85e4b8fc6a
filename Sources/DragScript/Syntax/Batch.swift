package import DragGeometry

/// Several changes of a collection's data at once, as `batch NAME CHANGE…` says them (B1).
///
/// What leaves, moves away or is shown again counts in the order before the batch, what comes or
/// moves in counts in the order after it.
package struct Batch: Hashable, Sendable {
  /// One change of a batch.
  package enum Change: Hashable, Sendable {
    /// `delete PLACE`.
    case deleteItem(Slot)
    /// `insert PLACE ID`.
    case insertItem(Slot, id: Name)
    /// `move PLACE to PLACE`.
    case moveItem(from: Slot, to: Slot)
    /// `reload PLACE`.
    case reloadItem(Slot)
    /// `delete-section N`.
    case deleteSection(Int)
    /// `insert-section N` or `insert-section N with ID…`: a section with these items.
    case insertSection(Int, ids: [Name])
    /// `move-section N to N`.
    case moveSection(from: Int, to: Int)
    /// `reload-section N`.
    case reloadSection(Int)
  }

  /// The collection.
  package var collection: Name
  /// The changes, in any order.
  package var changes: [Change] = []
  /// `uikit`: reloads find their places as the known versions of UIKit find them (B6).
  package var isCompatible = false
  /// `counts N…`: how many items each section has afterwards, where the application says so.
  package var counts: [Int]?
}
