public import DragGeometry
import DragItems
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

  let drop: any CoordinatedDrop
  /// The session.
  public let session: SessionID
  /// The view that takes the items, or nil if there is none.
  let view: ViewID?
  let dragItems: [DragItem]
  /// The last position that was hit (CONTRACT-61); nil if the pointer refers to none (CONTRACT-60).
  public let destination: DropPosition?
  /// The last position that the pointer referred to in this view; ``destination`` falls back to it.
  ///
  /// It is nil if there was none, or if data or scrolling has changed since.
  public let lastDestination: DropPosition?
  /// The proposal in force (CONTRACT-58).
  public let ruling: ResolvedProposal

  /// The items, in the session's order (CONTRACT-70); O(items).
  public var items: [Item] { dragItems.map { drop.coordinated($0, at: view) } }

  /// Animates an item to a row that the application has inserted before (CONTRACT-72).
  ///
  /// - Parameters:
  ///   - item: An item of the session.
  ///   - row: The row, in the view that takes the items.
  /// - Throws: ``ContractViolation/dropLate``, ``ContractViolation/notInSession``,
  ///   ``ContractViolation/droppedTwice``, or ``ContractViolation/missingRow`` if the row was not
  ///   inserted before.
  public func drop(_ item: DragItem, onto row: ItemReference) throws(StageError) {
    try drop.choose(.onto(row), for: item, by: self)
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
    try drop.choose(.into(cell, rect), for: item, by: self)
  }

  /// Animates an item to a point in the viewport (CONTRACT-74).
  ///
  /// - Parameters:
  ///   - item: An item of the session.
  ///   - target: The point, and the scale there.
  /// - Throws: ``ContractViolation/dropLate``, ``ContractViolation/notInSession``,
  ///   ``ContractViolation/droppedTwice``, or an error for an invalid target.
  public func drop(_ item: DragItem, to target: DropTarget) throws(StageError) {
    try drop.choose(.target(target), for: item, by: self)
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
    try drop.putPlaceholders(for: items, at: gap, by: self)
  }
}

/// The drop that a coordinator belongs to; implemented by the stage.
protocol CoordinatedDrop: AnyObject {
  /// An item in the form that the destination receives.
  func coordinated(_ item: DragItem, at view: ViewID?) -> DropCoordinator.Item

  /// Chooses the position of an item.
  func choose(
    _ choice: DropChoice, for item: DragItem, by coordinator: DropCoordinator
  ) throws(StageError)

  /// Inserts placeholders for items, in their order.
  func putPlaceholders(
    for items: [DragItem], at gap: GapIndex?, by coordinator: DropCoordinator
  ) throws(StageError) -> [PlaceholderID]

  /// Requests an item's data; rejected if no view takes the drop.
  func load(
    _ request: LoadRequest, of item: DragItem, by coordinator: DropCoordinator
  ) throws(StageError) -> LoadToken

  /// Requests an object of each item.
  func loadObjects(
    of objectClass: ObjectClass, by coordinator: DropCoordinator
  ) throws(StageError) -> LoadToken
}
