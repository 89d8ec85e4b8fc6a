import DragItems
import DragSessions

/// A placeholder by its place on a stage; the id is never used again, also when it is over.
public struct PlaceholderID: Hashable, Sendable {
  /// The collection that it stands in.
  public let view: ViewID
  /// What stands in the order for it.
  let stand: ItemID

  /// The id without its number: of one drop there is one placeholder of an item.
  var unnumbered: PlaceholderID { PlaceholderID(view: view, stand: ItemID(.max)) }

  var reference: ItemReference { ItemReference(view: view, item: stand) }
}

/// What a placeholder stands for.
struct Placeholder: Hashable, Sendable {
  let item: DragItem
  /// The session that brought the item.
  let session: SessionID
}
