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
}
