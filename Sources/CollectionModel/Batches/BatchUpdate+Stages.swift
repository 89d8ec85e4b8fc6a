import DragGeometry

extension BatchUpdate {
  /// Splits the batch into up to four consecutive ones that are valid in older UIKit versions too
  /// (B20).
  ///
  /// The stages are reloads; deletions; insertions and moves of sections; insertions and moves of
  /// items. Empty stages are left out. Together they map as the batch does, except for the reloads,
  /// which belong to the first stage alone.
  ///
  /// - Throws: A failure if the batch does not fit the counts.
  package func staged(
    from oldCounts: [Int],
    to newCounts: [Int]
  ) throws(BatchFailure) -> [BatchStage] {
    let map = try validated(from: oldCounts, to: newCounts)
    var stages: [BatchStage] = []
    let updates = IndexMap(identityOf: oldCounts, marks: map.marks)
    if !map.marks.isEmpty { stages.append(BatchStage(updates)) }

    var kept = oldCounts
    for slot in map.deleted { kept[slot.section] -= 1 }
    let deletions = IndexMap(
      oldCounts: oldCounts,
      newCounts: kept.indices.filter { !map.deletedSections.holdsSorted($0) }.map { kept[$0] },
      deletedSections: map.deletedSections,
      deleted: map.deleted
    )
    if !deletions.isIdentity { stages.append(BatchStage(deletions)) }

    let sectionCounts = newCounts.indices.map { section -> Int in
      let middle = map.oldSection(of: section).flatMap(deletions.newSection(of:))
      return middle.map { deletions.newCounts[$0] } ?? newCounts[section]
    }
    let sections = IndexMap(
      oldCounts: deletions.newCounts,
      newCounts: sectionCounts,
      insertedSections: map.insertedSections,
      sectionMoves: map.sectionMoves.compactMap { move in
        deletions.newSection(of: move.from).map { IndexMap.SectionMove(from: $0, to: move.to) }
      }
    )
    if !sections.isIdentity { stages.append(BatchStage(sections)) }

    let items = IndexMap(
      oldCounts: sectionCounts,
      newCounts: newCounts,
      inserted: map.inserted,
      moves: map.moves.compactMap { move in
        deletions.newSlot(of: move.from).flatMap(sections.newSlot(of:))
          .map { IndexMap.Move(from: $0, to: move.to) }
      }
    )
    if !items.isIdentity { stages.append(BatchStage(items)) }
    return stages
  }
}

extension BatchStage {
  init(_ map: IndexMap) {
    self.init(batch: BatchUpdate(map), oldCounts: map.oldCounts, newCounts: map.newCounts)
  }
}
