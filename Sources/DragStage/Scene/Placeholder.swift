import DragItems
import DragSessions

/// The identity of a placeholder on a stage; an id is never reused.
public struct PlaceholderID: Hashable, Sendable {
  /// The collection that it is in.
  public let view: ViewID
  let stand: ItemID

  /// The id without its number: a drop has at most one placeholder of an item.
  var unnumbered: PlaceholderID { PlaceholderID(view: view, stand: ItemID(.max)) }

  /// The item that it is in the order of its collection.
  package var reference: ItemReference { ItemReference(view: view, item: stand) }
}

/// The item that a placeholder represents.
struct Placeholder: Hashable, Sendable {
  let item: DragItem
  /// The session that brought the item.
  let session: SessionID
}
