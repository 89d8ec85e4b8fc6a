public import CollectionModel
public import DragGeometry

extension Stage {
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
  ///   - mode: The mapping of reloads (B6).
  /// - Returns: The map of items and sections (B18).
  /// - Throws: ``StageError/batchRefused(_:_:)`` with the first error and with all errors; or an
  ///   error for a placeholder that would change its index, an item of another collection of its
  ///   store, an order that is too large to lay out, or a view that is not a collection; nothing
  ///   has changed then.
  @discardableResult
  public func performBatch(
    _ batch: BatchUpdate,
    in view: ViewID,
    inserting items: [Slot: String] = [:],
    sections: [Int: [String]] = [:],
    counts: [Int]? = nil,
    mode: BatchMode = .exact
  ) throws(StageError) -> IndexMap {
    let map = try core.carryOut(
      batch, in: view, inserting: items, sections: sections, counts: counts, mode: mode)
    if batch.reloadsData { try reloadData(view, sections: nil) }
    finishChange()
    return map
  }
}
