extension Snapshot {
  /// Appends sections (D2).
  ///
  /// - Throws: ``EditFailure`` for a section named twice (D7), or in the strict mode an existing
  ///   one (D8).
  @discardableResult
  package mutating func appendSections(
    _ ids: [SectionID],
    mode: SnapshotMode = .strict
  ) throws(EditFailure) -> Change {
    try add(ids, at: sections.count, mode: mode)
  }

  /// Inserts sections before or after another one (D2).
  ///
  /// - Throws: ``EditFailure`` for an unknown neighbor (D5), a section named twice (D7), or in the
  ///   strict mode an existing section (D8).
  @discardableResult
  package mutating func insertSections(
    _ ids: [SectionID],
    _ neighbor: Neighbor<SectionID>,
    mode: SnapshotMode = .strict
  ) throws(EditFailure) -> Change {
    try add(ids, at: gap(neighbor), mode: mode)
  }

  /// Deletes sections with their items; unknown ones are ignored (D5).
  @discardableResult
  package mutating func deleteSections(_ ids: [SectionID]) -> Change {
    let gone = ids.compactMap { sectionIndex[$0] }.sortedUniquely()
    let counts = itemCounts
    let map = IndexMap(
      oldCounts: counts,
      newCounts: counts.indices.filter { !gone.holdsSorted($0) }.map { counts[$0] },
      deletedSections: gone
    )
    return Change(map: carryOut(Plan(map: map)))
  }

  /// Moves a section with its items before or after another one (D2).
  ///
  /// - Throws: ``EditFailure`` for an unknown section, or in the strict mode for a section that is
  ///   its own neighbor (D11).
  @discardableResult
  package mutating func moveSection(
    _ id: SectionID,
    _ neighbor: Neighbor<SectionID>,
    mode: SnapshotMode = .strict
  ) throws(EditFailure) -> Change {
    guard sectionIndex[id] != nil else { throw .unknownSection(id) }
    let gap = try gap(neighbor)
    let isItself = id == neighbor.id
    guard !isItself || mode == .lenient else { throw .sectionBesideItself(id) }
    return Change(
      map: carryOut(plan(gatheringSections: [id], at: gap)),
      warning: isItself ? .sectionBesideItself(id) : nil
    )
  }

  private func gap(_ neighbor: Neighbor<SectionID>) throws(EditFailure) -> Int {
    guard let index = sectionIndex[neighbor.id] else { throw .unknownSection(neighbor.id) }
    return index + neighbor.offset
  }

  private mutating func add(
    _ ids: [SectionID],
    at gap: Int,
    mode: SnapshotMode
  ) throws(EditFailure) -> Change {
    var named: Set<SectionID> = []
    for id in ids where !named.insert(id).inserted { throw .repeatedSection(id) }
    let present = ids.filter { sectionIndex[$0] != nil }
    if mode == .strict, let id = present.first { throw .rejected(.existingSection(id)) }
    return Change(
      map: carryOut(plan(gatheringSections: ids, at: gap)),
      warning: present.isEmpty ? nil : .movedSections(present)
    )
  }

  /// Plans to move and insert sections at a gap: existing ones move, the others are inserted.
  private func plan(gatheringSections ids: [SectionID], at gap: Int) -> Plan {
    let counts = itemCounts
    let present = ids.compactMap { sectionIndex[$0] }
    let ahead = present.count { $0 < gap }
    var moves: [IndexMap.SectionMove] = []
    var inserted: [Int] = []
    var new: [NewSection<SectionID, ItemID>] = []
    for (offset, id) in ids.enumerated() {
      let place = gap - ahead + offset
      if let old = sectionIndex[id] {
        moves.append(IndexMap.SectionMove(from: old, to: place))
      } else {
        inserted.append(place)
        new.append(NewSection(id))
      }
    }
    let gathered = Set(present)
    var newCounts = counts.indices.filter { !gathered.contains($0) }.map { counts[$0] }
    let run = ids.map { sectionIndex[$0].map { counts[$0] } ?? 0 }
    newCounts.insert(contentsOf: run, at: gap - ahead)
    let map = IndexMap(
      oldCounts: counts, newCounts: newCounts, insertedSections: inserted, sectionMoves: moves)
    return Plan(map: map, sections: new)
  }
}
