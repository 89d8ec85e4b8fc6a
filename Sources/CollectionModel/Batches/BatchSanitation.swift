import DragGeometry

/// The sanitizing of one batch, step by step.
struct BatchSanitation {
  private var buckets: BatchBuckets

  init(_ buckets: BatchBuckets) {
    self.buckets = buckets
    self.buckets.deletedSections = buckets.deletedSections.sortedUniquely()
  }

  mutating func settleSections() {
    let buckets = buckets
    let changedBefore = (buckets.deleted + buckets.moves.map { $0.from }).map { $0.section }
      .sortedUniquely()
    let changedAfter = (buckets.inserted + buckets.moves.map { $0.to }).map { $0.section }
      .sortedUniquely()
    self.buckets.sectionMoves = []
    for move in buckets.sectionMoves {
      let isDeleted = buckets.deletedSections.holdsSorted(move.from)
      let isInserted = buckets.insertedSections.holdsSorted(move.to)
      guard !isDeleted, !isInserted else { continue }
      if changedBefore.holdsSorted(move.from) || changedAfter.holdsSorted(move.to) {
        self.buckets.deletedSections.append(move.from)
        self.buckets.insertedSections.append(move.to)
      } else {
        self.buckets.sectionMoves.append(move)
      }
    }
    self.buckets.deletedSections.sort()
    self.buckets.insertedSections.sort()
    let gone = self.buckets.deletedSections
    let arrived = self.buckets.insertedSections
    self.buckets.deleted.removeAll { gone.holdsSorted($0.section) }
    self.buckets.inserted.removeAll { arrived.holdsSorted($0.section) }
    self.buckets.reloadedSections.removeAll { gone.holdsSorted($0) }
    self.buckets.reloaded.removeAll { gone.holdsSorted($0.section) }
    self.buckets.reconfigured.removeAll { gone.holdsSorted($0.section) }
  }

  mutating func settleDeletions() {
    var kept: [Slot] = []
    for slot in buckets.deleted {
      guard kept.last == slot else {
        kept.append(slot)
        continue
      }
      let match =
        buckets.inserted.firstIndex(of: slot)
        ?? buckets.inserted.lastIndex { $0.section == slot.section }
      if let match { buckets.inserted.remove(at: match) }
    }
    buckets.deleted = kept
  }

  mutating func settleMoves() {
    let moves = buckets.moves
    buckets.moves = []
    for move in moves {
      let isGone = buckets.deletedSections.holdsSorted(move.from.section)
      let isCovered = buckets.insertedSections.holdsSorted(move.to.section)
      let isReloaded =
        buckets.reloaded.holdsSorted(move.from) || buckets.reconfigured.holdsSorted(move.from)
      guard isGone || isCovered || isReloaded else {
        buckets.moves.append(move)
        continue
      }
      if !isGone { buckets.deleted.append(move.from) }
      if !isCovered { buckets.inserted.append(move.to) }
      buckets.reloaded.removeAll { $0 == move.from }
      buckets.reconfigured.removeAll { $0 == move.from }
    }
    buckets.deleted.sort()
    buckets.inserted.sort()
  }

  func batch(reloadsData: Bool) -> BatchUpdate {
    buckets.batch(reloadsData: reloadsData)
  }
}
