import DragGeometry

extension BatchUpdate {
  /// The batch that corresponds to a map.
  package init(_ map: IndexMap) {
    self = BatchBuckets(map).batch()
  }

  /// The batch with every move replaced by a deletion and an insertion (B20).
  ///
  /// Moved items are then shown as new, but reloads cannot conflict with moves; this is the usual
  /// workaround for lists that are renumbered after a drag. Reloads of moved elements are dropped,
  /// because inserted elements are displayed as new anyway.
  package func asDeletesAndInserts() -> BatchUpdate {
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
