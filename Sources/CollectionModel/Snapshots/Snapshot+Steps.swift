public import DragGeometry

// Changes without a map as a result, which would count every section. They are used for changes of
// many steps, and for changes that are traced item by item.
extension Snapshot {
  /// Appends a section: O(k + log n) for k items, however many sections exist.
  ///
  /// - Throws: ``Failure`` if the section or an item exists already, or if an item is named twice.
  @inlinable package mutating func addSection(
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

  /// Inserts new items at a gap, in the order given: O(k + log n) for k items, independent of the
  /// number of sections.
  ///
  /// - Throws: ``Failure`` if the gap does not exist, or if an item exists already or is named
  ///   twice.
  @inlinable package mutating func put(_ items: [ItemID], at gap: GapIndex) throws(Failure) {
    try require(gap)
    try requireNew(items)
    forest.insert(items[...], at: gap.item, of: sections[gap.section].root)
    sections[gap.section].count += items.count
  }

  /// Removes one item: O(log n), independent of the number of sections.
  ///
  /// - Returns: The slot that it had, or nil if it does not exist.
  @inlinable @discardableResult
  package mutating func extract(_ item: ItemID) -> Slot? {
    guard let slot = slot(of: item) else { return nil }
    forest.remove([slot.item], of: sections[slot.section].root)
    forest.forget(item)
    sections[slot.section].count -= 1
    return slot
  }

  /// Moves one item to a gap, which refers to the order before: O(log n), independent of the number
  /// of sections.
  ///
  /// Nothing changes if the item or the gap does not exist.
  @inlinable package mutating func shift(_ item: ItemID, to gap: GapIndex) {
    guard let count = numberOfItems(inSection: gap.section), gap.item >= 0, gap.item <= count,
      let old = extract(item)
    else { return }
    let isBehind = old.section == gap.section && old.item < gap.item
    forest.insert([item], at: gap.item - (isBehind ? 1 : 0), of: sections[gap.section].root)
    sections[gap.section].count += 1
  }
}
