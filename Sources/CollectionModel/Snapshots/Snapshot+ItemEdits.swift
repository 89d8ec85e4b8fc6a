import DragGeometry

extension Snapshot {
  /// The reason that an edit by id was rejected.
  package typealias EditFailure = SnapshotEditError<SectionID, ItemID>
  /// The result of an edit by id.
  package typealias Change = SnapshotChange<SectionID, ItemID>

  /// Appends items to a section, by default the last one (D2, D4).
  ///
  /// - Throws: ``EditFailure`` for an unknown section or a snapshot without sections, an item named
  ///   twice (D7), or in the strict mode an existing item (D8).
  @discardableResult
  package mutating func appendItems(
    _ items: [ItemID],
    to section: SectionID? = nil,
    mode: SnapshotMode = .strict
  ) throws(EditFailure) -> Change {
    guard let last = sections.last?.id else { throw .noSections }
    let id = section ?? last
    guard let index = sectionIndex[id] else { throw .unknownSection(id) }
    return try add(items, at: GapIndex(section: index, item: sections[index].count), mode: mode)
  }

  /// Inserts items before or after another item (D2).
  ///
  /// - Throws: ``EditFailure`` for an unknown neighbor (D5), an item named twice (D7), or in the
  ///   strict mode an existing item (D8).
  @discardableResult
  package mutating func insertItems(
    _ items: [ItemID],
    _ neighbor: Neighbor<ItemID>,
    mode: SnapshotMode = .strict
  ) throws(EditFailure) -> Change {
    try add(items, at: gap(neighbor), mode: mode)
  }

  /// Deletes items; unknown ones are ignored (D5).
  @discardableResult
  package mutating func deleteItems(_ items: [ItemID]) -> Change {
    var named: Set<ItemID> = []
    let places = slots(of: items.filter { named.insert($0).inserted }).compactMap { $0 }
    return Change(map: carryOut(plan(deleting: places)))
  }

  /// Deletes all items; the sections stay (D2).
  @discardableResult
  package mutating func deleteAllItems() -> Change {
    deleteItems(itemIDs)
  }

  /// Moves an item before or after another one, into that one's section (D2, D3).
  ///
  /// - Throws: ``EditFailure`` for an unknown item, or in the strict mode for an item that is its
  ///   own neighbor (D11).
  @discardableResult
  package mutating func moveItem(
    _ item: ItemID,
    _ neighbor: Neighbor<ItemID>,
    mode: SnapshotMode = .strict
  ) throws(EditFailure) -> Change {
    guard contains(item) else { throw .rejected(.unknownItem(item)) }
    let gap = try gap(neighbor)
    let isItself = item == neighbor.id
    guard !isItself || mode == .lenient else { throw .itemBesideItself(item) }
    return Change(
      map: carryOut(plan(gathering: [item], at: gap)),
      warning: isItself ? .itemBesideItself(item) : nil
    )
  }

  /// Replaces an item by another, as a placeholder is replaced by the loaded item (M10).
  ///
  /// - Returns: A map in which nothing moves and the slot is marked as reloaded.
  /// - Throws: ``EditFailure`` if the item does not exist, or if the other one exists.
  @discardableResult
  package mutating func replaceItem(
    _ item: ItemID,
    with other: ItemID
  ) throws(EditFailure) -> Change {
    guard let place = slot(of: item) else { throw .rejected(.unknownItem(item)) }
    guard item == other || !contains(other) else { throw .rejected(.existingItem(other)) }
    if item != other { forest.replace(item, with: other) }
    let marks = IndexMap.Marks(reloaded: [place])
    return Change(map: IndexMap(identityOf: itemCounts, marks: marks))
  }

  private func gap(_ neighbor: Neighbor<ItemID>) throws(EditFailure) -> GapIndex {
    guard let place = slot(of: neighbor.id) else { throw .rejected(.unknownItem(neighbor.id)) }
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
      throw .rejected(error)
    }
    let present = items.filter(contains)
    return Change(
      map: carryOut(plan(gathering: items, at: gap)),
      warning: present.isEmpty ? nil : .movedItems(present)
    )
  }
}
