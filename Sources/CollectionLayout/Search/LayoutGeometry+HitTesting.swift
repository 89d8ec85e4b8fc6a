package import DragGeometry

extension LayoutGeometry {
  /// The item whose frame contains the point, half-open; the highest one of several (H1).
  ///
  /// O(log sections) on rows and grids, O(log n) on lists, O(log lines) plus the items of one line
  /// on flows, and O(log n) with many exact frames.
  package func slot(at point: Point) -> Slot? {
    let point = point.transposed(plane.isTransposed)
    let arranged: Slot? =
      switch arrangement {
      case .uniform(let cells): cells.slot(at: point) { !overrides.contains($0) }
      case .list(let rows): rows.slot(at: point) { !overrides.contains($0) }
      case .runs(let runs): runs.slot(at: point) { !overrides.contains($0) }
      case .flow(let flow): flow.slot(at: point) { !overrides.contains($0) }
      case .sections, .none: nil
      }
    guard let index = overrides.highestIndex(at: point) else { return arranged }
    return arranged.map { max($0, overrides.slots[index]) } ?? overrides.slots[index]
  }

  /// The item whose frame contains the point, as ``slot(at:)`` finds it, and its frame.
  func item(at point: Point) -> (slot: Slot, frame: Rect)? {
    // Usually no item has an exact frame, and the item is a cell of rows or a grid.
    if overrides.isEmpty, case .uniform(let cells) = arrangement {
      let point = point.transposed(plane.isTransposed)
      return cells.slot(at: point) { _ in true }
        .map { ($0, cells.frame(of: $0).transposed(plane.isTransposed)) }
    }
    guard let slot = slot(at: point), let frame = frame(of: slot) else { return nil }
    return (slot, frame)
  }

  /// The items whose frames intersect a rectangle, in index order (L7, H2).
  ///
  /// The search is lazy: it starts with the iteration.
  package func slots(intersecting rect: Rect) -> IntersectingSlots {
    IntersectingSlots(geometry: self, rect: rect)
  }
}
