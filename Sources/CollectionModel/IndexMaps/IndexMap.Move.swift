public import DragGeometry

extension IndexMap {
  /// An item that was taken out at one place and put in at another.
  ///
  /// Both places may be the same; the item is then held there while others pass it (B9).
  public struct Move: Hashable, Sendable {
    /// The place before the change.
    public var from: Slot
    /// The place after the change.
    public var to: Slot

    /// Makes a move.
    public init(from: Slot, to: Slot) {
      self.from = from
      self.to = to
    }
  }
}
