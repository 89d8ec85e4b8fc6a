import CollectionModel
import DragGeometry
import DragItems

extension StageCore {
  /// Changes a collection's data in one step, also during a drag.
  ///
  /// The edits are applied one after the other, with indices that include placeholders, which keep
  /// their position among the items (CONTRACT-79). Drags are updated once, after the last edit.
  ///
  /// - Throws: An error for a view that is not a collection, an item that exists already or does
  ///   not exist, or a gap past the end; nothing has changed then.
  mutating func update(_ view: ViewID, _ edits: [DataEdit]) throws(StageError) {
    guard var content = scene[view].collection else { throw .unknownItem(scene[view].name) }
    let changes = try content.keepingSight { content throws(StageError) in
      var changes: [DataChange] = []
      for edit in edits {
        changes += try edit.apply(to: &content, of: view, naming: &catalog.names)
      }
      return changes
    }
    scene[view].collection = content
    for change in changes { publish(change, session: nil) }
    for case .move(let items, _) in edits { stores.mark(run: items, in: view) }
    contentChanged(isPublished: true)
  }

  /// Notes a change of the data: stores are notified at once, and drags when the change is
  /// complete.
  ///
  /// The hysteresis of a drag is reset, because its position referred to the data before the
  /// change.
  ///
  /// - Parameter isPublished: True if every item that has come or gone was published: then a drag does not look through all
  ///   of its items.
  mutating func contentChanged(isPublished: Bool = false) {
    flushStoreChanges()
    shownDataChanged(isPublished: isPublished)
  }

  /// Applies a batch to a collection's data.
  mutating func apply(
    _ batch: BatchUpdate, in view: ViewID, inserting items: [Slot: String] = [:],
    sections: [Int: [String]] = [:], counts: [Int]? = nil, mode: BatchMode = .exact
  ) throws(StageError) -> IndexMap {
    guard var content = scene[view].collection else { throw .unknownItem(scene[view].name) }
    let kind: CollectionKind = scene[view].options.movesRows ? .table : .collection
    let before = content.order
    let map: IndexMap
    do throws(BatchApplicationError<Int, ItemID>) {
      map = try content.apply(
        batch.reloadsData ? BatchUpdate() : batch,
        inserting: items.mapValues { catalog.names.item(named: $0) },
        sections: sections.mapValues { $0.map { catalog.names.item(named: $0) } },
        counts: batch.reloadsData ? nil : counts, mode: mode)
    } catch {
      if case .invalid(let failure) = error {
        record(.batchRejected(view, failure.first, kind), session: nil)
      }
      throw .batchRejected(StageError.Cause(.batch(error, kind)))
    }
    if let failure = content.layoutFailure { throw .badLayout(failure) }
    if let stand = content.placeholderLeaving(by: map, before) {
      throw .unknownItem(catalog.names[stand])
    }
    // The sections of a bound collection are the lists of its store.
    guard stores[view] == nil || map.keepsSections else { throw .bound(scene[view].name) }
    try stores.checkFree(
      map.inserted.lazy.compactMap { items[$0] }, at: view, in: scene, catalog.names)
    // The caller reloads the collection.
    guard !batch.reloadsData else { return map }
    scene[view].collection = content
    for change in BatchTrace(map, from: before, to: content.order, of: view).changes {
      publish(change, session: nil)
    }
    contentChanged(isPublished: true)
    return map
  }
}
