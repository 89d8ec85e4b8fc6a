import DragGeometry

extension BatchCheck {
  /// Moves out of range or not one to one, in the order of their sources (E16 to E20).
  func moveErrors() -> [BatchError] {
    var errors: [BatchError] = []
    for move in buckets.sectionMoves {
      if !oldCounts.indices.contains(move.from) {
        errors.append(.moveMissingSection(move.from, sections: oldCounts.count))
      }
      if !newCounts.indices.contains(move.to) {
        errors.append(
          .moveSectionPastEnd(from: move.from, to: move.to, sections: newCounts.count))
      }
    }
    for move in buckets.moves {
      if !oldCounts.holds(move.from) { errors.append(sourceError(move.from)) }
      if !newCounts.holds(move.to) { errors.append(targetError(move)) }
    }
    let sections = buckets.sectionMoves
    errors += zip(sections, sections.dropFirst()).filter { $0.from == $1.from }
      .map { .twoSectionTargets($0.from, $0.to, $1.to) }
    let sectionTargets = sections.sorted { ($0.to, $0.from) < ($1.to, $1.from) }
    errors += zip(sectionTargets, sectionTargets.dropFirst()).filter { $0.to == $1.to }
      .map { .twoSectionSources($0.from, $1.from, $0.to) }
    let moves = buckets.moves
    errors += zip(moves, moves.dropFirst()).filter { $0.from == $1.from }
      .map { .twoTargets($0.from, $0.to, $1.to) }
    let targets = moves.sorted { ($0.to, $0.from) < ($1.to, $1.from) }
    errors += zip(targets, targets.dropFirst()).filter { $0.to == $1.to }
      .map { .twoSources($0.from, $1.from, $0.to) }
    return errors
  }

  /// The counts of remaining sections that do not add up, ascending by the index after (E2, B16).
  func countErrors(of map: IndexMap) -> [BatchError] {
    var expected: [Int: Int] = [:]
    for edit in map.edits {
      expected[edit.section] = edit.edit.newCount(from: oldCounts[edit.section])
    }
    return newCounts.indices.compactMap { section in
      guard let old = map.oldSection(of: section),
        newCounts[section] != expected[old] ?? oldCounts[old]
      else { return nil }
      // A move within the section counts on neither side.
      let crossing = buckets.moves.filter { ($0.from.section == old) != ($0.to.section == section) }
      return .itemCount(
        BatchError.ItemCount(
          section: section,
          old: oldCounts[old],
          new: newCounts[section],
          inserted: buckets.arriving.count { $0.section == section },
          deleted: buckets.leaving.count { $0.section == old },
          movedIn: crossing.count { $0.to.section == section },
          movedOut: crossing.count { $0.from.section == old }
        )
      )
    }
  }

  private func sourceError(_ slot: Slot) -> BatchError {
    guard oldCounts.indices.contains(slot.section) else {
      return .moveFromMissingSection(slot, sections: oldCounts.count)
    }
    return .moveMissingItem(slot, items: oldCounts[slot.section])
  }

  private func targetError(_ move: IndexMap.Move) -> BatchError {
    guard newCounts.indices.contains(move.to.section) else {
      return .moveIntoMissingSection(from: move.from, to: move.to, sections: newCounts.count)
    }
    return .movePastEnd(from: move.from, to: move.to, items: newCounts[move.to.section])
  }
}
