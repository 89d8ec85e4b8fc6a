import DragGeometry
import DragItems
import DragSessions

/// What carries out the choices of a destination that takes the items of a drop.
///
/// A coordinator is passed to policies, which a stage holds: it names what it needs of a stage, and
/// not the stage.
protocol ItemTaking: AnyObject {
  /// The slot of a dragged item in the view that takes the items, if it is there, and the size that it has where it was
  /// lifted; zero if it has no frame any more (CONTRACT-71).
  func place(of item: DragItem, at view: ViewID?) -> (slot: Slot?, size: Size)
  /// Chooses the position of an item.
  func choose(
    _ choice: DropChoice, for item: DragItem, in session: SessionID, at view: ViewID?
  ) throws(StageError)
  /// Gives a row that was inserted the identity of an item.
  func adopt(
    _ item: DragItem, as row: ItemReference, in session: SessionID, at view: ViewID?
  ) throws(StageError)
  /// Inserts placeholders, in the order of the items.
  func putPlaceholders(
    for items: [DragItem], at gap: GapIndex?, in session: SessionID, at view: ViewID?
  ) throws(StageError) -> [PlaceholderID]
  /// Requests the data of an item.
  func load(
    _ request: LoadRequest, of item: DragItem, in session: SessionID, at view: ViewID?
  ) throws(StageError) -> LoadToken
  /// Requests an object of each item.
  func loadObjects(
    of objectClass: ObjectClass, in session: SessionID, at view: ViewID?
  ) throws(StageError) -> LoadToken
}
