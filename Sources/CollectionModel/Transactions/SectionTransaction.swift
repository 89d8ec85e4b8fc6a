/// What a reorder changed in one section (D15).
public struct SectionTransaction<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The section's id.
  public let sectionID: SectionID
  /// The section before.
  public let initial: SectionSnapshot<ItemID>
  /// The section after.
  public let final: SectionSnapshot<ItemID>
  /// What makes the items after of those before.
  public let difference: CollectionDifference<ItemID>
}
