import DragGeometry

extension IndexMap {
  /// The fewest moves of sections, where the elements are their indexes before, nil for new ones.
  @usableFromInline static func moves(ofSections oldSections: [Int?]) -> [SectionMove] {
    let places = oldSections.indices.filter { oldSections[$0] != nil }
    return moves(of: oldSections.compactMap { $0 }, to: places, start: 0)
  }

  /// The fewest moves of elements that stay in their row.
  ///
  /// - Parameters:
  ///   - sources: Their places before, in the order after.
  ///   - targets: Their places after, ascending.
  ///   - start: What is taken off the places before.
  /// - Returns: Those outside a longest part that keeps its order.
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
  /// Where most of a section was taken along, the others move instead. A move that holds an item
  /// in its place is left out where nothing passes it (B9).
  public func withFewestMoves() -> IndexMap {
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
