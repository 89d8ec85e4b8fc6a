import DragGeometry

extension Snapshot {
  /// Why an edit by id was refused.
  public typealias EditFailure = SnapshotEditError<SectionID, ItemID>
  /// What an edit by id did.
  public typealias Change = SnapshotChange<SectionID, ItemID>

  /// Adds items at the end of a section, the last one where none is named (D2, D4).
  ///
  /// - Throws: A section or a snapshot without sections, an item named twice (D7), or in the strict
  ///   mode an item that is here already (D8).
  @discardableResult
  public mutating func appendItems(
    _ items: [ItemID],
    to section: SectionID? = nil,
    mode: SnapshotMode = .strict
  ) throws(EditFailure) -> Change {
    guard let last = sections.last?.id else { throw .noSections }
    let id = section ?? last
    guard let index = sectionIndex[id] else { throw .unknownSection(id) }
    return try add(items, at: GapIndex(section: index, item: sections[index].count), mode: mode)
  }

  /// Adds items ahead of or behind another item (D2).
  ///
  /// - Throws: An unknown neighbor (D5), an item named twice (D7), or in the strict mode an item
  ///   that is here already (D8).
  @discardableResult
  public mutating func insertItems(
    _ items: [ItemID],
    _ neighbor: Neighbor<ItemID>,
    mode: SnapshotMode = .strict
  ) throws(EditFailure) -> Change {
    try add(items, at: gap(neighbor), mode: mode)
  }

  /// Takes items out; those that are not here are ignored (D5).
  @discardableResult
  public mutating func deleteItems(_ items: [ItemID]) -> Change {
    var named: Set<ItemID> = []
    let places = slots(of: items.filter { named.insert($0).inserted }).compactMap { $0 }
    return Change(map: carryOut(plan(deleting: places)))
  }

  /// Takes all items out; the sections stay (D2).
  @discardableResult
  public mutating func deleteAllItems() -> Change {
    deleteItems(itemIDs)
  }

  /// Moves an item ahead of or behind another one, into that one's section (D2, D3).
  ///
  /// - Throws: An item that is not here, or in the strict mode one that is its own neighbor (D11).
  @discardableResult
  public mutating func moveItem(
    _ item: ItemID,
    _ neighbor: Neighbor<ItemID>,
    mode: SnapshotMode = .strict
  ) throws(EditFailure) -> Change {
    guard contains(item) else { throw .refused(.unknownItem(item)) }
    let gap = try gap(neighbor)
    let isItself = item == neighbor.id
    guard !isItself || mode == .lenient else { throw .itemBesideItself(item) }
    return Change(
      map: carryOut(plan(gathering: [item], at: gap)),
      warning: isItself ? .itemBesideItself(item) : nil
    )
  }

  /// Puts another item in an item's place, as a placeholder gives way to what was loaded (M10).
  ///
  /// - Returns: A map in which nothing moves and the place is marked as reloaded.
  /// - Throws: An item that is not here, or another that is.
  @discardableResult
  public mutating func replaceItem(
    _ item: ItemID,
    with other: ItemID
  ) throws(EditFailure) -> Change {
    guard let place = slot(of: item) else { throw .refused(.unknownItem(item)) }
    guard item == other || !contains(other) else { throw .refused(.existingItem(other)) }
    if item != other { forest.replace(item, with: other) }
    let marks = IndexMap.Marks(reloaded: [place])
    return Change(map: IndexMap(identityOf: itemCounts, marks: marks))
  }

  private func gap(_ neighbor: Neighbor<ItemID>) throws(EditFailure) -> GapIndex {
    guard let place = slot(of: neighbor.id) else { throw .refused(.unknownItem(neighbor.id)) }
    return GapIndex(section: place.section, item: place.item + neighbor.offset)
  }

  private mutating func add(
    _ items: [ItemID],
    at gap: GapIndex,
    mode: SnapshotMode
  ) throws(EditFailure) -> Change {
    do throws(Failure) {
      try requireDistinct(items)
      if mode == .strict { try requireNew(items) }
    } catch {
      throw .refused(error)
    }
    let present = items.filter(contains)
    return Change(
      map: carryOut(plan(gathering: items, at: gap)),
      warning: present.isEmpty ? nil : .movedItems(present)
    )
  }
}
