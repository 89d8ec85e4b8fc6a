public import Foundation
import CollectionModel

extension UITableView {
  /// Reads the data source again, at the next look at the data.
  public func reloadData() { list.reload() }

  /// Makes the cells of rows again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    list.change(indexPaths.compactMap { $0.slot.map { .reloadItem($0) } })
  }

  /// Shows new rows, which the data source has already.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    list.change(indexPaths.compactMap { $0.slot.map { .insertItem($0) } })
  }

  /// Takes rows away, which the data source has no longer.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    list.change(indexPaths.compactMap { $0.slot.map { .deleteItem($0) } })
  }

  /// Moves a row, which the data source has moved already.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let source = indexPath.slot, let target = newIndexPath.slot else { return }
    list.change([.moveItem(from: source, to: target)])
  }

  /// Makes the cells of sections again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    list.change(sections.map { .reloadSection($0) })
  }

  /// Shows new sections, which the data source has already.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    list.change(sections.map { .insertSection($0) })
  }

  /// Takes sections away, which the data source has no longer.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    list.change(sections.map { .deleteSection($0) })
  }

  /// Moves a section, which the data source has moved already.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    list.change([.moveSection(from: section, to: newSection)])
  }

  /// Makes several changes together; the counts are compared at the end of the outermost block.
  ///
  /// The block runs at once, so it does not escape: it may change values without `self`.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    list.batch(completion: completion, updates)
  }

  /// Compares the counts with those of the data source, without a change.
  public func performBatchUpdates(_ updates: Never?, completion: ((Bool) -> Void)? = nil) {
    list.batch(completion: completion) {}
  }

  /// Opens a batch.
  public func beginUpdates() { list.begin() }

  /// Closes a batch; the counts are compared when the outermost is closed.
  public func endUpdates() { list.end() }
}
