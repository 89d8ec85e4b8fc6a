import DragGeometry

extension FlowArrangement {
  /// Offers the items of each line that can contain the nearest item.
  func search(_ search: inout NearestSearch, skipping skips: Skips) {
    var shownLines = lines.indices
    if let visible = search.visible {
      shownLines = lines(meeting: visible.minY, visible.maxY)
    }
    search.visit(shownLines) { index in
      lines[index].extent
    } search: { index, search in
      let line = lines[index]
      for item in line.items {
        let slot = Slot(section: line.section, item: item)
        let frame = frame(of: slot)
        guard search.visible.map(frame.intersects) ?? true, !skips.contains(slot) else { continue }
        search.offer(slot, frame: frame)
      }
    }
  }
}
