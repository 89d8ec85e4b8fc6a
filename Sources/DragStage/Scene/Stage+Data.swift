import CollectionLayout
public import CollectionModel
public import DragGeometry
public import DragItems
public import DragSessions

/// The changes of data that an application makes, and the removal of views.
extension Stage {
  /// Inserts new items into a collection's data, also during a drag.
  ///
  /// - Parameters:
  ///   - items: The names of the new items, each once.
  ///   - gap: The target gap, including placeholders.
  ///   - view: The collection.
  /// - Throws: An error for an item that exists already or is in another collection of its store, a
  ///   gap past the end, or a view that is not a collection.
  public func insert(_ items: [String], at gap: GapIndex, in view: ViewID) throws(StageError) {
    try core.data.checkFree(items, at: view)
    try core.update(view, [.insert(items, at: gap)])
    finishChange()
  }

  /// Moves items within a collection's data, also during a drag.
  ///
  /// - Parameters:
  ///   - items: The items, each once; they are inserted as one run in this order (M2).
  ///   - gap: The target gap, in the order before the move, including placeholders.
  ///   - view: The collection.
  /// - Throws: An error for an item that is missing or given twice, a gap past the end, or a view
  ///   that is not a collection.
  public func move(_ items: [ItemID], to gap: GapIndex, in view: ViewID) throws(StageError) {
    try core.update(view, [.move(items, to: gap)])
    finishChange()
  }

  /// Deletes an item from a view's data, also during a drag.
  ///
  /// - Parameter item: The item.
  /// - Throws: An error if the item does not exist.
  public func delete(_ item: ItemReference) throws(StageError) {
    guard core.data.scene[item.view].holds(item.item) else {
      throw .unknownItem(core.data.catalog.names[item.item])
    }
    core.changeData { data in
      data.remove([DragItem(item: item.item, origin: item.view)], session: nil)
    }
    core.contentChanged(isPublished: true)
    finishChange()
  }

  /// Applies a batch to a collection's data, also during a drag (B19).
  ///
  /// Indices include placeholders, because they are between the items (M10), but an application may
  /// not delete or move a placeholder. The stage refers to items by id, so drags, placeholders and
  /// pending drops follow theirs; the destination of each drag is resolved again from its pointer.
  /// An item that was removed is not dropped, and a drag without items is canceled. A batch that
  /// reloads all data is equivalent to ``reload(_:sections:)``, and its other operations are
  /// ignored (B11).
  ///
  /// O(k log n + s) for k changes of n items in s sections.
  ///
  /// - Parameters:
  ///   - batch: The changes.
  ///   - view: The collection.
  ///   - items: The names of the items for the indices that the batch inserts, after it.
  ///   - sections: The names of the items of each inserted section, by its index after the batch.
  ///   - counts: The number of items of each section of the application after the batch; by default
  ///     those that the batch leads to, which always add up (B12).
  /// - Returns: The map of items and sections (B18).
  /// - Throws: ``StageError/batchRejected(_:)`` with the first error and with all errors; or an
  ///   error for a placeholder that would change its index, an item of another collection of its
  ///   store, an order that is too large to lay out, or a view that is not a collection; nothing
  ///   has changed then.
  @discardableResult
  public func performBatch(
    _ batch: BatchUpdate,
    in view: ViewID,
    inserting items: [Slot: String] = [:],
    sections: [Int: [String]] = [:],
    counts: [Int]? = nil
  ) throws(StageError) -> IndexMap {
    try performBatch(
      batch, in: view, inserting: items, sections: sections, counts: counts, mode: .exact)
  }

  /// Performs a batch as above, with a mapping of reloads (B6).
  @discardableResult
  package func performBatch(
    _ batch: BatchUpdate,
    in view: ViewID,
    inserting items: [Slot: String] = [:],
    sections: [Int: [String]] = [:],
    counts: [Int]? = nil,
    mode: BatchMode
  ) throws(StageError) -> IndexMap {
    let map = try core.changeData { data throws(StageError) in
      try data.apply(
        batch, in: view, inserting: items, sections: sections, counts: counts, mode: mode)
    }
    if batch.reloadsData {
      try reloadData(view, sections: nil)
    } else {
      core.contentChanged(isPublished: true)
    }
    finishChange()
    return map
  }

  /// Reloads a collection's data, also during a drag.
  ///
  /// Its placeholders are discarded (CONTRACT-82); their loads continue, without a position for the
  /// data. Drags keep their items, and those whose pointer now refers to another position are
  /// updated. A reload with uncommitted updates is executed, and reported as
  /// ``ContractViolation/reloadUncommitted`` (CONTRACT-68). Data that a store keeps is loaded from
  /// there again.
  ///
  /// - Parameters:
  ///   - view: The collection.
  ///   - sections: The names of its items, each once; nil keeps the present ones.
  /// - Returns: The number of discarded placeholders.
  /// - Throws: An error for a view that is not a collection, a name that occurs twice or in another
  ///   collection of its store, or data that is too large to lay out; nothing has changed then.
  @discardableResult
  public func reload(_ view: ViewID, sections: [[String]]? = nil) throws(StageError) -> Int {
    let discarded = try reloadData(view, sections: sections)
    finishChange()
    return discarded
  }

  @discardableResult
  private func reloadData(_ view: ViewID, sections: [[String]]?) throws(StageError) -> Int {
    let discarded = try core.reload(view, sections: sections)
    if sections == nil, let store = core.data.stores[view] {
      StoreCalls(stage: self).read(store, by: .program)
    }
    return discarded
  }

  /// Replaces a placeholder by a new item at its current gap (CONTRACT-80).
  ///
  /// - Parameters:
  ///   - placeholder: The placeholder, which is then removed.
  ///   - name: The name of the new item.
  /// - Returns: The gap of the item.
  /// - Throws: ``ContractViolation/placeholderOver`` if it was committed, deleted or discarded
  ///   before (CONTRACT-82), or an error if the collection, or another one of its store, has an
  ///   item with this name.
  @discardableResult
  public func commit(_ placeholder: PlaceholderID, as name: String) throws(StageError)
    -> GapIndex
  {
    let gap = try present(placeholder)
    let item = core.data.catalog.names.item(named: name)
    guard core.data.scene[placeholder.view].collection?.order.contains(item) == false else {
      throw .itemTaken(name)
    }
    try core.data.checkFree([name], at: placeholder.view)
    core.fill(placeholder, with: item, session: nil)
    finishChange()
    return gap
  }

  /// Deletes a placeholder without a change of the data (CONTRACT-81).
  ///
  /// - Parameter placeholder: The placeholder, which is then removed.
  /// - Throws: ``ContractViolation/placeholderOver`` if it was committed, deleted or discarded
  ///   before.
  public func delete(_ placeholder: PlaceholderID) throws(StageError) {
    _ = try present(placeholder)
    core.extract(placeholder, session: nil)
    finishChange()
  }

  private func present(_ placeholder: PlaceholderID) throws(StageError) -> GapIndex {
    guard let gap = core.data.scene.gap(of: placeholder) else {
      throw core.recordViolation(.placeholderOver, at: placeholder.view, session: nil)
    }
    return gap
  }

  /// Removes a view with all its nested views; its data and its name stay.
  ///
  /// A drag that was lifted from it continues and is notified of its end (contract 1.4); its origin
  /// has no frame to fly home to. A drag inside it loses its destination, which is not notified any
  /// more. Its loads are canceled, and its placeholders are discarded. Within a policy it happens
  /// after the current event, as every event does.
  ///
  /// - Parameter view: The view.
  /// - Throws: An error if the view does not exist.
  public func removeView(_ view: ViewID) throws(StageError) {
    guard core.data.scene.isPresent(view) else { throw .unknownName(core.data.scene[view].name) }
    perform(.removal(view))
  }

  /// Removes a destination or a source that was added to a view; the others are not affected.
  ///
  /// A drag that is inside loses it, and it receives no more notifications: a drop that it performs
  /// becomes a cancel, and its loads are canceled. The drag of a source goes on, and nothing more is
  /// asked about it. Within a policy it happens after the current event.
  ///
  /// - Parameter interaction: The destination or the source.
  /// - Throws: An error if it does not exist, or is a view's own.
  public func removeInteraction(_ interaction: DestinationID) throws(StageError) {
    guard interaction.ordinal > 0, core.isPresent(interaction) else {
      throw .unknownName(name(of: interaction))
    }
    perform(.interactionRemoval(interaction))
  }
}
