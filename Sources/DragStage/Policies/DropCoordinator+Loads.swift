public import DragItems

extension DropCoordinator {
  /// Asks for an item's data (CONTRACT-88); it comes as ``DragNotification/didLoad(_:_:)``.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - item: An item of the session.
  /// - Returns: The load.
  /// - Throws: ``ContractViolation/loadOutsideDrop`` (CONTRACT-121), or an item that is not in the session.
  @discardableResult
  public func load(_ request: LoadRequest, of item: DragItem) throws(StageError) -> LoadToken {
    try drop.load(request, of: item, by: self)
  }

  /// Asks for an object of each item (CONTRACT-89); they come as ``DragNotification/didLoadAll(_:)``.
  ///
  /// - Parameter objectClass: The class; an item without a type that it reads is left out.
  /// - Returns: What the call of that method names as its load.
  /// - Throws: ``ContractViolation/loadOutsideDrop`` (CONTRACT-121).
  @discardableResult
  public func loadObjects(of objectClass: ObjectClass) throws(StageError) -> LoadToken {
    try drop.loadObjects(of: objectClass, by: self)
  }
}
