import DragGeometry

extension IndexMap {
  /// The inverse change.
  package func inverted() -> IndexMap {
    IndexMap(
      oldCounts: newCounts,
      newCounts: oldCounts,
      deletedSections: insertedSections,
      insertedSections: deletedSections,
      sectionMoves: sectionMoves.map { SectionMove(from: $0.to, to: $0.from) },
      deleted: inserted,
      inserted: deleted,
      moves: moves.map { Move(from: $0.to, to: $0.from) },
      marks: marks.mapped(section: newSection(of:), slot: newSlot(of:))
    )
  }

  /// The composition of this change and the next: O(k log k) for k items in both.
  ///
  /// - Returns: The composed change, or nil if the next one does not start where this one ends.
  package func followed(by next: IndexMap) -> IndexMap? {
    guard newCounts == next.oldCounts else { return nil }
    // An element that neither change moves is not moved by the composition; all others are listed
    // here.
    let deletedSections = deletedSections + next.deletedSections.compactMap(oldSection(of:))
    let insertedSections = next.insertedSections + insertedSections.compactMap(next.newSection(of:))
    let gone = deletedSections.sortedUniquely()
    let arrived = insertedSections.sortedUniquely()
    let lost = moves.filter { next.newSlot(of: $0.to) == nil }.map { $0.from }
    let found = next.moves.filter { oldSlot(of: $0.from) == nil }.map { $0.to }
    let deleted = (deleted + next.deleted.compactMap(oldSlot(of:)) + lost).sortedUniquely()
    let inserted = (next.inserted + inserted.compactMap(next.newSlot(of:)) + found).sortedUniquely()
    let sources = (moves.map { $0.from } + next.moves.compactMap { oldSlot(of: $0.from) })
    let sectionSources =
      sectionMoves.map { $0.from } + next.sectionMoves.compactMap { oldSection(of: $0.from) }
    let marks = marks.union(next.marks.mapped(section: oldSection(of:), slot: oldSlot(of:)))
    return IndexMap(
      oldCounts: oldCounts,
      newCounts: next.newCounts,
      deletedSections: gone,
      insertedSections: arrived,
      sectionMoves: sectionSources.sortedUniquely().compactMap { source in
        newSection(of: source).flatMap(next.newSection(of:))
          .map { SectionMove(from: source, to: $0) }
      },
      deleted: deleted.filter { !gone.holdsSorted($0.section) },
      inserted: inserted.filter { !arrived.holdsSorted($0.section) },
      moves: sources.sortedUniquely().compactMap { source in
        newSlot(of: source).flatMap(next.newSlot(of:)).map { Move(from: source, to: $0) }
      },
      // A deleted element loses its mark.
      marks: marks.mapped(section: { gone.holdsSorted($0) ? nil : $0 }) {
        gone.holdsSorted($0.section) || deleted.holdsSorted($0) ? nil : $0
      }
    )
  }
}
