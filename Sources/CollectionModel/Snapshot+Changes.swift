public import DragGeometry

extension Snapshot {
  /// Adds a section behind all others.
  ///
  /// - Throws: A section or an item that is there already, or is named twice.
  @discardableResult
  public mutating func appendSection(
    _ id: SectionID,
    items: [ItemID] = []
  ) throws(Failure) -> IndexMap { throw .existingSection(id) }

  /// Puts new items into a gap, in the order given.
  ///
  /// - Throws: An item that is there already or is named twice, or a gap that is not there.
  @discardableResult
  public mutating func insert(
    _ items: [ItemID],
    at gap: GapIndex
  ) throws(Failure) -> IndexMap { throw .sectionOutOfRange(gap.section, sections: 0) }

  /// Takes items out.
  ///
  /// - Throws: An item that is not there or is named twice.
  @discardableResult
  public mutating func delete(_ items: [ItemID]) throws(Failure) -> IndexMap {
    throw .sectionOutOfRange(0, sections: 0)
  }

  /// Gathers items into one run at a gap, which counts in the order before the change (M1–M6).
  ///
  /// - Returns: The change; the identity where the items stand there in that order already (M6).
  /// - Throws: An item that is not there or is named twice, or a gap that is not there.
  @discardableResult
  public mutating func move(
    _ items: [ItemID],
    to gap: GapIndex,
    order: RunOrder = .session
  ) throws(Failure) -> IndexMap { throw .sectionOutOfRange(gap.section, sections: 0) }
}
