import CollectionModel
import DragGeometry
import DragItems
import DragSessions

// The changes of a collection's data, each with what it publishes.
extension StageData {
  /// Changes a collection's data in one step, also during a drag.
  ///
  /// The edits are applied one after the other, with indices that include placeholders, which keep
  /// their position among the items (CONTRACT-79).
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
    try checkFree(map.inserted.lazy.compactMap { items[$0] }, at: view)
    // The caller reloads the collection.
    guard !batch.reloadsData else { return map }
    scene[view].collection = content
    for change in BatchTrace(map, from: before, to: content.order, of: view).changes {
      publish(change, session: nil)
    }
    return map
  }

  /// Gives a row of a collection the identity of an item, and its provider with it; an item without a place has one then.
  ///
  /// - Throws: An error if the collection, or another one of its store, has the item; nothing has changed then.
  mutating func rename(_ row: ItemReference, to item: DragItem) throws(StageError) {
    let view = row.view
    guard var content = scene[view].collection, let slot = content.order.slot(of: row.item) else {
      throw .unknownItem(catalog.names[row.item])
    }
    guard !content.order.contains(item.item) else { throw .itemTaken(catalog.names[item.item]) }
    try checkFree(CollectionOfOne(catalog.names[item.item]), at: view)
    content.rename(row.item, to: item.item)
    scene[view].collection = content
    let gap = GapIndex(section: slot.section, item: slot.item)
    leave(item, session: nil)
    publish(.deleted(row.item, view, gap), session: nil)
    publish(.inserted(item.item, view, gap), session: nil)
    let provider = catalog.providers[row]
    if !provider.representations.isEmpty {
      catalog.providers[ItemReference(view: view, item: item.item)] = provider
    }
  }

  /// Replaces a placeholder with an item that is not in the collection.
  ///
  /// The session is the one that brings the item, or nil for a change of the application.
  mutating func fill(_ placeholder: PlaceholderID, with item: ItemID, session: SessionID?) {
    guard let gap = scene.gap(of: placeholder) else { return }
    scene.change(placeholder) { content in
      (try? content.replace(placeholder.stand, with: item)) != nil
    }
    publish(.committed(item, placeholder.view, gap), session: session)
  }

  /// Removes a placeholder: it is deleted, or discarded with the data around it.
  ///
  /// The session is the one that it came with, or nil for a change of the application.
  mutating func extract(
    _ placeholder: PlaceholderID, as callback: Callback = .placeholderDelete, session: SessionID?
  ) {
    guard let gap = scene.gap(of: placeholder), let item = scene.standIn(placeholder)?.item else {
      return
    }
    scene.change(placeholder) { content in
      var order = content.order
      guard let slot = order.extract(placeholder.stand) else { return false }
      return content.take(order, without: [slot])
    }
    record(.called(callback, placeholder.view, .place(item.item, gap)), session: session)
  }

  /// The data with which a collection is reloaded.
  struct Reload {
    let view: ViewID
    let content: CollectionContent
    /// The items of each section.
    let sections: [[ItemID]]
    /// The items that the collection does not have any more.
    let gone: [ItemID]
  }

  /// Prepares the reload of a collection with other items, or nil for its present ones; placeholders are no part of it.
  ///
  /// - Throws: An error for a view that is not a collection, a name that occurs twice or in another collection of its store, or
  ///   data that is too large to lay out; nothing has changed then.
  mutating func reload(of view: ViewID, sections: [[String]]?) throws(StageError) -> Reload {
    guard var content = scene[view].collection else { throw .unknownItem(scene[view].name) }
    let before = content.sections
    guard stores[view] == nil || (sections?.count ?? before.count) == before.count else {
      throw .bound(scene[view].name)
    }
    // Data without items is one empty section, as after creation.
    let named = sections.map { $0.isEmpty ? [[]] : $0 }
    let new = named.map { $0.map { $0.map { catalog.names.item(named: $0) } } } ?? before
    do throws(SnapshotError<Int, ItemID>) {
      try content.keepingSight { content throws(SnapshotError<Int, ItemID>) in
        try content.reload(new)
      }
    } catch {
      throw .itemTaken(catalog.names.description(of: error))
    }
    if let failure = content.layoutFailure { throw .badLayout(failure) }
    if let named { try checkFree(named.joined(), at: view) }
    let kept = Set(new.joined())
    return Reload(
      view: view, content: content, sections: new,
      gone: before.joined().filter { !kept.contains($0) })
  }

  /// Replaces the data of a collection.
  mutating func perform(_ reload: Reload) {
    scene[reload.view].collection = reload.content
    publish(.reloaded(reload.view, sections: reload.sections, gone: reload.gone), session: nil)
  }
}
