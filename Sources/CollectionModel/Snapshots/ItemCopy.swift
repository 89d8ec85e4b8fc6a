/// An item to copy and the new id of the copy (M9).
@usableFromInline package struct ItemCopy<ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// The item that is copied.
  @usableFromInline package var original: ItemID
  /// The id of the new item.
  @usableFromInline package var copy: ItemID

  /// Makes a pair.
  @usableFromInline package init(of original: ItemID, as copy: ItemID) {
    self.original = original
    self.copy = copy
  }
}
