import DragGeometry

extension BatchUpdate {
  /// Validates the batch against the counts and returns its index map: O(k log k + s).
  ///
  /// The number of items does not affect the time.
  ///
  /// - Parameters:
  ///   - oldCounts: The number of items of each section, captured before the batch began (B12).
  ///   - newCounts: The number of items of each section of the model now, in its new state.
  ///   - mode: The mapping of reloads.
  /// - Returns: The map of sections and items.
  /// - Throws: The first error, and all errors (B15).
  package func validated(
    from oldCounts: [Int],
    to newCounts: [Int],
    mode: BatchMode = .exact
  ) throws(BatchFailure) -> IndexMap {
    try BatchCheck(
      buckets: BatchBuckets(self, mode: mode),
      oldCounts: oldCounts,
      newCounts: newCounts
    ).map()
  }

  /// Validates the batch under a policy for invalid batches (B11, B13).
  ///
  /// - Throws: A failure, only with ``BatchPolicy/throwError``.
  package func outcome(
    from oldCounts: [Int],
    to newCounts: [Int],
    mode: BatchMode = .exact,
    policy: BatchPolicy = .throwError
  ) throws(BatchFailure) -> BatchOutcome {
    guard !reloadsData else { return .reset(nil) }
    do throws(BatchFailure) {
      return .changed(try validated(from: oldCounts, to: newCounts, mode: mode))
    } catch {
      switch policy {
      case .throwError: throw error
      case .reload: return .reset(error)
      case .trap: return .trap(error)
      }
    }
  }

  /// The counts after the batch, if it is valid and its new sections have these numbers of items.
  ///
  /// - Parameters:
  ///   - oldCounts: The number of items of each section before the batch.
  ///   - newSections: The number of items of each inserted section, ascending by its index.
  ///   - mode: The mapping of repeated insertions (E23).
  /// - Returns: The number of items of each section after the batch.
  package func predictedCounts(
    from oldCounts: [Int], newSections: [Int] = [], mode: BatchMode = .exact
  ) -> [Int] {
    let buckets = BatchBuckets(self, mode: mode)
    var counts = oldCounts
    for slot in buckets.deleted + buckets.moves.map({ $0.from })
    where counts.indices.contains(slot.section) {
      counts[slot.section] &-= 1
    }
    let edit = IndexMap.Edit(
      leaving: (buckets.deletedSections + buckets.sectionMoves.map { $0.from }).sorted(),
      arriving: (buckets.insertedSections + buckets.sectionMoves.map { $0.to }).sorted()
    )
    let count = max(edit.newCount(from: oldCounts.count), 0)
    var arriving = newSections.makeIterator()
    var staying = oldCounts.indices.lazy.filter { !edit.leaves($0) }.makeIterator()
    var new = (0..<count).map { section in
      if buckets.insertedSections.holdsSorted(section) { return arriving.next() ?? 0 }
      if let move = buckets.sectionMoves.first(where: { $0.to == section }) {
        return counts.indices.contains(move.from) ? counts[move.from] : 0
      }
      return staying.next().map { counts[$0] } ?? 0
    }
    for slot in buckets.inserted + buckets.moves.map({ $0.to })
    where new.indices.contains(slot.section) {
      new[slot.section] &+= 1
    }
    return new
  }
}
