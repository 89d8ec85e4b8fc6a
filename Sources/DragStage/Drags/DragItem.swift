public import DragItems

/// One item of a drag: what it is, and the view that it was lifted from.
public struct DragItem: Hashable, Sendable {
  /// The item.
  public let item: ItemID
  /// The view that lent it.
  public let origin: ViewID

  /// Names an item, and the view that it was lifted from.
  public init(item: ItemID, origin: ViewID) {
    self.item = item
    self.origin = origin
  }
}

extension DragItem {
  /// The item where it was lifted.
  public var reference: ItemReference { ItemReference(view: origin, item: item) }
}
