import DragGeometry

/// A search for the nearest item among exact frames in a tree.
struct FrameSearch: RectSearch {
  /// What is searched; it may hold an item already.
  var search: NearestSearch
  let slots: [Slot]
  let query: NearestQuery

  func leastKey(in bounds: RectBounds) -> Double? {
    if let visible = search.visible, !bounds.intersects(visible) { return nil }
    // No rectangle inside has a nearer edge, and no centre lies outside its edges.
    return search.measure.key(
      across: Span(bounds.minX, bounds.maxX).distance(to: search.measure.point.x),
      down: Span(bounds.minY, bounds.maxY).distance(to: search.measure.point.y)
    )
  }

  func takes(key: Double, from lowest: Int) -> Bool {
    search.takes(slots[lowest], key: key)
  }

  mutating func offer(_ index: Int, _ rect: Rect) {
    // Most are too far, which is the cheapest to see.
    let key = search.key(of: rect)
    guard key <= search.key else { return }
    if let visible = search.visible, !rect.intersects(visible) { return }
    let slot = slots[index]
    guard search.takes(slot, key: key), !query.excludes(slot) else { return }
    search.offer(slot, key: key)
  }
}
