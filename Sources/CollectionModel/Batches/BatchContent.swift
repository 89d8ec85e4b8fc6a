public import DragGeometry

/// The items and sections that a batch inserts.
@usableFromInline
package struct BatchContent<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable,
  Sendable
{
  /// The item for each inserted slot, as a position after the batch.
  @usableFromInline package var items: [Slot: ItemID]
  /// The section for each inserted index, as an index after the batch.
  @usableFromInline package var sections: [Int: NewSection<SectionID, ItemID>]

  /// Makes the content of a batch.
  @usableFromInline package init(
    items: [Slot: ItemID] = [:],
    sections: [Int: NewSection<SectionID, ItemID>] = [:]
  ) {
    self.items = items
    self.sections = sections
  }
}
