import DragGeometry

/// Iterates over the lines that may intersect a rectangle, in the order of their items.
struct LineCursor: Sendable {
  private let rect: Rect
  private var sections: Range<Int>
  private var lines: Range<Int>
  private let columns: Range<Int>
  private var section = 0

  init(_ arrangement: LayoutGeometry.Arrangement, meeting rect: Rect) {
    self.rect = rect
    switch arrangement {
    case .uniform(let cells): (sections, lines, columns) = Self.ranges(of: cells, meeting: rect)
    case .list(let rows): (sections, lines, columns) = Self.ranges(of: rows, meeting: rect)
    case .runs(let runs):
      (sections, lines, columns) = (0..<0, runs.lines(meeting: rect.minY, rect.maxY), 0..<0)
    case .flow(let flow):
      (sections, lines, columns) = (0..<0, flow.lines(meeting: rect.minY, rect.maxY), 0..<0)
    case .sections, .none: (sections, lines, columns) = (0..<0, 0..<0, 0..<0)
    }
  }

  private static func ranges<Stack>(
    of cells: CellArrangement<Stack>, meeting rect: Rect
  ) -> (sections: Range<Int>, lines: Range<Int>, columns: Range<Int>) {
    let columns = cells.columns.indices(
      in: 0..<cells.columnCount, meeting: rect.minX, rect.maxX)
    return (
      cells.filledSections(meeting: rect.minY, rect.maxY), 0..<0,
      columns.mirrored(cells.orientation.mirrorsLines, count: cells.columnCount)
    )
  }

  /// The items of the next line, including at least those in the rectangle.
  mutating func next(
    in arrangement: LayoutGeometry.Arrangement
  ) -> (section: Int, items: Range<Int>)? {
    switch arrangement {
    case .uniform(let cells): nextLine(of: cells)
    case .list(let rows): nextLine(of: rows)
    case .runs(let runs):
      lines.popFirst(mirrored: false).map { runs.line(at: $0) }.map { ($0.section, $0.items) }
    case .flow(let flow):
      lines.popFirst(mirrored: flow.isMirrored)
        .map { (flow.lines[$0].section, flow.lines[$0].items) }
    case .sections, .none: nil
    }
  }

  private mutating func nextLine<Stack>(
    of cells: CellArrangement<Stack>
  ) -> (section: Int, items: Range<Int>)? {
    while true {
      if let line = lines.popFirst() {
        let count = cells.stack.band(ofSection: section).count
        let start = min(line * cells.columnCount + columns.lowerBound, count)
        let end = min(line * cells.columnCount + columns.upperBound, count)
        return (section, start..<end)
      }
      let isMirrored = cells.orientation.mirrorsSections
      guard let index = sections.popFirst(mirrored: isMirrored) else { return nil }
      section = cells.stack.filled[index]
      let lineCount = cells.lineCount(ofSection: section)
      lines = cells.stack.lines(ofSection: section)
        .indices(in: 0..<lineCount, meeting: rect.minY, rect.maxY)
        .mirrored(isMirrored, count: lineCount)
    }
  }
}
