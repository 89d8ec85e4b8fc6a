extension BatchUpdate {
  /// The same without what the older views cannot do (B21).
  ///
  /// - A section's move whose section is deleted or inserted too is dropped.
  /// - A section's move with changes of items in it becomes a deletion and an insertion.
  /// - Repeated deletions of an item become one, and each one dropped takes an insertion into that
  ///   section with it, so that the counts still add up.
  /// - A move of an item out of a deleted section is dropped; what it brought to a section that
  ///   stays is inserted there.
  /// - A move of an item that is reloaded too becomes a deletion and an insertion.
  public func sanitised() -> BatchUpdate {
    var pass = BatchSanitation(BatchBuckets(self, mode: .exact))
    pass.settleSections()
    pass.settleDeletions()
    pass.settleMoves()
    return pass.batch(reloadsData: reloadsData)
  }
}
