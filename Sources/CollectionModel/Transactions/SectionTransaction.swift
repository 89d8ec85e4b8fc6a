/// The change of one section in a reorder (D15).
package struct SectionTransaction<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The section's id.
  package let sectionID: SectionID
  /// The section before.
  package let initial: SectionSnapshot<ItemID>
  /// The section after.
  package let final: SectionSnapshot<ItemID>
  /// The difference of the items before and after.
  package let difference: CollectionDifference<ItemID>
}
