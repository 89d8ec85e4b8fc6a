public import DragGeometry

extension Snapshot {
  /// The change from an older snapshot to this one, with the fewest deletions, insertions and
  /// moves.
  ///
  /// O(n log n), and close to O(n) if most items follow each other as before. Items are matched by
  /// id; the moved items are those outside a longest increasing subsequence (D18). An item that
  /// leaves a deleted section, or enters an inserted one, is deleted and inserted with it, because
  /// no batch can move it (E14, E15). The marks of this snapshot become reloads and
  /// reconfigurations of elements that existed before (D6); equal ids with different content make
  /// no difference by themselves (D10).
  @inlinable
  package func difference(from old: Snapshot) -> SnapshotDifference<SectionID, ItemID> {
    var content = BatchContent<SectionID, ItemID>()
    let oldSections = sections.map { old.sectionIndex[$0.id] }
    let insertedSections = sections.indices.filter { oldSections[$0] == nil }
    for section in insertedSections {
      content.sections[section] = NewSection(
        sections[section].id, items: forest.items(of: sections[section].root))
    }
    let deletedSections = old.sections.indices.filter { sectionIndex[old.sections[$0].id] == nil }
    let sectionMoves = IndexMap.moves(ofSections: oldSections)

    let row = ItemRow(old.sections.map { old.forest.items(of: $0.root) })
    var isMatched = [Bool](repeating: false, count: row.items.count)
    var moves: [IndexMap.Move] = []
    var inserted: [Slot] = []
    for section in sections.indices {
      guard let oldSection = oldSections[section] else { continue }
      var cursor = row.starts[oldSection]
      var staying: [Int] = []
      var places: [Int] = []
      for (item, id) in forest.items(of: sections[section].root).enumerated() {
        let place = Slot(section: section, item: item)
        if cursor >= row.items.count || row.items[cursor] != id {
          let found = old.slot(of: id).flatMap { slot in
            sectionIndex[old.sections[slot.section].id] == nil ? nil : slot
          }
          guard let found else {
            inserted.append(place)
            content.items[place] = id
            continue
          }
          cursor = row.starts[found.section] + found.item
        } else if !row.isIn(section: oldSection, cursor),
          sectionIndex[old.sections[row.slot(at: cursor).section].id] == nil
        {
          inserted.append(place)
          content.items[place] = id
          continue
        }
        isMatched[cursor] = true
        if row.isIn(section: oldSection, cursor) {
          staying.append(cursor)
          places.append(item)
        } else {
          moves.append(IndexMap.Move(from: row.slot(at: cursor), to: place))
        }
        cursor += 1
      }
      moves += IndexMap.moves(of: staying, to: places, start: row.starts[oldSection])
        .map { pair in
          IndexMap.Move(
            from: Slot(section: oldSection, item: pair.from),
            to: Slot(section: section, item: pair.to))
        }
    }
    let deleted = isMatched.indices.lazy.filter { !isMatched[$0] }.map { row.slot(at: $0) }
      .filter { sectionIndex[old.sections[$0.section].id] != nil }
    let map = IndexMap(
      oldCounts: old.itemCounts,
      newCounts: itemCounts,
      deletedSections: deletedSections,
      insertedSections: insertedSections,
      sectionMoves: sectionMoves,
      deleted: Array(deleted),
      inserted: inserted,
      moves: moves,
      marks: marks(in: old) { isMatched[row.starts[$0.section] + $0.item] }
    )
    return SnapshotDifference(map: map, content: content)
  }

  /// The marks of elements that are in an older snapshot and in this one, as positions in the
  /// older.
  ///
  /// An item that moves into a new section is deleted and inserted, and thereby displayed as new.
  @usableFromInline func marks(
    in old: Snapshot, where isKept: (Slot) -> Bool
  ) -> IndexMap.Marks {
    IndexMap.Marks(
      reloadedSections: marks.reloadedSections.ids
        .compactMap { section(of: $0) == nil ? nil : old.section(of: $0) },
      reloaded: marks.reloaded.ids.compactMap { contains($0) ? old.slot(of: $0) : nil }
        .filter(isKept),
      reconfigured: marks.reconfigured.ids.compactMap { contains($0) ? old.slot(of: $0) : nil }
        .filter(isKept)
    )
  }
}
