import DragGeometry

extension Snapshot {
  /// The number of items of a section; nil for one that is not here (D2).
  public func numberOfItems(in section: SectionID) -> Int? {
    sectionIndex[section].map { sections[$0].count }
  }

  /// The items of a section in order; none for one that is not here (D2).
  public func itemIDs(in section: SectionID) -> [ItemID] {
    sectionIndex[section].map(itemIDs(inSection:)) ?? []
  }

  /// The section that holds an item; nil for an item that is not here (D2).
  public func sectionID(containing item: ItemID) -> SectionID? {
    slot(of: item).map { sections[$0.section].id }
  }

  /// The index of an item in the row of all items; nil for one that is not here: O(log n + s).
  public func indexOfItem(_ item: ItemID) -> Int? {
    slot(of: item).map(flatIndex(of:))
  }

  /// The index of a section; nil for one that is not here (D2).
  public func indexOfSection(_ section: SectionID) -> Int? {
    sectionIndex[section]
  }

  /// The index of a slot in the row of all items.
  func flatIndex(of slot: Slot) -> Int {
    sections[..<slot.section].reduce(slot.item) { $0 + $1.count }
  }
}
