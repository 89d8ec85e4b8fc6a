public import DragItems

extension DropCoordinator {
  /// Requests an item's data (CONTRACT-88); it is delivered with
  /// ``DragNotification/didLoad(_:_:)``.
  ///
  /// - Parameters:
  /// - request: The request.
  /// - item: An item of the session.
  /// - Returns: The load.
  /// - Throws: ``ContractViolation/loadOutsideDrop`` (CONTRACT-121), or an error if the item is not
  ///   in the session.
  @discardableResult
  public func load(_ request: LoadRequest, of item: DragItem) throws(StageError) -> LoadToken {
    try stage.core.load(request, of: item, in: session, at: view)
  }

  /// Requests an object of each item (CONTRACT-89), delivered with
  /// ``DragNotification/didLoadAll(_:)``.
  ///
  /// - Parameter objectClass: The class; an item without a readable type is left out.
  /// - Returns: The token that the notification uses.
  /// - Throws: ``ContractViolation/loadOutsideDrop`` (CONTRACT-121).
  @discardableResult
  public func loadObjects(of objectClass: ObjectClass) throws(StageError) -> LoadToken {
    try stage.core.loadObjects(of: objectClass, in: session, at: view)
  }
}
