import DragGeometry

extension Snapshot {
  /// The items of a section in order; empty if it does not exist (D2).
  public func itemIDs(in section: SectionID) -> [ItemID] {
    sectionIndex[section].map(itemIDs(inSection:)) ?? []
  }

  /// The section that contains an item; nil if the item does not exist (D2).
  @usableFromInline package func sectionID(containing item: ItemID) -> SectionID? {
    slot(of: item).map { sections[$0.section].id }
  }

  /// The index of an item among all items; nil if it does not exist: O(log n + s).
  @usableFromInline package func indexOfItem(_ item: ItemID) -> Int? {
    slot(of: item).map(flatIndex(of:))
  }

  /// The index of a section; nil if it does not exist (D2).
  @usableFromInline package func indexOfSection(_ section: SectionID) -> Int? {
    sectionIndex[section]
  }

  /// The index of a slot among all items.
  func flatIndex(of slot: Slot) -> Int {
    sections[..<slot.section].reduce(slot.item) { $0 + $1.count }
  }
}
