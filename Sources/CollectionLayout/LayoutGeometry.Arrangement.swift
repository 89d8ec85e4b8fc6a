import DragGeometry

extension LayoutGeometry.Arrangement {
  init(
    _ layout: Layout,
    width: Double,
    itemCounts: [Int],
    sizes: [Slot: Size]
  ) throws(LayoutError) {
    switch layout {
    case .rows(let rows):
      let left = rows.inset.left
      let extent = max(0, width - left - rows.inset.right)
      self = .uniform(
        try UniformArrangement(
          columns: Ramp(start: left, pitch: extent, extent: extent),
          columnCount: 1,
          cellHeight: rows.height,
          gap: rows.gap,
          frame: SectionFrame(header: rows.header, footer: rows.footer, inset: rows.inset),
          itemCounts: itemCounts
        )
      )
    case .grid(let grid):
      self = .uniform(
        try UniformArrangement(
          columns: Ramp(
            start: grid.inset.left,
            pitch: grid.cell.width + grid.gap,
            extent: grid.cell.width
          ),
          columnCount: grid.columnCount(width: width),
          cellHeight: grid.cell.height,
          gap: grid.gap,
          frame: SectionFrame(header: grid.header, footer: grid.footer, inset: grid.inset),
          itemCounts: itemCounts
        )
      )
    case .flow(let flow):
      self = .flow(
        try FlowArrangement(flow, width: width, itemCounts: itemCounts, sizes: sizes)
      )
    case .frames:
      self = .none
    }
  }

  /// The edges of each section, if sections have any.
  var bands: [SectionBand] {
    switch self {
    case .uniform(let cells): cells.bands
    case .flow(let flow): flow.bands
    case .none: []
    }
  }

  /// The place that the arrangement gives to an item that is there.
  func frame(of slot: Slot) -> Rect? {
    switch self {
    case .uniform(let cells): cells.frame(of: slot)
    case .flow(let flow): flow.frame(of: slot)
    case .none: nil
    }
  }

  /// The extent from the top of one item's line to the bottom of another's.
  func extent(ofSection section: Int, from first: Int, through last: Int) -> Span? {
    switch self {
    case .uniform(let cells): cells.extent(ofSection: section, from: first, through: last)
    case .flow(let flow): flow.extent(ofSection: section, from: first, through: last)
    case .none: nil
    }
  }
}
