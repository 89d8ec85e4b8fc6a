extension BatchUpdate {
  /// The batch without operations that older versions of UIKit do not support (B21).
  ///
  /// - A move of a section that is also deleted or inserted is dropped.
  /// - A move of a section with changes of its items becomes a deletion and an insertion.
  /// - Repeated deletions of an item become one; for each one dropped, an insertion into that
  ///   section is dropped as well, so that the counts still add up.
  /// - A move of an item out of a deleted section is dropped; if its target section remains, the
  ///   item is inserted there.
  /// - A move of an item that is also reloaded becomes a deletion and an insertion.
  @usableFromInline package func sanitized() -> BatchUpdate {
    var pass = BatchSanitation(BatchBuckets(self, mode: .exact))
    pass.settleSections()
    pass.settleDeletions()
    pass.settleMoves()
    return pass.batch(reloadsData: reloadsData)
  }
}
