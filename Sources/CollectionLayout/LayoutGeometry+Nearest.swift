public import DragGeometry

extension LayoutGeometry {
  /// The nearest item, equal to ``LinearScan/nearest(to:_:in:)`` in every answer, ties included.
  ///
  /// On rows and grids a search costs O(log n) for each section that can hold the answer, on a flow
  /// O(log lines) and the items of the lines that can; a metric along x alone rules no section and
  /// no line out. Each excluded item near the point costs one more search, and each exact frame
  /// one look. Nothing is allocated.
  public func nearest(to point: Point, _ query: NearestQuery) -> NearestItem? {
    guard var search = NearestSearch(query, at: point) else { return nil }
    switch arrangement {
    case .uniform(let cells):
      cells.search(&search, skipping: Skips(excluded: query.excluded, overridden: overrides.slots))
    case .flow(let flow):
      flow.search(&search, skipping: Skips(excluded: query.excluded, overridden: overrides.slots))
    case .none:
      break
    }
    for place in overrides.slots.indices {
      let (slot, frame) = (overrides.slots[place], overrides.frames[place])
      guard search.visible.map(frame.intersects) ?? true, !query.excludes(slot) else { continue }
      search.offer(slot, frame: frame)
    }
    return search.nearest
  }
}
