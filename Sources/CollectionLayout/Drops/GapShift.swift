import DragGeometry

/// The change of the items' indices when some are lifted and a gap opens.
struct GapShift: Sendable {
  let gap: GapIndex
  let cellCount: Int
  /// The lifted items, ascending.
  let lifted: [Slot]

  /// The slot of an item in the order with the gap; nil for a lifted one.
  func shown(_ slot: Slot) -> Slot? {
    let index = lifted.firstIndex(notBelow: slot)
    if index < lifted.count, lifted[index] == slot { return nil }
    let isBehind = slot.section == gap.section && slot.item >= gap.item
    let moved = (isBehind ? cellCount : 0) - liftedCount(before: slot)
    let (item, isPastTheEnd) = slot.item.addingReportingOverflow(moved)
    return isPastTheEnd ? nil : Slot(section: slot.section, item: item)
  }

  /// The slot of a cell of the gap in the order with the gap.
  func slot(ofCell index: Int) -> Slot {
    let start = Slot(section: gap.section, item: gap.item)
    return Slot(section: gap.section, item: gap.item - liftedCount(before: start) + index)
  }

  /// The item at a slot of the order with the gap, by its slot in the order without it; nil for a
  /// cell of the gap.
  func rest(_ shown: Slot) -> Slot? {
    var rank = shown.item
    if shown.section == gap.section {
      let cells = slot(ofCell: 0).item..<slot(ofCell: cellCount).item
      if cells.contains(rank) { return nil }
      if rank >= cells.upperBound { rank -= cellCount }
    }
    // Each lifted item of the section up to the one that is looked for moves it on by one.
    let first = lifted.firstIndex(notBelow: Slot(section: shown.section, item: 0))
    let end = lifted.firstIndex(notBelow: Slot(section: shown.section + 1, item: 0))
    let passed = (first..<end).partition { lifted[$0].item - ($0 - first) <= rank } - first
    return Slot(section: shown.section, item: rank + passed)
  }

  /// The number of items of each section, including the gap.
  func itemCounts(_ counts: [Int]) -> [Int] {
    var counts = counts
    counts[gap.section] += cellCount
    for slot in lifted { counts[slot.section] -= 1 }
    return counts
  }

  /// The shift in steps: the lifted items leave, the last one first, and then the cells come.
  func steps(_ cells: [GapGeometry.Cell]) -> [LayoutGeometry.Replacement] {
    let cell = slot(ofCell: 0)
    return lifted.reversed().map {
      LayoutGeometry.Replacement(section: $0.section, items: $0.item..<$0.item + 1, sizes: [])
    } + [.init(section: cell.section, items: cell.item..<cell.item, sizes: cells.map { $0.size })]
  }

  private func liftedCount(before slot: Slot) -> Int {
    lifted.firstIndex(notBelow: slot)
      - lifted.firstIndex(notBelow: Slot(section: slot.section, item: 0))
  }
}

extension LayoutGeometry {
  /// The geometry of the order with a gap.
  func shifted(
    by shift: GapShift,
    opening cells: [GapGeometry.Cell]
  ) throws(LayoutError) -> LayoutGeometry {
    var moved = self
    if (shift.lifted.count + 1) * 64 <= itemCounts.reduce(0, +), moved.replace(shift.steps(cells)) {
      return moved
    }
    var frames: [Slot: Rect] = [:]
    for (slot, frame) in zip(overrides.slots, overrides.frames) {
      if let shown = shift.shown(slot) { frames[shown] = frame.transposed(plane.isTransposed) }
    }
    var sizes: [Slot: Size] = [:]
    var spans: [Slot: Int] = [:]
    if layout.facts.readsSizes {
      for (section, count) in itemCounts.enumerated() {
        for item in 0..<count {
          let slot = Slot(section: section, item: item)
          guard let shown = shift.shown(slot) else { continue }
          sizes[shown] = arrangement.frame(of: slot)?.size.transposed(plane.isTransposed)
        }
      }
    }
    for (slot, span) in self.spans {
      if let shown = shift.shown(slot) { spans[shown] = span }
    }
    for (index, content) in cells.enumerated() {
      let slot = shift.slot(ofCell: index)
      if let size = content.size { sizes[slot] = size }
      spans[slot] = content.span
    }
    return try LayoutGeometry(
      layout,
      bounds: bounds,
      orientation: orientation,
      itemCounts: shift.itemCounts(itemCounts),
      sizes: sizes,
      spans: spans,
      frames: frames
    )
  }
}
