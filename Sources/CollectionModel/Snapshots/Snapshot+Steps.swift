public import DragGeometry

// Changes without a result that is read afterwards: no map of the whole is made for them, which would count every
// section. What is built of many steps, or traced item by item, is changed by these.
extension Snapshot {
  /// Adds a section behind all others: O(k + log n) for k items, however many sections there are.
  ///
  /// - Throws: A section or an item that is there already, or an item that is named twice.
  @inlinable public mutating func addSection(
    _ id: SectionID, items: [ItemID] = []
  ) throws(Failure) {
    guard sectionIndex[id] == nil else { throw .existingSection(id) }
    try requireNew(items)
    let root = forest.plant()
    forest.insert(items[...], at: 0, of: root)
    sectionIndex[id] = sections.count
    sectionOfRoot[root] = sections.count
    sections.append(Section(id: id, root: root, count: items.count))
  }

  /// Puts new items into a gap, in the order given: O(k + log n) for k items, however many sections there are.
  ///
  /// - Throws: A gap that is not there, or an item that is there already or is named twice.
  @inlinable public mutating func put(_ items: [ItemID], at gap: GapIndex) throws(Failure) {
    try require(gap)
    try requireNew(items)
    forest.insert(items[...], at: gap.item, of: sections[gap.section].root)
    sections[gap.section].count += items.count
  }

  /// Takes one item out: O(log n), however many sections there are.
  ///
  /// - Returns: Where it was, or nil where it is not there.
  @inlinable @discardableResult
  public mutating func extract(_ item: ItemID) -> Slot? {
    guard let slot = slot(of: item) else { return nil }
    forest.remove([slot.item], of: sections[slot.section].root)
    forest.forget(item)
    sections[slot.section].count -= 1
    return slot
  }

  /// Moves one item to a gap, which counts in the order before: O(log n), however many sections there are.
  ///
  /// Nothing changes where the item or the gap is not there.
  @inlinable public mutating func shift(_ item: ItemID, to gap: GapIndex) {
    guard let count = numberOfItems(inSection: gap.section), gap.item >= 0, gap.item <= count,
      let old = extract(item)
    else { return }
    let isBehind = old.section == gap.section && old.item < gap.item
    forest.insert([item], at: gap.item - (isBehind ? 1 : 0), of: sections[gap.section].root)
    sections[gap.section].count += 1
  }
}
