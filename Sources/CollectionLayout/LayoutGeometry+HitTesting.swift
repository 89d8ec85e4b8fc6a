public import DragGeometry

extension LayoutGeometry {
  /// The item whose frame holds the point, half-open; the highest one where several do (H1).
  ///
  /// O(log sections) on rows and grids, O(log n) on lists, O(log lines) and the items of one line on
  /// flows, and O(log n) where many items have exact frames.
  public func slot(at point: Point) -> Slot? {
    let point = point.transposed(plane.isTransposed)
    let arranged: Slot? =
      switch arrangement {
      case .uniform(let cells): cells.slot(at: point) { !overrides.contains($0) }
      case .list(let rows): rows.slot(at: point) { !overrides.contains($0) }
      case .flow(let flow): flow.slot(at: point) { !overrides.contains($0) }
      case .none: nil
      }
    guard let place = overrides.highestPlace(at: point) else { return arranged }
    return arranged.map { max($0, overrides.slots[place]) } ?? overrides.slots[place]
  }

  /// The items whose frames share a place with a rectangle, in index order (L7, H2).
  ///
  /// Nothing is searched before the first one is asked for.
  public func slots(intersecting rect: Rect) -> IntersectingSlots {
    IntersectingSlots(geometry: self, rect: rect)
  }
}
