public import DragItems

/// One item of a drag: its id, and the view that it was lifted from.
public struct DragItem: Hashable, Sendable {
  /// The item.
  public let item: ItemID
  /// The view that it was lifted from, or that another writer of its store has moved it to since.
  package let origin: ViewID

  /// Makes an item from its id and the view that it was lifted from.
  package init(item: ItemID, origin: ViewID) {
    self.item = item
    self.origin = origin
  }
}

extension DragItem {
  /// The reference of the item in the view that it was lifted from.
  public var reference: ItemReference { ItemReference(view: origin, item: item) }
}
