public import DragGeometry

/// The order of a collection: sections of items, each id at most once in the whole value (D1).
///
/// A change either happens whole, and tells where each item went, or throws and changes nothing.
/// A change of k of n items costs O(n + k); sections that it does not touch are shared.
public struct Snapshot<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  /// Why a change was refused.
  public typealias Failure = SnapshotError<SectionID, ItemID>

  /// A section's id and its items.
  struct Section: Hashable, Sendable {
    let id: SectionID
    var items: ItemList<ItemID>
  }

  var sections: [Section] = []
  var sectionIndex: [SectionID: Int] = [:]
  /// The place of every item, for questions by id.
  var itemIndex: [ItemID: Slot] = [:]

  /// Makes a snapshot without a section.
  public init() {}

  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The number of items in all sections.
  public var numberOfItems: Int { itemIndex.count }
  /// The number of items of each section, as a layout takes it.
  public var itemCounts: [Int] { sections.map(\.items.count) }
  /// The sections' ids, in order.
  public var sectionIDs: [SectionID] { sections.map(\.id) }
  /// The items of all sections, in order.
  public var itemIDs: [ItemID] { sections.flatMap(\.items.items) }

  /// The number of items of one section; nil for a section that is not there (L8).
  public func numberOfItems(inSection section: Int) -> Int? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].items.count
  }

  /// The items of one section, in order; none for a section that is not there.
  public func itemIDs(inSection section: Int) -> [ItemID] {
    guard sections.indices.contains(section) else { return [] }
    return sections[section].items.items
  }

  /// The id of a section; nil past the end.
  public func sectionID(at section: Int) -> SectionID? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].id
  }

  /// The index of a section; nil where it is not there.
  public func section(of id: SectionID) -> Int? {
    sectionIndex[id]
  }

  /// The item at a place; nil past the end (L8).
  public func item(at slot: Slot) -> ItemID? {
    guard let count = numberOfItems(inSection: slot.section) else { return nil }
    guard slot.item >= 0, slot.item < count else { return nil }
    return sections[slot.section].items[slot.item]
  }

  /// The place of an item; nil where it is not there.
  public func slot(of id: ItemID) -> Slot? {
    itemIndex[id]
  }

  /// Whether an item is there.
  public func contains(_ id: ItemID) -> Bool {
    itemIndex[id] != nil
  }
}

extension Snapshot: Hashable {
  /// Whether both have the same sections with the same items in the same order.
  public static func == (left: Snapshot, right: Snapshot) -> Bool {
    left.sections == right.sections
  }

  /// Feeds the sections and their items.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(sections)
  }
}
