import DragGeometry

/// Cells of one size in equal columns: rows are a grid of one column.
///
/// No cell is kept; a place is computed from a section's top, a line and a column.
struct UniformArrangement: Sendable {
  /// The columns.
  let columns: Ramp
  /// The number of columns, never more than any section fills.
  let columnCount: Int
  /// The height of a cell.
  let cellHeight: Double
  /// The distance from one line's top to the next.
  let linePitch: Double
  /// The sections.
  let bands: [SectionBand]
  /// The sections that have items, ascending.
  let filled: [Int]

  /// Stacks sections of cells.
  init(
    columns: Ramp,
    columnCount: Int,
    cellHeight: Double,
    gap: Double,
    frame: SectionFrame,
    itemCounts: [Int]
  ) throws(LayoutError) {
    let usedColumns = max(1, min(columnCount, itemCounts.max() ?? 0))
    let pitch = cellHeight + gap
    self.columns = columns
    self.columnCount = usedColumns
    self.cellHeight = cellHeight
    linePitch = pitch
    guard pitch.isFinite, columns.pitch.isFinite, columns.maximum(usedColumns - 1).isFinite else {
      throw .tooLarge
    }
    var bands: [SectionBand] = []
    bands.reserveCapacity(itemCounts.count)
    for count in itemCounts {
      let lineCount = Self.lineCount(items: count, columns: usedColumns)
      bands.append(
        SectionBand(count: count, top: bands.last?.bottom ?? 0, frame: frame) { top in
          lineCount == 0
            ? top : Ramp(start: top, pitch: pitch, extent: cellHeight).maximum(lineCount - 1)
        }
      )
    }
    self.bands = bands
    filled = bands.indices.filter { bands[$0].count > 0 }
  }

  /// The lines of a section.
  func lines(ofSection section: Int) -> Ramp {
    Ramp(start: bands[section].itemsTop, pitch: linePitch, extent: cellHeight)
  }

  /// The indices of a section's lines.
  func lineIndices(ofSection section: Int) -> Range<Int> {
    0..<Self.lineCount(items: bands[section].count, columns: columnCount)
  }

  /// The frame of a cell that is there.
  func frame(of slot: Slot) -> Rect {
    let (line, column) = slot.item.quotientAndRemainder(dividingBy: columnCount)
    return Rect(
      x: columns.minimum(column),
      y: lines(ofSection: slot.section).minimum(line),
      width: columns.extent,
      height: cellHeight
    )
  }

  /// The extent from the top of one item's line to the bottom of another's.
  func extent(ofSection section: Int, from first: Int, through last: Int) -> Span {
    let lines = lines(ofSection: section)
    return Span(lines.minimum(first / columnCount), lines.maximum(last / columnCount))
  }

  /// The sections with items that share a place with a half-open stretch, as places in `filled`.
  func filledSections(meeting low: Double, _ high: Double) -> Range<Int> {
    let end = filled.indices.partition { bands[filled[$0]].itemsTop < high }
    return min(filled.indices.partition { !(low < bands[filled[$0]].itemsBottom) }, end)..<end
  }

  /// The highest cell that holds a point, of those that pass a test.
  func slot(at point: Point, where passes: (Slot) -> Bool) -> Slot? {
    let end = filled.indices.partition { bands[filled[$0]].itemsTop <= point.y }
    let heldColumns = columns.indices(in: 0..<columnCount, holding: point.x)
    // More than one section, line or column holds a point only where rounding makes them overlap.
    for place in (0..<end).reversed() {
      let section = filled[place]
      guard point.y < bands[section].itemsBottom else { return nil }
      let held = lines(ofSection: section)
        .indices(in: lineIndices(ofSection: section), holding: point.y)
      for line in held.reversed() {
        for column in heldColumns.reversed() {
          let slot = Slot(section: section, item: line * columnCount + column)
          if slot.item < bands[section].count, passes(slot) { return slot }
        }
      }
    }
    return nil
  }

  private static func lineCount(items: Int, columns: Int) -> Int {
    items == 0 ? 0 : (items - 1) / columns + 1
  }
}
