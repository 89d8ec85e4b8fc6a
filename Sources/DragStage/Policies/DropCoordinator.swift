public import DragGeometry
public import DragItems
public import DragSessions

/// The object with which a destination takes the items of a drop (CONTRACT-70).
///
/// The destination may choose a position for each item. Items with a chosen position are taken; the
/// result of `perform` concerns the others. Choices are allowed from the call of `perform` until it
/// returns, or, if the performance is delayed, until the items are carried out (CONTRACT-76). Later
/// choices are rejected and change nothing.
public struct DropCoordinator {
  /// An item of a drop.
  public struct Item: Hashable, Sendable {
    /// The item that was dragged, and its origin.
    public let item: DragItem
    /// The current slot of the item in the destination; nil if it came from another view, or was
    /// removed (CONTRACT-71).
    public let sourceSlot: Slot?
    /// The size of its frame where it was lifted; zero if it has no frame any more.
    public let previewSize: Size
  }

  private let taker: any ItemTaking
  /// The session.
  public let session: SessionID
  /// The view that takes the items, or nil if there is none.
  package let view: ViewID?
  /// The session's items, without what is looked up of each.
  package let dragItems: [DragItem]
  /// The last position that was hit (CONTRACT-61); nil if the pointer refers to none (CONTRACT-60).
  public let destination: DropPosition?
  /// The last position that the pointer referred to in this view; ``destination`` falls back to it.
  ///
  /// It is nil if there was none, or if data or scrolling has changed since.
  package let lastDestination: DropPosition?
  /// The proposal in force (CONTRACT-58).
  public let ruling: ResolvedProposal

  /// A coordinator of what a drop came to, whose choices a stage carries out.
  init(
    of session: SessionID, into view: ViewID?, items: [DragItem], at destination: DropPosition?,
    last: DropPosition?, by ruling: ResolvedProposal, taker: any ItemTaking
  ) {
    self.session = session
    self.view = view
    self.ruling = ruling
    self.destination = destination
    self.taker = taker
    dragItems = items
    lastDestination = last
  }

  /// The items, in the session's order (CONTRACT-70); O(items).
  public var items: [Item] {
    dragItems.map { item in
      let (slot, size) = taker.place(of: item, at: view)
      return Item(item: item, sourceSlot: slot, previewSize: size)
    }
  }

  /// Animates an item to a row that the application has inserted before (CONTRACT-72).
  ///
  /// - Parameters:
  ///   - item: An item of the session.
  ///   - row: The row, in the view that takes the items.
  /// - Throws: ``ContractViolation/dropLate``, ``ContractViolation/notInSession``,
  ///   ``ContractViolation/droppedTwice``, or ``ContractViolation/missingRow`` if the row was not
  ///   inserted before.
  public func drop(_ item: DragItem, onto row: ItemReference) throws(StageError) {
    try taker.choose(.onto(row), for: item, in: session, at: view)
  }

  /// Makes a row that the application has inserted before the dragged item, and animates the item to it.
  ///
  /// An application that deletes an item and inserts it elsewhere has a new row, of another identity.
  /// After this call the row is the item: it has its id and its name, its size is that of the row,
  /// and drags and stores know it.
  ///
  /// - Parameters:
  ///   - item: An item of the session, which is not in the view that takes the items.
  ///   - row: The row, in the view that takes the items.
  /// - Throws: ``ContractViolation/dropLate``, ``ContractViolation/notInSession``,
  ///   ``ContractViolation/droppedTwice``, ``ContractViolation/missingRow`` if the row was not
  ///   inserted before, or ``StageError/itemTaken(_:)`` if the view, or another one of its store, has
  ///   the item.
  public func adopt(_ item: DragItem, as row: ItemReference) throws(StageError) {
    try taker.adopt(item, as: row, in: session, at: view)
  }

  /// Animates an item into an existing item (CONTRACT-73).
  ///
  /// - Parameters:
  ///   - item: An item of the session.
  ///   - cell: The item that the dropped item shrinks into, in the view that takes the items.
  ///   - rect: The target in the cell, in its own coordinates; an empty rectangle is a point.
  /// - Throws: ``ContractViolation/dropLate``, ``ContractViolation/notInSession``,
  ///   ``ContractViolation/droppedTwice``, ``ContractViolation/missingCell``, or an error for an
  ///   invalid rectangle.
  public func drop(
    _ item: DragItem, into cell: ItemReference, rect: Rect = .zero
  ) throws(StageError) {
    try taker.choose(.into(cell, rect), for: item, in: session, at: view)
  }

  /// Animates an item to a point in the viewport (CONTRACT-74).
  ///
  /// - Parameters:
  ///   - item: An item of the session.
  ///   - target: The point, and the scale there.
  /// - Throws: ``ContractViolation/dropLate``, ``ContractViolation/notInSession``,
  ///   ``ContractViolation/droppedTwice``, or an error for an invalid target.
  public func drop(_ item: DragItem, to target: DropTarget) throws(StageError) {
    try taker.choose(.target(target), for: item, in: session, at: view)
  }

  /// Inserts placeholders for items, which the application commits or deletes later (CONTRACT-75).
  ///
  /// They are in the order of the items, so that the session's order is kept. Consecutive calls at
  /// one gap reverse it, because each call pushes the earlier placeholders down (CONTRACT-85);
  /// without a gap it is kept as well.
  ///
  /// - Parameters:
  ///   - items: Items of the session, each once.
  ///   - gap: The target gap; nil is the position of the drop, after the placeholders inserted
  ///     there before.
  /// - Returns: A placeholder for each.
  /// - Throws: ``ContractViolation/dropLate``, ``ContractViolation/notInSession``,
  ///   ``ContractViolation/droppedTwice``, ``ContractViolation/missingPlace``, or an error for a
  ///   gap past the end.
  public func drop(
    _ items: [DragItem], toPlaceholdersAt gap: GapIndex? = nil
  ) throws(StageError) -> [PlaceholderID] {
    try taker.putPlaceholders(for: items, at: gap, in: session, at: view)
  }

  /// Requests an item's data (CONTRACT-88); it is delivered with
  /// ``DragNotification/didLoad(_:_:)``.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - item: An item of the session.
  /// - Returns: The load.
  /// - Throws: ``ContractViolation/loadOutsideDrop`` (CONTRACT-121), or an error if the item is not
  ///   in the session.
  @discardableResult
  public func load(_ request: LoadRequest, of item: DragItem) throws(StageError) -> LoadToken {
    try taker.load(request, of: item, in: session, at: view)
  }

  /// Requests an object of each item (CONTRACT-89), delivered with
  /// ``DragNotification/didLoadAll(_:)``.
  ///
  /// - Parameter objectClass: The class; an item without a readable type is left out.
  /// - Returns: The token that the notification uses.
  /// - Throws: ``ContractViolation/loadOutsideDrop`` (CONTRACT-121).
  @discardableResult
  public func loadObjects(of objectClass: ObjectClass) throws(StageError) -> LoadToken {
    try taker.loadObjects(of: objectClass, in: session, at: view)
  }
}
