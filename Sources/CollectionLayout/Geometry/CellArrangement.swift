import DragGeometry

/// Cells in equal columns: rows are a grid of one column.
///
/// No cell is stored; a frame is computed from a section's edge, a line and a column. Lines,
/// columns and sections are numbered along their axis here, so mirrored ones are numbered in
/// reverse; items are identified by their slots everywhere.
struct CellArrangement<Stack: SectionStack>: Sendable {
  /// The columns.
  let columns: Ramp
  /// The number of columns, at most the number that the largest section fills.
  let columnCount: Int
  /// True if each cell fills its line: there is no room for a second column.
  let fillsLines: Bool
  /// The axes along which the items follow each other from the greatest coordinate downwards.
  let orientation: LayoutOrientation
  /// The sections.
  var stack: Stack

  /// The number of a section's lines.
  func lineCount(ofSection section: Int) -> Int {
    let count = stack.band(ofSection: section).count
    return count == 0 ? 0 : (count - 1) / columnCount + 1
  }

  /// The line and column of an existing item.
  func position(of slot: Slot) -> (line: Int, column: Int) {
    let (line, column) = slot.item.quotientAndRemainder(dividingBy: columnCount)
    return (
      orientation.mirrorsSections ? lineCount(ofSection: slot.section) - 1 - line : line,
      orientation.mirrorsLines ? columnCount - 1 - column : column
    )
  }

  /// The item at a line and column, which is past the end if the line is not full.
  func slot(section: Int, line: Int, column: Int) -> Slot {
    let line = orientation.mirrorsSections ? lineCount(ofSection: section) - 1 - line : line
    let column = orientation.mirrorsLines ? columnCount - 1 - column : column
    return Slot(section: section, item: line * columnCount + column)
  }

  /// The frame of an existing cell.
  func frame(of slot: Slot) -> Rect {
    let lines = stack.lines(ofSection: slot.section)
    let (line, column) = position(of: slot)
    return Rect(
      x: columns.minimum(column),
      y: lines.minimum(line),
      width: columns.extent,
      height: lines.extent(line)
    )
  }

  /// The extent of the lines of a range of items.
  func extent(ofSection section: Int, from first: Int, through last: Int) -> Span {
    let lines = stack.lines(ofSection: section)
    let one = position(of: Slot(section: section, item: first)).line
    let other = position(of: Slot(section: section, item: last)).line
    return Span(lines.minimum(min(one, other)), lines.maximum(max(one, other)))
  }

  /// The sections with items that intersect a half-open interval, as indices of `filled`.
  func filledSections(meeting low: Double, _ high: Double) -> Range<Int> {
    let filled = stack.filled
    let end = filled.indices.partition { stack.band(ofSection: filled[$0]).itemsTop < high }
    let start = filled.indices.partition {
      !(low < stack.band(ofSection: filled[$0]).itemsBottom)
    }
    return min(start, end)..<end
  }

  /// The sections with items that contain a coordinate, as indices of `filled`.
  private func filledSections(holding coordinate: Double) -> Range<Int> {
    let filled = stack.filled
    let end = filled.indices.partition { stack.band(ofSection: filled[$0]).itemsTop <= coordinate }
    let start = filled.indices.partition {
      !(coordinate < stack.band(ofSection: filled[$0]).itemsBottom)
    }
    return min(start, end)..<end
  }

  /// The last cell of the line at a point, if lines have room beside their cells.
  func lastItem(ofLineAt point: Point) -> Slot? {
    guard !fillsLines, let index = filledSections(holding: point.y).first else { return nil }
    let section = stack.filled[index]
    let lines = 0..<lineCount(ofSection: section)
    let held = stack.lines(ofSection: section).indices(in: lines, holding: point.y)
    guard let line = held.mirrored(orientation.mirrorsSections, count: lines.count).first else {
      return nil
    }
    let count = stack.band(ofSection: section).count
    return Slot(section: section, item: min((line + 1) * columnCount, count) - 1)
  }

  /// The highest cell that contains a point, of those that pass a test.
  func slot(at point: Point, where passes: (Slot) -> Bool) -> Slot? {
    let sections = filledSections(holding: point.y)
    let heldColumns = columns.indices(in: 0..<columnCount, holding: point.x)
    // More than one section, line or column contains a point only if rounding makes them overlap.
    for rank in 0..<sections.count {
      let section = stack.filled[
        sections.index(fromEnd: rank, mirrored: orientation.mirrorsSections)]
      let held = stack.lines(ofSection: section)
        .indices(in: 0..<lineCount(ofSection: section), holding: point.y)
      for lineRank in 0..<held.count {
        let line = held.index(fromEnd: lineRank, mirrored: orientation.mirrorsSections)
        for columnRank in 0..<heldColumns.count {
          let column = heldColumns.index(fromEnd: columnRank, mirrored: orientation.mirrorsLines)
          let slot = slot(section: section, line: line, column: column)
          if slot.item < stack.band(ofSection: section).count, passes(slot) { return slot }
        }
      }
    }
    return nil
  }
}

extension CellArrangement<UniformStack> {
  /// Lays out cells of one size; the columns are those of a left-to-right layout.
  init(
    columns: Ramp,
    columnCount: Int,
    cellHeight: Double,
    gap: Double,
    frame: SectionFrame,
    plane: Plane,
    itemCounts: [Int]
  ) throws(LayoutError) {
    let usedColumns = max(1, min(columnCount, itemCounts.max() ?? 0))
    guard columns.pitch.isFinite, columns.maximum(usedColumns - 1).isFinite else {
      throw .tooLarge
    }
    let mirrored = columns.mirrored(count: usedColumns, in: plane.width)
    self.columns = plane.orientation.mirrorsLines ? mirrored : columns
    self.columnCount = usedColumns
    fillsLines = columnCount == 1
    orientation = plane.orientation
    stack = try UniformStack(
      lineHeight: cellHeight,
      gap: gap,
      frame: frame,
      itemCounts: itemCounts,
      columnCount: usedColumns,
      extent: plane.extent
    )
  }
}

extension CellArrangement<HeightStack> {
  /// Lays out rows of individual heights; the column is that of a left-to-right layout.
  init(
    _ list: Layout.List,
    column: Ramp,
    plane: Plane,
    itemCounts: [Int],
    sizes: [Slot: Size]
  ) throws(LayoutError) {
    columns = plane.orientation.mirrorsLines ? column.mirrored(count: 1, in: plane.width) : column
    columnCount = 1
    fillsLines = true
    orientation = plane.orientation
    stack = try HeightStack(
      gap: list.section.gap,
      frame: plane.frame(of: list.section),
      itemCounts: itemCounts,
      extent: plane.extent
    ) { slot in
      sizes[slot].map { $0.transposed(plane.isTransposed).height } ?? list.height
    }
  }
}
