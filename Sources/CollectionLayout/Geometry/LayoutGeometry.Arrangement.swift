import DragGeometry

extension LayoutGeometry.Arrangement {
  /// Lays out items.
  ///
  /// - Complexity: O(sections) for rows and grids; for a flow without items' own sizes as well, plus
  ///   the items of a line; O(n) for all others.
  init(
    _ layout: Layout,
    plane: Plane,
    itemCounts: [Int],
    sizes: [Slot: Size],
    spans: [Slot: Int]
  ) throws(LayoutError) {
    switch layout.transposed(plane.isTransposed) {
    case .rows(let rows):
      self = .uniform(
        try CellArrangement(
          columns: Self.column(rows.section.inset, plane),
          columnCount: 1,
          cellHeight: rows.height,
          gap: rows.section.gap,
          frame: plane.frame(of: rows.section),
          plane: plane,
          itemCounts: itemCounts
        )
      )
    case .list(let list):
      self = .list(
        try CellArrangement(
          list,
          column: Self.column(list.section.inset, plane),
          plane: plane,
          itemCounts: itemCounts,
          sizes: sizes
        )
      )
    case .grid(let grid):
      self = .uniform(
        try CellArrangement(
          columns: Ramp(
            start: grid.section.inset.left,
            pitch: grid.cell.width + grid.section.gap,
            extent: grid.cell.width
          ),
          columnCount: grid.columnCount(width: plane.width),
          cellHeight: grid.cell.height,
          gap: grid.section.gap,
          frame: plane.frame(of: grid.section),
          plane: plane,
          itemCounts: itemCounts
        )
      )
    case .flow(let flow):
      if sizes.isEmpty,
        let cells = try CellArrangement(flow, plane: plane, itemCounts: itemCounts)
      {
        self = .uniform(cells)
        return
      }
      if let runs = FlowRuns(flow, plane: plane, itemCounts: itemCounts, sizes: sizes) {
        self = .runs(runs)
        return
      }
      self = .flow(
        try FlowArrangement(flow, plane: plane, itemCounts: itemCounts, sizes: sizes)
      )
    case .twoColumn(let rows):
      self = .flow(
        try FlowArrangement(rows, plane: plane, itemCounts: itemCounts, spans: spans)
      )
    case .frames:
      self = .none
    }
  }

  /// Makes the edges of sections of exact frames; nil if there are others than there are sections, or they overlap.
  init?(_ frames: [Rect], plane: Plane, itemCounts: [Int]) {
    guard !frames.isEmpty, frames.count == itemCounts.count, !plane.orientation.mirrorsSections,
      frames.allSatisfy({ $0.isValid && $0.isBounded })
    else { return nil }
    var bands: [SectionBand] = []
    for (frame, count) in zip(frames, itemCounts) {
      let frame = frame.transposed(plane.isTransposed)
      guard bands.last.map({ $0.bottom <= frame.minY }) ?? true else { return nil }
      bands.append(SectionBand(count: count, from: frame.minY, to: frame.maxY))
    }
    self = .sections(bands)
  }

  /// One column between the insets.
  private static func column(_ inset: Insets, _ plane: Plane) -> Ramp {
    let extent = max(0, plane.width - inset.left - inset.right)
    return Ramp(start: inset.left, pitch: extent, extent: extent)
  }

  /// True if sections have edges.
  var hasBands: Bool {
    switch self {
    case .uniform, .list, .runs, .flow, .sections: true
    case .none: false
    }
  }

  /// The edges of an existing section, if sections have any.
  func band(ofSection section: Int) -> SectionBand? {
    switch self {
    case .uniform(let cells): cells.stack.band(ofSection: section)
    case .list(let rows): rows.stack.band(ofSection: section)
    case .runs(let runs): runs.bands[section]
    case .flow(let flow): flow.bands[section]
    case .sections(let bands): bands[section]
    case .none: nil
    }
  }

  /// The arrangement's frame of an existing item.
  func frame(of slot: Slot) -> Rect? {
    switch self {
    case .uniform(let cells): cells.frame(of: slot)
    case .list(let rows): rows.frame(of: slot)
    case .runs(let runs): runs.frame(of: slot)
    case .flow(let flow): flow.frame(of: slot)
    case .sections, .none: nil
    }
  }

  /// Returns true if an existing item fills its line, so that its neighbors are before and behind the line.
  func fillsLine(_ slot: Slot) -> Bool {
    switch self {
    case .uniform(let cells): cells.fillsLines
    case .list(let rows): rows.fillsLines
    case .runs(let runs): runs.fillsLine(slot)
    case .flow(let flow): flow.fillsLine(slot)
    case .sections, .none: false
    }
  }

  /// The last item of the line at a point, if that line has room beside its items.
  func lastItem(ofLineAt point: Point) -> Slot? {
    switch self {
    case .uniform(let cells): cells.lastItem(ofLineAt: point)
    case .list(let rows): rows.lastItem(ofLineAt: point)
    case .runs(let runs): runs.lastItem(ofLineAt: point)
    case .flow(let flow): flow.lastItem(ofLineAt: point)
    case .sections, .none: nil
    }
  }

  /// The extent of the lines of a range of items.
  func extent(ofSection section: Int, from first: Int, through last: Int) -> Span? {
    switch self {
    case .uniform(let cells): cells.extent(ofSection: section, from: first, through: last)
    case .list(let rows): rows.extent(ofSection: section, from: first, through: last)
    case .runs(let runs): runs.extent(ofSection: section, from: first, through: last)
    case .flow(let flow): flow.extent(ofSection: section, from: first, through: last)
    case .sections, .none: nil
    }
  }
}
