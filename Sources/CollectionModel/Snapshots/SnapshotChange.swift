/// What a change of a snapshot did, and what it was lenient about.
public struct SnapshotChange<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable,
  Sendable
{
  /// What was let pass.
  public enum Warning: Hashable, Sendable {
    /// Items that were to be added were here and have been moved into place (D8).
    case movedItems([ItemID])
    /// Sections that were to be added were here and have been moved into place (D8).
    case movedSections([SectionID])
    /// An item was to be moved next to itself (D11).
    case itemBesideItself(ItemID)
    /// A section was to be moved next to itself (D11).
    case sectionBesideItself(SectionID)
  }

  /// Where everything went.
  public let map: IndexMap
  /// What was let pass, nil in most cases.
  public let warning: Warning?

  init(map: IndexMap, warning: Warning? = nil) {
    self.map = map
    self.warning = warning
  }
}
