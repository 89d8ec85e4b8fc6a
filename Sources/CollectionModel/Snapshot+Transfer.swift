public import DragGeometry

/// What a transfer changed on either side (M8).
public struct Transfer: Hashable, Sendable {
  /// The change of the collection that gave the items away; the identity for a copy.
  public var source: IndexMap
  /// The change of the collection that took the items.
  public var target: IndexMap
}

extension Snapshot {
  /// Moves items from another snapshot into this one; where this one refuses, neither changes (M8).
  ///
  /// - Throws: An item that is not in the source or is named twice, an item that is here already
  ///   under ``ClashPolicy/reject``, or a gap that is not there.
  @discardableResult
  public mutating func move(
    _ items: [ItemID],
    from source: inout Snapshot,
    to gap: GapIndex,
    order: RunOrder = .session,
    clash: ClashPolicy = .reject
  ) throws(Failure) -> Transfer { throw .sectionOutOfRange(gap.section, sections: 0) }

  /// Copies items of this snapshot under new ids to a gap, which is not adjusted (M9).
  ///
  /// - Throws: An original that is not here or is named twice, a new id that is here already or
  ///   is named twice, or a gap that is not there.
  @discardableResult
  public mutating func copy(
    _ copies: [ItemCopy<ItemID>],
    to gap: GapIndex,
    order: RunOrder = .session
  ) throws(Failure) -> IndexMap { throw .sectionOutOfRange(gap.section, sections: 0) }

  /// Copies items of another snapshot under new ids into this one (M9).
  ///
  /// - Throws: An original that is not in the source or is named twice, a new id that is here
  ///   already or is named twice, or a gap that is not there.
  @discardableResult
  public mutating func copy(
    _ copies: [ItemCopy<ItemID>],
    from source: Snapshot,
    to gap: GapIndex,
    order: RunOrder = .session
  ) throws(Failure) -> IndexMap { throw .sectionOutOfRange(gap.section, sections: 0) }
}
