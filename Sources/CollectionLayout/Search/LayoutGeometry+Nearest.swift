package import DragGeometry

extension LayoutGeometry {
  /// The nearest item, equal to that of a linear scan in every result, including ties.
  ///
  /// On rows, grids and lists a search costs O(log n) for each section that can contain the result,
  /// on flows O(log lines) plus the items of the lines that can, among many exact frames O(log n);
  /// a metric across the lines alone excludes no section and no line. Each item that is excluded or
  /// has an exact frame, and whose line could contain the result, costs one more search. Nothing is
  /// allocated.
  package func nearest(to point: Point, _ query: NearestQuery) -> NearestItem? {
    guard let start = NearestSearch(query, at: point, isTransposed: plane.isTransposed) else {
      return nil
    }
    // Exact frames first: a result there avoids searching lines whose items all have exact frames.
    var frames = FrameSearch(start, among: overrides.slots, excluding: query.excluded)
    if let tree = overrides.tree { tree.search(&frames) } else { frames.scan(overrides.frames) }
    var search = frames.search
    let skips = Skips(excluded: query.excluded, overridden: overrides.slots)
    switch arrangement {
    case .uniform(let cells): cells.search(&search, skipping: skips)
    case .list(let rows): rows.search(&search, skipping: skips)
    case .runs(let runs): runs.search(&search, skipping: skips)
    case .flow(let flow): flow.search(&search, skipping: skips)
    case .sections, .none: break
    }
    return search.nearest
  }
}
