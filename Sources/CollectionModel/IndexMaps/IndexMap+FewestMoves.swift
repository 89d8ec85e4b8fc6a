import DragGeometry

extension IndexMap {
  /// The fewest moves of sections; the elements are their indices before, nil for new sections.
  @usableFromInline static func moves(ofSections oldSections: [Int?]) -> [SectionMove] {
    let places = oldSections.indices.filter { oldSections[$0] != nil }
    return moves(of: oldSections.compactMap { $0 }, to: places, start: 0)
  }

  /// The fewest moves of elements that stay in their section.
  ///
  /// - Parameters:
  /// - sources: Their indices before, in the order after.
  /// - targets: Their indices after, ascending.
  /// - start: The offset that is subtracted from the indices before.
  /// - Returns: The moves of elements outside a longest increasing subsequence.
  @usableFromInline static func moves(
    of sources: [Int],
    to targets: [Int],
    start: Int
  ) -> [SectionMove] {
    var staying = LongestIncreasing.places(of: sources)[...]
    var moves: [SectionMove] = []
    for index in sources.indices {
      if staying.first == index {
        staying.removeFirst()
      } else {
        moves.append(SectionMove(from: sources[index] - start, to: targets[index]))
      }
    }
    return moves
  }

  /// The same change with the fewest moves: O(n log n) for n items in the sections with moves (M7).
  ///
  /// If a change moved most of a section, the remaining items move instead. A move that keeps an
  /// item at its slot is dropped if no other item passes it (B9).
  package func withFewestMoves() -> IndexMap {
    var fewest: [Move] = []
    let touched = Set(moves.map { $0.to.section }).union(
      moves.compactMap { newSection(of: $0.from.section) })
    for section in touched.sorted() {
      let old = oldSection(of: section)
      var sources: [Int] = []
      var targets: [Int] = []
      for item in 0..<newCounts[section] {
        let place = Slot(section: section, item: item)
        guard let source = oldSlot(of: place) else { continue }
        if source.section == old {
          sources.append(source.item)
          targets.append(item)
        } else {
          fewest.append(Move(from: source, to: place))
        }
      }
      guard let old else { continue }
      fewest += Self.moves(of: sources, to: targets, start: 0).map { move in
        Move(from: Slot(section: old, item: move.from), to: Slot(section: section, item: move.to))
      }
    }
    return IndexMap(
      oldCounts: oldCounts,
      newCounts: newCounts,
      deletedSections: deletedSections,
      insertedSections: insertedSections,
      sectionMoves: Self.moves(ofSections: newCounts.indices.map(oldSection(of:))),
      deleted: deleted,
      inserted: inserted,
      moves: fewest,
      marks: marks
    )
  }
}
