import DragGeometry

extension IndexMap {
  /// The change that takes this one back.
  public func inverted() -> IndexMap {
    IndexMap(
      oldCounts: newCounts,
      newCounts: oldCounts,
      deleted: inserted,
      inserted: deleted,
      moves: moves.map { Move(from: $0.to, to: $0.from) }
    )
  }

  /// This change and then another as one: O(k log k) for k items in both.
  ///
  /// - Returns: The one change, or nil where the other does not start where this one ends.
  public func followed(by next: IndexMap) -> IndexMap? {
    guard newCounts == next.oldCounts else { return nil }
    // An item that stays put in both changes stays put in their sum; all others are listed here.
    let movedHere = Set(moves.map(\.from))
    let movedLater = next.moves.compactMap { oldSlot(of: $0.from) }
    let sources = moves.map(\.from) + movedLater.filter { !movedHere.contains($0) }
    return IndexMap(
      oldCounts: oldCounts,
      newCounts: next.newCounts,
      deleted: deleted + next.deleted.compactMap(oldSlot(of:)),
      inserted: next.inserted + inserted.compactMap(next.newSlot(of:)),
      moves: sources.compactMap { source in
        newSlot(of: source).flatMap(next.newSlot(of:)).map { Move(from: source, to: $0) }
      }
    )
  }
}
