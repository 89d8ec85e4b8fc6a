public import DragGeometry

/// What arrives at the places that a batch inserts.
public struct BatchContent<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable,
  Sendable
{
  /// The item for each inserted place after the batch.
  public var items: [Slot: ItemID]
  /// The section for each inserted index after the batch.
  public var sections: [Int: NewSection<SectionID, ItemID>]

  /// Makes contents.
  public init(
    items: [Slot: ItemID] = [:],
    sections: [Int: NewSection<SectionID, ItemID>] = [:]
  ) {
    self.items = items
    self.sections = sections
  }
}
