import DragGeometry

extension LayoutGeometry {
  /// The edge at which a height lies; nil between the lines of a section.
  ///
  /// Above all content lies the first section, below all content the last one. A section without
  /// height is met at exactly its place.
  func edge(at y: Double) -> SectionEdge? {
    guard !itemCounts.isEmpty, !y.isNaN else { return nil }
    guard !bands.isEmpty else { return edgeOfFrames(at: y) }
    if let section = lineSection(at: y) {
      var edge = SectionEdge.start(ofSection: section, itemCounts: itemCounts)
      edge.isLine = true
      return edge
    }
    let section = max(0, bands.indices.partition { bands[$0].top <= y } - 1)
    guard let extent = itemExtent(ofSection: section), y >= extent.low else {
      return .start(ofSection: section, itemCounts: itemCounts)
    }
    return y < extent.high ? nil : .end(ofSection: section, itemCounts: itemCounts)
  }

  /// The distance from a point to a section's band, in points; 0 where it has none.
  func distance(from point: Point, toSection section: Int) -> Double {
    frame(ofSection: section)?.squaredDistance(to: point).squareRoot() ?? 0
  }

  /// The first of the sections without items and height at exactly this place.
  private func lineSection(at y: Double) -> Int? {
    let first = bands.indices.partition { bands[$0].top < y }
    guard first < bands.count, bands[first].top == y, bands[first].isLine else { return nil }
    return first
  }

  /// The edges where there are only frames, whose sections have no bands.
  private func edgeOfFrames(at y: Double) -> SectionEdge? {
    guard let extent = overrides.extent(of: overrides.slots.indices), y >= extent.low else {
      return .start(ofSection: 0, itemCounts: itemCounts)
    }
    return y < extent.high ? nil : .end(ofSection: itemCounts.count - 1, itemCounts: itemCounts)
  }

  /// The vertical extent of a section's lines, and of exact frames in their stead; nil without items.
  private func itemExtent(ofSection section: Int) -> Span? {
    let band = bands[section]
    guard band.count > 0 else { return nil }
    let overridden = overrides.indices(ofSection: section)
    guard !overridden.isEmpty else { return Span(band.itemsTop, band.itemsBottom) }
    let moved = overrides.extent(of: overridden)
    // Lines whose items all stand elsewhere do not count.
    var first = 0
    for place in overridden where overrides.slots[place].item == first { first += 1 }
    guard first < band.count else { return moved }
    var last = band.count - 1
    for place in overridden.reversed() where overrides.slots[place].item == last { last -= 1 }
    let stayed = arrangement.extent(ofSection: section, from: first, through: last)
    guard let moved, let stayed else { return stayed ?? moved }
    return Span(min(moved.low, stayed.low), max(moved.high, stayed.high))
  }
}
