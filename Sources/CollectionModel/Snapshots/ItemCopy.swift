/// An item to copy and the new id of the copy (M9).
public struct ItemCopy<ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// The item that stays as it is.
  public var original: ItemID
  /// The id of the new item.
  public var copy: ItemID

  /// Makes a pair.
  public init(of original: ItemID, as copy: ItemID) {
    self.original = original
    self.copy = copy
  }
}
