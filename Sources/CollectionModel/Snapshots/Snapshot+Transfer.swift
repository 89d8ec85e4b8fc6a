public import DragGeometry

extension Snapshot {
  /// Moves items from another snapshot into this one; where this one refuses, neither changes (M8).
  ///
  /// - Parameters:
  ///   - items: The items, in the order of the session.
  ///   - source: The snapshot that gives them away.
  ///   - gap: Where they go, counted in this snapshot before the change.
  ///   - order: The order in which they arrive.
  ///   - clash: What happens to an item whose id is here already.
  /// - Returns: The changes of both snapshots.
  /// - Throws: A gap that is not here, an item that is not in the source or is named twice, or
  ///   under ``ConflictPolicy/reject`` an item that is here already.
  @inlinable @discardableResult
  public mutating func move(
    _ items: [ItemID],
    from source: inout Snapshot,
    to gap: GapIndex,
    order: MoveOrder = .session,
    clash: ConflictPolicy = .reject
  ) throws(Failure) -> Transfer {
    try require(gap)
    let places = try source.requirePlaces(of: items)
    if clash == .reject { try requireNew(items) }
    let target = carryOut(plan(gathering: order.arranged(items, by: places), at: gap))
    return Transfer(source: source.carryOut(source.plan(deleting: places)), target: target)
  }

  /// Copies items of this snapshot under new ids to a gap, which is not adjusted (M9).
  ///
  /// - Throws: An original that is not here or is named twice, a gap that is not here, or a new
  ///   id that is here already or is named twice.
  @inlinable @discardableResult
  public mutating func copy(
    _ copies: [ItemCopy<ItemID>],
    to gap: GapIndex,
    order: MoveOrder = .session
  ) throws(Failure) -> IndexMap {
    try copy(copies, at: requirePlaces(of: copies.map { $0.original }), to: gap, order: order)
  }

  /// Copies items of another snapshot under new ids into this one (M9).
  ///
  /// - Throws: An original that is not in the source or is named twice, a gap that is not here,
  ///   or a new id that is here already or is named twice.
  @inlinable @discardableResult
  public mutating func copy(
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
