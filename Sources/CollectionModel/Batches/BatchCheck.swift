import DragGeometry

/// Validates a batch, in the order of the checks (B15).
struct BatchCheck {
  let buckets: BatchBuckets
  let oldCounts: [Int]
  let newCounts: [Int]

  /// Checks operations against each other and the counts before and after: O(k log k + s).
  func map() throws(BatchFailure) -> IndexMap {
    let errors = reloadErrors() + deletionErrors() + insertionErrors() + moveErrors()
    if let failure = BatchFailure(errors) { throw failure }
    let inserted = buckets.insertedSections.count
    let deleted = buckets.deletedSections.count
    if newCounts.count != oldCounts.count + inserted - deleted {
      let error = BatchError.sectionCount(
        old: oldCounts.count, new: newCounts.count, inserted: inserted, deleted: deleted)
      if let failure = BatchFailure([error]) { throw failure }
    }
    let map = IndexMap(
      oldCounts: oldCounts,
      newCounts: newCounts,
      deletedSections: buckets.deletedSections,
      insertedSections: buckets.insertedSections,
      sectionMoves: buckets.sectionMoves + buckets.sectionPins,
      deleted: buckets.deleted,
      inserted: buckets.inserted,
      moves: buckets.moves + buckets.pins,
      marks: IndexMap.Marks(
        reloadedSections: buckets.reloadedSections,
        reloaded: buckets.reloaded,
        reconfigured: buckets.reconfigured
      )
    )
    if let failure = BatchFailure(countErrors(of: map)) { throw failure }
    return map
  }

  /// Reloads of deleted or missing elements (E9, E21).
  private func reloadErrors() -> [BatchError] {
    var errors: [BatchError] = []
    for section in buckets.reloadedSections {
      if buckets.deletedSections.holdsSorted(section) {
        errors.append(.deleteAndReloadSection(section))
      } else if !oldCounts.indices.contains(section) {
        errors.append(.reloadMissingSection(section))
      }
    }
    for slot in (buckets.reloaded + buckets.reconfigured).sortedUniquely() {
      if buckets.deleted.holdsSorted(slot) {
        errors.append(.deleteAndReload(slot))
      } else if !oldCounts.holds(slot) {
        errors.append(.reloadMissingItem(slot))
      }
    }
    return errors
  }

  /// Deletions out of range, repeated, or of moved elements, in descending order (E3 to E5, E10,
  /// E11, E14, E22).
  private func deletionErrors() -> [BatchError] {
    var errors: [BatchError] = []
    for section in buckets.deletedSections.sortedUniquely().reversed()
    where !oldCounts.indices.contains(section) {
      errors.append(.deleteMissingSection(section, sections: oldCounts.count))
    }
    for slot in buckets.deleted.sortedUniquely().reversed() where !oldCounts.holds(slot) {
      errors.append(
        oldCounts.indices.contains(slot.section)
          ? .deleteMissingItem(slot, items: oldCounts[slot.section])
          : .deleteFromMissingSection(slot, sections: oldCounts.count)
      )
    }
    errors += buckets.deletedSections.repeated().reversed().map { .duplicateSectionDelete($0) }
    errors += buckets.deleted.repeated().reversed().map { .duplicateDelete($0) }
    let movedSections = buckets.sectionMoves.map { $0.from }
    errors += buckets.leavingSections.sortedUniquely().reversed()
      .filter { movedSections.holdsSorted($0) }.map { .deleteAndMoveSection($0) }
    let moved = buckets.moves.map { $0.from }
    errors += buckets.leaving.sortedUniquely().reversed()
      .filter { moved.holdsSorted($0) }.map { .deleteAndMove($0) }
    errors += moved.droppingRepeats().reversed()
      .filter { buckets.deletedSections.holdsSorted($0.section) }
      .map { .moveFromDeletedSection($0) }
    return errors
  }

  /// Insertions out of range, repeated, or at the target of a move, ascending (E6 to E8, E12, E13,
  /// E15, E23).
  private func insertionErrors() -> [BatchError] {
    var errors: [BatchError] = []
    for section in buckets.arrivingSections.sortedUniquely()
    where !newCounts.indices.contains(section) {
      errors.append(.insertSectionPastEnd(section, sections: newCounts.count))
    }
    for slot in buckets.arriving.sortedUniquely() where !newCounts.holds(slot) {
      errors.append(
        newCounts.indices.contains(slot.section)
          ? .insertPastEnd(slot, items: newCounts[slot.section])
          : .insertIntoMissingSection(slot, sections: newCounts.count)
      )
    }
    errors += buckets.insertedSections.repeated().map { .duplicateSectionInsert($0) }
    errors += buckets.inserted.repeated().map { .duplicateInsert($0) }
    let movedSections = buckets.sectionMoves.map { $0.to }.sorted()
    errors += buckets.arrivingSections.sortedUniquely()
      .filter { movedSections.holdsSorted($0) }.map { .insertAndMoveSection($0) }
    let moved = buckets.moves.map { $0.to }.sorted()
    errors += buckets.arriving.sortedUniquely()
      .filter { moved.holdsSorted($0) }.map { .insertAndMove($0) }
    errors += moved.droppingRepeats()
      .filter { buckets.insertedSections.holdsSorted($0.section) }
      .map { .moveIntoInsertedSection($0) }
    return errors
  }
}

extension Array where Element: Comparable {
  /// The elements of an ascending array that occur more than once, each once.
  func repeated() -> [Element] {
    zip(self, dropFirst()).filter { $0 == $1 }.map { $0.0 }.droppingRepeats()
  }
}
