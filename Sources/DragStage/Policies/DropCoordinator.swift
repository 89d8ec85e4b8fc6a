public import DragGeometry
import DragItems
public import DragSessions

/// What a destination is given to take the items of a drop with (CONTRACT-70).
///
/// For each item it may choose where it goes; an item that it has chosen for counts as taken, and
/// what `perform` returns concerns the others. The choices are open from the call of `perform` on
/// until it returns, or, where it takes its time, until the items are carried out (CONTRACT-76).
/// Used later, every choice is refused and changes nothing.
public struct DropCoordinator {
  /// An item of a drop.
  public struct Item: Hashable, Sendable {
    /// What was dragged, and from where.
    public let item: DragItem
    /// Where it stands now in the destination; nil where it came from another view, or is gone
    /// (CONTRACT-71).
    public let sourceSlot: Slot?
    /// The size of its frame where it was lifted; zero where it has none any more.
    public let previewSize: Size
  }

  let drop: any CoordinatedDrop
  /// The session.
  public let session: SessionID
  /// The view that takes the items, or nil where none does.
  let view: ViewID?
  let dragItems: [DragItem]
  /// The place that was hit last (CONTRACT-61); nil where the pointer means none (CONTRACT-60).
  public let destination: DropPosition?
  /// The last place that the pointer meant in this view, which ``destination`` falls back to.
  ///
  /// It is nil where there was none, or where data or scrolling has changed since.
  public let lastDestination: DropPosition?
  /// The proposal in force (CONTRACT-58).
  public let ruling: ResolvedProposal

  /// The items, in the session's order (CONTRACT-70); O(items).
  public var items: [Item] { dragItems.map { drop.coordinated($0, at: view) } }

  /// Lets an item fly to a row that the application has put in before (CONTRACT-72).
  ///
  /// - Parameters:
  ///   - item: An item of the session.
  ///   - row: The row, in the view that takes the items.
  /// - Throws: ``ContractViolation/dropLate``, ``ContractViolation/notInSession``, ``ContractViolation/droppedTwice``, or
  ///   ``ContractViolation/missingRow`` where the row was not put in before.
  public func drop(_ item: DragItem, onto row: ItemReference) throws(StageError) {
    try drop.choose(.onto(row), for: item, by: self)
  }

  /// Lets an item shrink into an item that is there (CONTRACT-73).
  ///
  /// - Parameters:
  ///   - item: An item of the session.
  ///   - cell: The item that takes it in, in the view that takes the items.
  ///   - rect: Where in the cell, in its own coordinates; an empty one is a point.
  /// - Throws: ``ContractViolation/dropLate``, ``ContractViolation/notInSession``, ``ContractViolation/droppedTwice``,
  ///   ``ContractViolation/missingCell``, or a rectangle that is none.
  public func drop(
    _ item: DragItem, into cell: ItemReference, rect: Rect = .zero
  ) throws(StageError) {
    try drop.choose(.into(cell, rect), for: item, by: self)
  }

  /// Lets an item fly to a place in the viewport (CONTRACT-74).
  ///
  /// - Parameters:
  ///   - item: An item of the session.
  ///   - target: The place, and the size there.
  /// - Throws: ``ContractViolation/dropLate``, ``ContractViolation/notInSession``, ``ContractViolation/droppedTwice``, or a target
  ///   that is none.
  public func drop(_ item: DragItem, to target: DropTarget) throws(StageError) {
    try drop.choose(.target(target), for: item, by: self)
  }

  /// Puts placeholders in for items, which the application commits or deletes later (CONTRACT-75).
  ///
  /// They stand in the order of the items, so that the session's order is kept. Calls one after
  /// another at one gap reverse it, for each pushes the earlier ones down (CONTRACT-85); without a
  /// gap it is kept all the same.
  ///
  /// - Parameters:
  ///   - items: Items of the session, each once.
  ///   - gap: Where they go; nil is the place of the drop, behind what was put there before.
  /// - Returns: A placeholder for each.
  /// - Throws: ``ContractViolation/dropLate``, ``ContractViolation/notInSession``, ``ContractViolation/droppedTwice``,
  ///   ``ContractViolation/missingPlace``, or a gap past the end.
  public func drop(
    _ items: [DragItem], toPlaceholdersAt gap: GapIndex? = nil
  ) throws(StageError) -> [PlaceholderID] {
    try drop.putPlaceholders(for: items, at: gap, by: self)
  }
}

/// The drop whose choices a coordinator takes, as its stage carries them out.
protocol CoordinatedDrop: AnyObject {
  /// An item as the destination sees it.
  func coordinated(_ item: DragItem, at view: ViewID?) -> DropCoordinator.Item

  /// Takes the choice where an item goes.
  func choose(
    _ choice: DropChoice, for item: DragItem, by coordinator: DropCoordinator
  ) throws(StageError)

  /// Puts placeholders in for items, in their order.
  func putPlaceholders(
    for items: [DragItem], at gap: GapIndex?, by coordinator: DropCoordinator
  ) throws(StageError) -> [PlaceholderID]

  /// Asks for an item's data; a drop that no view takes has none.
  func load(
    _ request: LoadRequest, of item: DragItem, by coordinator: DropCoordinator
  ) throws(StageError) -> LoadToken

  /// Asks for an object of each item.
  func loadObjects(
    of objectClass: ObjectClass, by coordinator: DropCoordinator
  ) throws(StageError) -> LoadToken
}
