import DragGeometry

extension BatchUpdate {
  /// The batch that makes a change from a map of it.
  public init(_ map: IndexMap) {
    self = BatchBuckets(map).batch()
  }

  /// The same with every move as a deletion and an insertion (B20).
  ///
  /// What moves is then shown as new, but no reload of the older kind can clash with it; this is
  /// the way out that people found for lists that are renumbered after a drag. A reload of what
  /// moved is left out, since what arrives is shown again anyway.
  public func asDeletesAndInserts() -> BatchUpdate {
    var buckets = BatchBuckets(self, mode: .exact)
    let moved = buckets.moves.map { $0.from }
    let movedSections = buckets.sectionMoves.map { $0.from }
    buckets.deletedSections += movedSections
    buckets.insertedSections += buckets.sectionMoves.map { $0.to }
    buckets.deleted += moved
    buckets.inserted += buckets.moves.map { $0.to }
    buckets.sectionMoves = []
    buckets.moves = []
    buckets.reloadedSections.removeAll { movedSections.holdsSorted($0) }
    buckets.reloaded.removeAll { moved.holdsSorted($0) || movedSections.holdsSorted($0.section) }
    buckets.reconfigured.removeAll {
      moved.holdsSorted($0) || movedSections.holdsSorted($0.section)
    }
    return buckets.batch(reloadsData: reloadsData)
  }
}
