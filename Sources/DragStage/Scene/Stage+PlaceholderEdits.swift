import CollectionModel
public import DragGeometry

extension Stage {
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
    let item = core.names.item(named: name)
    guard core.scene[placeholder.view].collection?.order.contains(item) == false else {
      throw .itemTaken(name)
    }
    try core.checkFree([name], at: placeholder.view)
    core.fill(placeholder, with: item, session: nil)
    core.contentChanged()
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
    core.contentChanged()
    finishChange()
  }

  func present(_ placeholder: PlaceholderID) throws(StageError) -> GapIndex {
    guard let gap = core.gap(of: placeholder) else {
      throw core.recordViolation(.placeholderOver, at: placeholder.view, session: nil)
    }
    return gap
  }
}
