public import DragItems

/// An item where it stands: the same item may stand in several views.
public struct ItemReference: Hashable, Sendable {
  /// The view.
  public let view: ViewID
  /// The item.
  public let item: ItemID

  /// Names an item where it stands.
  public init(view: ViewID, item: ItemID) {
    self.view = view
    self.item = item
  }
}
