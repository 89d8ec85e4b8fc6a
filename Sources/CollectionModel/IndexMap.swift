public import DragGeometry

/// Where each item went in one change, without holding any item (B18).
public struct IndexMap: Hashable, Sendable {
  /// An item that was taken out at one place and put in at another.
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

  /// The number of items of each section before the change.
  public let oldCounts: [Int]
  /// The number of items of each section after the change.
  public let newCounts: [Int]
  /// Items that left, as places before the change, ascending.
  public let deleted: [Slot]
  /// Items that arrived, as places after the change, ascending.
  public let inserted: [Slot]
  /// Items that were moved, ascending by the place before the change.
  public let moves: [Move]

  /// Whether nothing changed (M6).
  public var isIdentity: Bool { true }

  /// Where an item is after the change; nil where it left or was never there.
  public func newSlot(of old: Slot) -> Slot? { nil }

  /// Where an item was before the change; nil where it arrived or is not there.
  public func oldSlot(of new: Slot) -> Slot? { nil }

  /// The change that takes this one back.
  public func inverted() -> IndexMap { self }

  /// This change and then another as one; nil where the other does not start where this one ends.
  public func followed(by next: IndexMap) -> IndexMap? { nil }
}
