/// A section to insert, with its items in order.
@usableFromInline
package struct NewSection<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable,
  Sendable
{
  /// The section's id.
  @usableFromInline package var id: SectionID
  /// The items of the section.
  @usableFromInline package var items: [ItemID]

  /// Makes a section.
  @inlinable package init(_ id: SectionID, items: [ItemID] = []) {
    self.id = id
    self.items = items
  }
}
