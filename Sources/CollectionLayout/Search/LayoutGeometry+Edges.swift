import DragGeometry

extension LayoutGeometry {
  /// The section edge that decides a point; nil between the lines of a section.
  ///
  /// Only the coordinate along the scroll axis matters. A point above all content belongs to the
  /// first section, one below all content to the last. A section without height is matched at its
  /// position, with a tolerance for rounding.
  func edge(at point: Point) -> SectionEdge? {
    let y = point.transposed(plane.isTransposed).y
    guard !itemCounts.isEmpty, !y.isNaN else { return nil }
    guard arrangement.hasBands else { return edgeOfFrames(at: y) }
    if let edge = lineEdge(at: point) { return edge }
    let rank = max(0, itemCounts.indices.partition { (top(atRank: $0) ?? y) <= y } - 1)
    let section = section(atRank: rank)
    let isMirrored = orientation.mirrorsSections
    guard let extent = itemExtent(ofSection: section) else {
      return .start(ofSection: section, itemCounts: itemCounts)
    }
    guard y < extent.low || y >= extent.high else { return nil }
    return (y < extent.low) != isMirrored
      ? .start(ofSection: section, itemCounts: itemCounts)
      : .end(ofSection: section, itemCounts: itemCounts)
  }

  /// The edge of a section without items and height at the position of a point, or nil.
  func lineEdge(at point: Point) -> SectionEdge? {
    guard hasEmptySections, arrangement.hasBands else { return nil }
    let y = point.transposed(plane.isTransposed).y
    guard !y.isNaN, let section = lineSection(at: y) else { return nil }
    return .start(ofSection: section, itemCounts: itemCounts)
  }

  /// The section at a rank along the scroll axis.
  private func section(atRank rank: Int) -> Int {
    orientation.mirrorsSections ? itemCounts.count - 1 - rank : rank
  }

  private func top(atRank rank: Int) -> Double? {
    band(ofSection: section(atRank: rank))?.top
  }

  /// The first of the sections without items and height at this position.
  private func lineSection(at y: Double) -> Int? {
    let (above, below) = (y - .rounding, y + .rounding)
    let low = itemCounts.indices.partition { (top(atRank: $0) ?? y) < above }
    let ranks = low..<(low..<itemCounts.count).partition { (top(atRank: $0) ?? y) <= below }
    guard !ranks.isEmpty else { return nil }
    // Of the sections that begin here, only the last can have a height.
    let isMirrored = orientation.mirrorsSections
    let first = section(atRank: isMirrored ? ranks.upperBound - 1 : ranks.lowerBound)
    if band(ofSection: first)?.isLine == true { return first }
    guard isMirrored, ranks.count > 1, band(ofSection: first + 1)?.isLine == true else {
      return nil
    }
    return first + 1
  }

  /// The edges of the `frames` layout, whose sections have no bands.
  private func edgeOfFrames(at y: Double) -> SectionEdge? {
    guard let extent = overrides.extent else {
      return .start(ofSection: 0, itemCounts: itemCounts)
    }
    guard y < extent.low || y >= extent.high else { return nil }
    return (y < extent.low) != orientation.mirrorsSections
      ? .start(ofSection: 0, itemCounts: itemCounts)
      : .end(ofSection: itemCounts.count - 1, itemCounts: itemCounts)
  }

  /// The extent of a section's lines along the scroll axis, including exact frames; nil without
  /// items.
  private func itemExtent(ofSection section: Int) -> Span? {
    guard let band = band(ofSection: section), band.count > 0 else { return nil }
    guard let part = overrides.part(ofSection: section) else {
      return Span(band.itemsTop, band.itemsBottom)
    }
    // Lines whose items all have exact frames are ignored.
    guard part.firstFree <= part.lastFree,
      let stayed = arrangement.extent(
        ofSection: section, from: part.firstFree, through: part.lastFree)
    else { return part.extent }
    return part.extent.union(stayed)
  }
}
