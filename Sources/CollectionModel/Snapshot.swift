public import DragGeometry

/// The order of a collection: sections of items, each id at most once in the whole value (D1).
public struct Snapshot<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  /// Why a change was refused.
  public typealias Failure = SnapshotError<SectionID, ItemID>

  /// Makes a snapshot without a section.
  public init() {}

  /// The number of sections.
  public var numberOfSections: Int { 0 }
  /// The number of items in all sections.
  public var numberOfItems: Int { 0 }
  /// The number of items of each section, as a layout takes it.
  public var itemCounts: [Int] { [] }
  /// The sections' ids, in order.
  public var sectionIDs: [SectionID] { [] }
  /// The items of all sections, in order.
  public var itemIDs: [ItemID] { [] }

  /// The number of items of one section; nil for a section that is not there (L8).
  public func numberOfItems(inSection section: Int) -> Int? { nil }

  /// The items of one section, in order; none for a section that is not there.
  public func itemIDs(inSection section: Int) -> [ItemID] { [] }

  /// The id of a section; nil past the end.
  public func sectionID(at section: Int) -> SectionID? { nil }

  /// The index of a section; nil where it is not there.
  public func section(of id: SectionID) -> Int? { nil }

  /// The item at a place; nil past the end (L8).
  public func item(at slot: Slot) -> ItemID? { nil }

  /// The place of an item; nil where it is not there.
  public func slot(of id: ItemID) -> Slot? { nil }

  /// Whether an item is there.
  public func contains(_ id: ItemID) -> Bool { false }
}
