public import DragGeometry

extension Snapshot {
  /// Appends a section.
  ///
  /// - Throws: ``Failure`` if the section or an item exists already, or if an item is named twice.
  @inlinable @discardableResult
  package mutating func appendSection(
    _ id: SectionID,
    items: [ItemID] = []
  ) throws(Failure) -> IndexMap {
    let counts = itemCounts
    try addSection(id, items: items)
    return IndexMap(
      oldCounts: counts,
      newCounts: counts + [items.count],
      insertedSections: [counts.count]
    )
  }

  /// Inserts new items at a gap, in the order given.
  ///
  /// - Throws: ``Failure`` if the gap does not exist, or if an item exists already or is named
  ///   twice.
  @inlinable @discardableResult
  package mutating func insert(
    _ items: [ItemID],
    at gap: GapIndex
  ) throws(Failure) -> IndexMap {
    try require(gap)
    try requireNew(items)
    return carryOut(plan(gathering: items, at: gap))
  }

  /// Deletes items.
  ///
  /// - Throws: ``Failure`` if an item does not exist or is named twice.
  @inlinable @discardableResult
  package mutating func delete(_ items: [ItemID]) throws(Failure) -> IndexMap {
    let places = try requirePlaces(of: items)
    return carryOut(plan(deleting: places))
  }

  /// Moves items to a gap as one run; the gap refers to the order before the change (M1–M6).
  ///
  /// - Returns: The change; the identity if the items are there in that order already (M6).
  /// - Throws: ``Failure`` if the gap does not exist, or if an item does not exist or is named
  ///   twice.
  @inlinable @discardableResult
  package mutating func move(
    _ items: [ItemID],
    to gap: GapIndex,
    order: MoveOrder = .session
  ) throws(Failure) -> IndexMap {
    try require(gap)
    let places = try requirePlaces(of: items)
    let run = order.arranged(Array(zip(items, places)), by: places)
    return carryOut(plan(gathering: run.map { $0.0 }, from: run.map { $0.1 }, at: gap))
  }
}
