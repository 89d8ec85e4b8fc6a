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
      for edit in edits { changes += try apply(edit, to: &content, of: view) }
      return changes
    }
    scene[view].collection = content
    for change in changes { publish(change, session: nil) }
    for case .move(let items, _) in edits { stores.mark(run: items, in: view) }
    contentChanged(isPublished: true)
  }

  private mutating func apply(
    _ edit: DataEdit, to content: inout CollectionContent, of view: ViewID
  ) throws(StageError) -> [DataChange] {
    var changes: [DataChange] = []
    switch edit {
    case .insert(let new, let gap):
      let items = new.map { names.item(named: $0) }
      try changing(&content) { order throws(SnapshotError<Int, ItemID>) in
        try order.insert(items, at: gap)
      }
      for (offset, item) in items.enumerated() {
        let place = GapIndex(section: gap.section, item: gap.item + offset)
        changes.append(.inserted(item, view, place))
      }
    case .delete(let items):
      for item in items {
        guard let slot = content.order.slot(of: item), !content.isPlaceholder(item) else {
          throw .unknownItem(names[item])
        }
        try changing(&content) { order throws(SnapshotError<Int, ItemID>) in
          try order.delete([item])
        }
        changes.append(.deleted(item, view, GapIndex(section: slot.section, item: slot.item)))
      }
    case .move(let items, let gap):
      if let stand = items.first(where: { content.isPlaceholder($0) }) {
        throw .unknownItem(names[stand])
      }
      let before = content.order
      try changing(&content) { order throws(SnapshotError<Int, ItemID>) in
        try order.move(items, to: gap)
      }
      changes = moves(of: items, to: gap, in: view, before: before)
    }
    return changes
  }

  /// The moves of a run, each with the indices at its time; none for an item that is in place
  /// already.
  private func moves(
    of items: [ItemID], to gap: GapIndex, in view: ViewID, before: Snapshot<Int, ItemID>
  ) -> [DataChange] {
    var order = before
    var gap = gap
    var changes: [DataChange] = []
    for item in items {
      if let slot = order.slot(of: item), !gap.touches(slot) {
        changes.append(.moved(item, view, gap))
        order.shift(item, to: gap)
      }
      gap = GapIndex(section: gap.section, item: (order.slot(of: item)?.item ?? gap.item) + 1)
    }
    return changes
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
        inserting: items.mapValues { names.item(named: $0) },
        sections: sections.mapValues { $0.map { names.item(named: $0) } },
        counts: batch.reloadsData ? nil : counts, mode: mode)
    } catch {
      if case .invalid(let failure) = error {
        record(.batchRejected(view, failure.first, kind), session: nil)
      }
      throw .batchRejected(StageError.Cause(.batch(error, kind)))
    }
    if let failure = content.layoutFailure { throw .badLayout(failure) }
    if let stand = content.placeholderLeaving(by: map, before) { throw .unknownItem(names[stand]) }
    // The sections of a bound collection are the lists of its store.
    guard stores[view] == nil || map.keepsSections else { throw .bound(scene[view].name) }
    try checkFree(map.inserted.lazy.compactMap { items[$0] }, at: view)
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
