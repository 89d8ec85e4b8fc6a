import DragGeometry

extension CellArrangement<UniformStack> {
  /// Lays out a flow whose items have no sizes of their own: its lines are those of a grid, so that no
  /// item is placed (L2, L3).
  ///
  /// It is nil where an item is wider than its line, which a flow reports (L6).
  ///
  /// - Complexity: O(sections + columns).
  init?(_ flow: Layout.Flow, plane: Plane, itemCounts: [Int]) throws(LayoutError) {
    let usableWidth = max(0, plane.width - flow.section.inset.left - flow.section.inset.right)
    guard flow.item.width <= usableWidth + .rounding else { return nil }
    // A single item does not fill a line that has room for a second one.
    let most = max(2, itemCounts.max() ?? 0)
    // As a line is filled: an item joins if it and its gap fit the remaining width.
    var used = flow.item.width
    var count = 1
    while count < most, flow.section.gap + flow.item.width <= usableWidth - used + .rounding {
      used += flow.section.gap + flow.item.width
      count += 1
    }
    var (lead, spacing) = (0.0, flow.section.gap)
    if flow.justify {
      // A line that is not full is laid out as if more items filled it.
      let left = usableWidth - used + .rounding
      let total =
        Double(count) + max(0, (left / (flow.item.width + flow.section.gap)).rounded(.down))
      let free = max(0, usableWidth - total * flow.item.width)
      (lead, spacing) = total > 1 ? (0, free / (total - 1)) : (free / 2, flow.section.gap)
    }
    try self.init(
      columns: Ramp(
        start: flow.section.inset.left + lead, pitch: flow.item.width + spacing,
        extent: flow.item.width),
      columnCount: count,
      cellHeight: flow.item.height,
      gap: flow.line,
      frame: plane.frame(of: flow.section),
      plane: plane,
      itemCounts: itemCounts)
  }
}
