import CollectionModel
public import DragGeometry

extension Stage {
  /// Puts a new item where a placeholder stands now (CONTRACT-80).
  ///
  /// - Parameters:
  ///   - placeholder: The placeholder, which is over then.
  ///   - name: The name of the new item.
  /// - Returns: The place that it took.
  /// - Throws: ``ContractViolation/placeholderOver`` where it was committed, deleted or discarded before
  ///   (CONTRACT-82), or a name that the collection, or another one of its store, has already.
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

  /// Takes a placeholder out, and changes no data (CONTRACT-81).
  ///
  /// - Parameter placeholder: The placeholder, which is over then.
  /// - Throws: ``ContractViolation/placeholderOver`` where it was committed, deleted or discarded before.
  public func delete(_ placeholder: PlaceholderID) throws(StageError) {
    _ = try present(placeholder)
    core.extract(placeholder, session: nil)
    core.contentChanged()
    finishChange()
  }

  func present(_ placeholder: PlaceholderID) throws(StageError) -> GapIndex {
    guard let gap = gap(of: placeholder) else {
      throw core.recordViolation(.placeholderOver, at: placeholder.view, session: nil)
    }
    return gap
  }

  /// The item of a session that a placeholder stands for, or nil where it is over.
  public func item(of placeholder: PlaceholderID) -> DragItem? { core.standIn(placeholder)?.item }

  /// The frame of a placeholder as it is shown, in the viewport, or nil where it is over.
  public func shownFrame(of placeholder: PlaceholderID) -> Rect? {
    gap(of: placeholder).flatMap { _ in shownFrame(of: placeholder.reference) }
  }
}
