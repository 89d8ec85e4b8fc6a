public import DragGeometry

/// The order of a collection: sections of items, each id at most once in the whole value (D1).
///
/// A change either succeeds and returns the map of all items, or throws and changes nothing.
/// `insert`, `delete` and `move` take positions and reject those that do not exist; `insertItems`,
/// `deleteItems` and `moveItem` take neighbors and are as lenient as diffable data sources
/// (D2–D11).
///
/// A change of k of n items costs O(k log n), a copy O(1); copies share storage. A change of the
/// sections costs O(s + k) for s sections, and every change counts them.
public struct Snapshot<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  /// The reason that a change was rejected.
  @usableFromInline package typealias Failure = SnapshotError<SectionID, ItemID>

  /// A section's id, the root of its tree and the number of its items.
  @usableFromInline struct Section: Sendable {
    @usableFromInline let id: SectionID
    @usableFromInline let root: Int
    @usableFromInline var count: Int

    @inlinable init(id: SectionID, root: Int, count: Int) {
      self.id = id
      self.root = root
      self.count = count
    }
  }

  @usableFromInline var sections: [Section] = []
  @usableFromInline var sectionIndex: [SectionID: Int] = [:]
  /// The index of the section that a tree belongs to.
  @usableFromInline var sectionOfRoot: [Int: Int] = [:]
  @usableFromInline var forest = ItemForest<ItemID>()
  /// The elements that the next difference reloads or reconfigures (D6).
  @usableFromInline var marks = Marks()

  /// Makes a snapshot without sections.
  @usableFromInline package init() {}

  /// The number of sections.
  @inlinable package var numberOfSections: Int { sections.count }
  /// The number of items in all sections.
  @inlinable package var numberOfItems: Int { forest.count }
  /// The number of items of each section, as layouts take it.
  @inlinable package var itemCounts: [Int] { sections.map { $0.count } }
  /// The sections' ids, in order.
  @inlinable public var sectionIDs: [SectionID] { sections.map { $0.id } }
  /// The items of all sections, in order: O(n).
  @inlinable public var itemIDs: [ItemID] { sections.flatMap { forest.items(of: $0.root) } }

  /// The number of items of one section; nil if the section does not exist (L8).
  @inlinable package func numberOfItems(inSection section: Int) -> Int? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].count
  }

  /// The items of one section, in order; empty if the section does not exist: O(n).
  @inlinable package func itemIDs(inSection section: Int) -> [ItemID] {
    guard sections.indices.contains(section) else { return [] }
    return forest.items(of: sections[section].root)
  }

  /// The id of a section; nil past the end.
  @inlinable package func sectionID(at section: Int) -> SectionID? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].id
  }

  /// The index of a section; nil if it does not exist.
  @inlinable package func section(of id: SectionID) -> Int? {
    sectionIndex[id]
  }

  /// The item at a slot; nil past the end (L8): O(log n).
  @inlinable public func item(at slot: Slot) -> ItemID? {
    guard let count = numberOfItems(inSection: slot.section) else { return nil }
    guard slot.item >= 0, slot.item < count else { return nil }
    return forest.item(at: slot.item, of: sections[slot.section].root)
  }

  /// The slot of an item; nil if it does not exist: O(log n).
  @inlinable public func slot(of id: ItemID) -> Slot? {
    forest.place(of: id).flatMap(slot(at:))
  }

  /// The slots of items, nil for each that does not exist; faster than individual look-ups.
  @inlinable func slots(of ids: [ItemID]) -> [Slot?] {
    forest.places(of: ids).map { $0.flatMap(slot(at:)) }
  }

  @inlinable func slot(at place: (root: Int, position: Int)) -> Slot? {
    sectionOfRoot[place.root].map { Slot(section: $0, item: place.position) }
  }

  /// Returns true if an item exists.
  @inlinable package func contains(_ id: ItemID) -> Bool {
    forest.contains(id)
  }
}

extension Snapshot: Hashable {
  /// Returns true if both have the same sections with the same items in the same order, and equal
  /// marks.
  @inlinable public static func == (left: Snapshot, right: Snapshot) -> Bool {
    left.sectionIDs == right.sectionIDs && left.itemCounts == right.itemCounts
      && left.marks == right.marks && left.itemIDs == right.itemIDs
  }

  /// Hashes the sections and their items.
  @inlinable public func hash(into hasher: inout Hasher) {
    hasher.combine(sectionIDs)
    hasher.combine(itemCounts)
    hasher.combine(itemIDs)
  }
}
