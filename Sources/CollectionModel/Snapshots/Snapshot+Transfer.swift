public import DragGeometry

extension Snapshot {
  /// Moves items from another snapshot into this one; if the move is rejected, neither changes
  /// (M8).
  ///
  /// - Parameters:
  ///   - items: The items, in the order of the session.
  ///   - source: The snapshot that the items are removed from.
  ///   - gap: The target gap, in this snapshot before the change.
  ///   - order: The order in which the items are inserted.
  ///   - conflict: The handling of an item whose id exists already.
  /// - Returns: The changes of both snapshots.
  /// - Throws: ``Failure`` if the gap does not exist, if an item is not in the source or is named
  ///   twice, or with ``ConflictPolicy/reject`` if an item exists already.
  @inlinable @discardableResult
  package mutating func move(
    _ items: [ItemID],
    from source: inout Snapshot,
    to gap: GapIndex,
    order: MoveOrder = .session,
    conflict: ConflictPolicy = .reject
  ) throws(Failure) -> Transfer {
    try require(gap)
    let places = try source.requirePlaces(of: items)
    if conflict == .reject { try requireNew(items) }
    let target = carryOut(plan(gathering: order.arranged(items, by: places), at: gap))
    return Transfer(source: source.carryOut(source.plan(deleting: places)), target: target)
  }

  /// Copies items of this snapshot under new ids to a gap, which is not adjusted (M9).
  ///
  /// - Throws: ``Failure`` if an original does not exist or is named twice, if the gap does not
  ///   exist, or if a new id exists already or is named twice.
  @inlinable @discardableResult
  package mutating func copy(
    _ copies: [ItemCopy<ItemID>],
    to gap: GapIndex,
    order: MoveOrder = .session
  ) throws(Failure) -> IndexMap {
    try copy(copies, at: requirePlaces(of: copies.map { $0.original }), to: gap, order: order)
  }

  /// Copies items of another snapshot under new ids into this one (M9).
  ///
  /// - Throws: ``Failure`` if an original is not in the source or is named twice, if the gap does
  ///   not exist, or if a new id exists already or is named twice.
  @inlinable @discardableResult
  package mutating func copy(
    _ copies: [ItemCopy<ItemID>],
    from source: Snapshot,
    to gap: GapIndex,
    order: MoveOrder = .session
  ) throws(Failure) -> IndexMap {
    try copy(
      copies, at: source.requirePlaces(of: copies.map { $0.original }), to: gap, order: order)
  }

  @inlinable mutating func copy(
    _ copies: [ItemCopy<ItemID>],
    at places: [Slot],
    to gap: GapIndex,
    order: MoveOrder
  ) throws(Failure) -> IndexMap {
    try insert(order.arranged(copies, by: places).map { $0.copy }, at: gap)
  }
}
