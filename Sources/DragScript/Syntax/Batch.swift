package import DragGeometry

/// Several changes of a collection's data at once, `batch NAME CHANGE…` (B1).
///
/// Deletes, reloads and the origins of moves use indices before the batch; inserts and the
/// destinations of moves use indices after it.
package struct Batch: Equatable, Sendable {
  /// One change of a batch.
  package enum Change: Equatable, Sendable {
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
  /// `uikit`: reloads use the indices that current UIKit versions use (B6).
  package var isCompatible = false
  /// `counts N…`: the number of items in each section afterwards, if the application gives it.
  package var counts: [Int]?
}
