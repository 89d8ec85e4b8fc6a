public import DragItems

/// An item in a view: the same item may be in several views.
public struct ItemReference: Hashable, Sendable {
  /// The view.
  public let view: ViewID
  /// The item.
  public let item: ItemID

  /// Makes a reference to an item in a view.
  public init(view: ViewID, item: ItemID) {
    self.view = view
    self.item = item
  }
}
