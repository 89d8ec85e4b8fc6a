public import DragGeometry

extension IndexMap {
  /// A move of an item from one slot to another.
  ///
  /// Both slots may be equal; the item then keeps its slot while others pass it (B9).
  @usableFromInline package struct Move: Hashable, Sendable {
    /// The slot before the change.
    @usableFromInline package var from: Slot
    /// The slot after the change.
    @usableFromInline package var to: Slot

    /// Makes a move.
    @usableFromInline package init(from: Slot, to: Slot) {
      self.from = from
      self.to = to
    }
  }
}
