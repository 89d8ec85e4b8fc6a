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

  let stage: Stage
  /// The session.
  public let session: SessionID
  /// The view that takes the items, or nil where none does.
  let view: ViewID?
  let dragItems: [DragItem]
  /// The place that was hit last (CONTRACT-61); nil where the pointer means none (CONTRACT-60).
  public let destination: Landing?
  /// The last place that the pointer meant in this view, which ``destination`` falls back to.
  ///
  /// It is nil where there was none, or where data or scrolling has changed since.
  public let lastDestination: Landing?
  /// The proposal in force (CONTRACT-58).
  public let ruling: DropRuling

  /// The items, in the session's order (CONTRACT-70); O(items).
  public var items: [Item] { dragItems.map { stage.coordinated($0, at: view) } }

  /// Lets an item fly to a row that the application has put in before (CONTRACT-72).
  ///
  /// - Parameters:
  ///   - item: An item of the session.
  ///   - row: The row, in the view that takes the items.
  /// - Throws: ``Misuse/dropLate``, ``Misuse/notInSession``, ``Misuse/droppedTwice``, or
  ///   ``Misuse/missingRow`` where the row was not put in before.
  public func drop(_ item: DragItem, onto row: ItemReference) throws(StageError) {
    let index = try stage.scope(of: item, self)
    guard row.view == view, stage.scene[row.view].holds(row.item) else {
      throw misuse(.missingRow, item)
    }
    stage.note(.onto(row), for: item, at: row.view, of: index)
  }

  /// Lets an item shrink into an item that is there (CONTRACT-73).
  ///
  /// - Parameters:
  ///   - item: An item of the session.
  ///   - cell: The item that takes it in, in the view that takes the items.
  ///   - rect: Where in the cell, in its own coordinates; an empty one is a point.
  /// - Throws: ``Misuse/dropLate``, ``Misuse/notInSession``, ``Misuse/droppedTwice``,
  ///   ``Misuse/missingCell``, or a rectangle that is none.
  public func drop(
    _ item: DragItem, into cell: ItemReference, rect: Rect = .zero
  ) throws(StageError) {
    let index = try stage.scope(of: item, self)
    guard cell.view == view, stage.scene[cell.view].holds(cell.item) else {
      throw misuse(.missingCell, item)
    }
    guard rect.isValid else { throw .badFrame }
    stage.note(.into(cell, rect), for: item, at: cell.view, of: index)
  }

  /// Lets an item fly to a place in the viewport (CONTRACT-74).
  ///
  /// - Parameters:
  ///   - item: An item of the session.
  ///   - target: The place, and the size there.
  /// - Throws: ``Misuse/dropLate``, ``Misuse/notInSession``, ``Misuse/droppedTwice``, or a target
  ///   that is none.
  public func drop(_ item: DragItem, to target: DropTarget) throws(StageError) {
    let index = try stage.scope(of: item, self)
    guard target.point.isFinite, target.scale.isFinite else { throw .notFinite }
    guard target.scale > 0 else { throw .badFrame }
    if let view { stage.note(.target(target), for: item, at: view, of: index) }
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
  /// - Throws: ``Misuse/dropLate``, ``Misuse/notInSession``, ``Misuse/droppedTwice``,
  ///   ``Misuse/missingPlace``, or a gap past the end.
  public func drop(
    _ items: [DragItem], toPlaceholdersAt gap: GapIndex? = nil
  ) throws(StageError) -> [PlaceholderID] {
    var seen: Set<DragItem> = []
    for item in items {
      _ = try stage.scope(of: item, self)
      guard seen.insert(item).inserted else { throw misuse(.droppedTwice, item) }
    }
    guard let view, let first = items.first else { return [] }
    let index = try stage.scope(of: first, self)
    guard let gap = gap ?? stage.dropPlace(of: index), stage.scene[view].collection != nil else {
      throw misuse(.missingPlace, first)
    }
    return try stage.putPlaceholders(for: items, at: gap, in: view, of: index)
  }

  func misuse(_ misuse: Misuse, _ item: DragItem) -> StageError {
    stage.told(misuse, at: view, item: item.item, session: session)
  }
}
