import DragGeometry

/// Walks down the lines that a rectangle can share a place with.
struct LineCursor: Sendable {
  private let rect: Rect
  private var sections: Range<Int>
  private var lines: Range<Int>
  private let columns: Range<Int>
  private var section = 0

  init(_ arrangement: LayoutGeometry.Arrangement, meeting rect: Rect) {
    self.rect = rect
    switch arrangement {
    case .uniform(let cells):
      sections = cells.filledSections(meeting: rect.minY, rect.maxY)
      columns = cells.columns.indices(in: 0..<cells.columnCount, meeting: rect.minX, rect.maxX)
      lines = 0..<0
    case .flow(let flow):
      sections = 0..<0
      columns = 0..<0
      lines = flow.lines(meeting: rect.minY, rect.maxY)
    case .none:
      sections = 0..<0
      columns = 0..<0
      lines = 0..<0
    }
  }

  /// The next line's items, of which at least those in the rectangle are named.
  mutating func next(
    in arrangement: LayoutGeometry.Arrangement
  ) -> (section: Int, items: Range<Int>)? {
    switch arrangement {
    case .uniform(let cells): nextLine(of: cells)
    case .flow(let flow): lines.popFirst().map { (flow.lines[$0].section, flow.lines[$0].items) }
    case .none: nil
    }
  }

  private mutating func nextLine(
    of cells: UniformArrangement
  ) -> (section: Int, items: Range<Int>)? {
    while true {
      if let line = lines.popFirst() {
        let count = cells.bands[section].count
        let start = min(line * cells.columnCount + columns.lowerBound, count)
        let end = min(line * cells.columnCount + columns.upperBound, count)
        return (section, start..<end)
      }
      guard let place = sections.popFirst() else { return nil }
      section = cells.filled[place]
      lines = cells.lines(ofSection: section)
        .indices(in: cells.lineIndices(ofSection: section), meeting: rect.minY, rect.maxY)
    }
  }
}
