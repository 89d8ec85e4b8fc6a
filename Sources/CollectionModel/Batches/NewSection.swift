/// A section that arrives, with its items in order.
public struct NewSection<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable,
  Sendable
{
  /// The section's id.
  public var id: SectionID
  /// The items that it brings.
  public var items: [ItemID]

  /// Makes a section.
  @inlinable public init(_ id: SectionID, items: [ItemID] = []) {
    self.id = id
    self.items = items
  }
}
