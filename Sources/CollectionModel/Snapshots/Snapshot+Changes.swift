public import DragGeometry

extension Snapshot {
  /// Adds a section behind all others.
  ///
  /// - Throws: A section or an item that is there already, or an item that is named twice.
  @inlinable @discardableResult
  public mutating func appendSection(
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

  /// Puts new items into a gap, in the order given.
  ///
  /// - Throws: A gap that is not there, or an item that is there already or is named twice.
  @inlinable @discardableResult
  public mutating func insert(
    _ items: [ItemID],
    at gap: GapIndex
  ) throws(Failure) -> IndexMap {
    try require(gap)
    try requireNew(items)
    return carryOut(plan(gathering: items, at: gap))
  }

  /// Takes items out.
  ///
  /// - Throws: An item that is not there or is named twice.
  @inlinable @discardableResult
  public mutating func delete(_ items: [ItemID]) throws(Failure) -> IndexMap {
    let places = try requirePlaces(of: items)
    return carryOut(plan(deleting: places))
  }

  /// Gathers items into one run at a gap, which counts in the order before the change (M1–M6).
  ///
  /// - Returns: The change; the identity where the items stand there in that order already (M6).
  /// - Throws: A gap that is not there, or an item that is not there or is named twice.
  @inlinable @discardableResult
  public mutating func move(
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
