/// The result of a lenient change of a snapshot: its map, and a warning.
package struct SnapshotChange<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>:
  Hashable,
  Sendable
{
  /// The call that was tolerated.
  package enum Warning: Hashable, Sendable {
    /// Items to be inserted existed already and were moved (D8).
    case movedItems([ItemID])
    /// Sections to be inserted existed already and were moved (D8).
    case movedSections([SectionID])
    /// An item was to be moved next to itself (D11).
    case itemBesideItself(ItemID)
    /// A section was to be moved next to itself (D11).
    case sectionBesideItself(SectionID)
  }

  /// The map of the change.
  package let map: IndexMap
  /// The tolerated call, usually nil.
  package let warning: Warning?

  init(map: IndexMap, warning: Warning? = nil) {
    self.map = map
    self.warning = warning
  }
}
