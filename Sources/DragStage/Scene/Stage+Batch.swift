public import CollectionModel
public import DragGeometry

extension Stage {
  /// Changes a collection's data by a batch, as an application does, also under a running drag (B19).
  ///
  /// Places count placeholders, as they stand between the items (M10), but no placeholder is an
  /// application's to delete or to move. Everything that a stage keeps of items it keeps by their
  /// names, so that drags, placeholders and drops that wait go along with theirs; the destination of
  /// each drag is found again from its pointer. An item that has gone is not dropped, and a drag
  /// without any left is cancelled. A batch that reads all data again is a ``reload(_:sections:)``,
  /// and changes nothing else (B11).
  ///
  /// O(k log n + s) for k changes of n items in s sections.
  ///
  /// - Parameters:
  ///   - batch: The changes.
  ///   - view: The collection.
  ///   - items: The names of the items for the places that the batch inserts, after it.
  ///   - sections: The names of the items of each section that it inserts, by its index after it.
  ///   - counts: The number of items of each section that the application has after it; without them
  ///     those that the batch leads to, so that they cannot fail to add up (B12).
  ///   - mode: How reloads find their place (B6).
  /// - Returns: Where each item and each section went (B18).
  /// - Throws: ``StageError/batchRefused(_:_:)`` with what is wrong first and with all that is, a
  ///   placeholder that would leave its place, an item of another collection of its store, an order
  ///   that is too large to lay out, or a view that is not a collection; nothing has changed then.
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
    if batch.reloadsData { try readAnew(view, sections: nil) }
    finishChange()
    return map
  }
}
