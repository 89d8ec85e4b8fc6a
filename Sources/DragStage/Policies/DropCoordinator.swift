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

  let stage: Stage
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

  /// The coordinator of a session; outside of a drop it rejects every choice.
  init(of session: SessionID, on stage: Stage) {
    self.stage = stage
    self.session = session
    guard stage.core.isLive(session) else {
      let ended = stage.core.lastSession.flatMap { $0.id == session ? $0 : nil }
      view = ended?.dropped
      dragItems = ended?.items ?? []
      destination = nil
      lastDestination = nil
      ruling = .nothing
      return
    }
    let context = stage.core.state.drags[session].drag.session.context
    view = stage.core.state.drags[session].dropView ?? context.current.map { ViewID($0) }
    dragItems = stage.core.state.drags[session].items
    destination = context.ruling.position
    lastDestination = stage.core.lastPosition(of: session, at: view)
    ruling = context.ruling
  }

  /// The items, in the session's order (CONTRACT-70); O(items).
  public var items: [Item] { dragItems.map { coordinated($0) } }

  private func coordinated(_ item: DragItem) -> Item {
    var slot: Slot?
    var size = Size.zero
    let origin = stage.core.scene[item.origin]
    switch origin.content {
    case .collection(let kept) where origin.holds(item.item):
      let found = kept.content.order.slot(of: item.item)
      slot = item.origin == view ? found : nil
      size = found.flatMap { kept.content.geometry.frame(of: $0)?.size } ?? .zero
    case .item(let own, isThere: true) where own == item.item: size = origin.frame.size
    case .collection, .item: break
    }
    return Item(item: item, sourceSlot: slot, previewSize: size)
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
    try stage.core.choose(.onto(row), for: item, in: session, at: view)
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
    try stage.core.adopt(item, as: row, in: session, at: view)
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
    try stage.core.choose(.into(cell, rect), for: item, in: session, at: view)
  }

  /// Animates an item to a point in the viewport (CONTRACT-74).
  ///
  /// - Parameters:
  ///   - item: An item of the session.
  ///   - target: The point, and the scale there.
  /// - Throws: ``ContractViolation/dropLate``, ``ContractViolation/notInSession``,
  ///   ``ContractViolation/droppedTwice``, or an error for an invalid target.
  public func drop(_ item: DragItem, to target: DropTarget) throws(StageError) {
    try stage.core.choose(.target(target), for: item, in: session, at: view)
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
    try stage.core.putPlaceholders(for: items, at: gap, in: session, at: view)
  }
}
