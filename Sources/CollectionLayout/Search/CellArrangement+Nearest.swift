import DragGeometry

extension CellArrangement {
  /// Offers the best cell of each section that can contain the nearest item.
  func search(_ search: inout NearestSearch, skipping skips: Skips) {
    let filled = stack.filled
    var sections = filled.indices
    var shownColumns = 0..<columnCount
    if let visible = search.visible {
      sections = filledSections(meeting: visible.minY, visible.maxY)
      shownColumns = columns.indices(in: shownColumns, meeting: visible.minX, visible.maxX)
    }
    guard !shownColumns.isEmpty else { return }
    let reach = search.measure.reach
    search.visit(sections) { index in
      let lines = stack.lines(ofSection: filled[index])
      let last = lineCount(ofSection: filled[index]) - 1
      return Span(lines.span(0, by: reach).low, lines.span(last, by: reach).high)
    } search: { index, search in
      offer(section: filled[index], columns: shownColumns, to: &search, skipping: skips)
    }
  }

  private func offer(
    section: Int,
    columns shownColumns: Range<Int>,
    to search: inout NearestSearch,
    skipping skips: Skips
  ) {
    let lines = stack.lines(ofSection: section)
    let lineCount = lineCount(ofSection: section)
    // Declared as a constant, because a captured variable would be allocated on the heap.
    let shownLines =
      if let visible = search.visible {
        lines.indices(in: 0..<lineCount, meeting: visible.minY, visible.maxY)
      } else {
        0..<lineCount
      }
    guard !shownLines.isEmpty else { return }
    let shown = shownLines.mirrored(orientation.mirrorsSections, count: lineCount)
    let count = stack.band(ofSection: section).count
    let items = shown.lowerBound * columnCount..<min(shown.upperBound * columnCount, count)
    func offer(_ items: Range<Int>, to search: inout NearestSearch) {
      forEachBlock(of: items) { blockLines, blockColumns in
        let blockLines =
          blockLines
          .mirrored(orientation.mirrorsSections, count: lineCount)
          .clamped(to: shownLines)
        let blockColumns =
          blockColumns
          .mirrored(orientation.mirrorsLines, count: columnCount)
          .clamped(to: shownColumns)
        guard !blockLines.isEmpty, !blockColumns.isEmpty else { return }
        self.offer(section: section, lines, blockLines, blockColumns, to: &search)
      }
    }
    guard !skips.isEmpty else { return offer(items, to: &search) }
    // From the nearest line outwards, until a line is too far for any of its items.
    let reach = search.measure.reach
    func canWin(_ item: Int, _ search: NearestSearch) -> Bool {
      let line = position(of: Slot(section: section, item: item)).line
      return search.canWin(lines.span(line, by: reach))
    }
    let nearestLine = lines.nearest(to: search.measure.point.y, in: shownLines, by: reach)
    let turn = slot(section: section, line: nearestLine, column: firstColumn).item
    skips.walkUp(section: section, turn..<items.upperBound) { stretch in
      guard canWin(min(stretch.lowerBound, items.upperBound - 1), search) else { return false }
      offer(stretch, to: &search)
      return true
    }
    skips.walkDown(section: section, items.lowerBound..<turn) { stretch in
      guard canWin(max(stretch.upperBound - 1, items.lowerBound), search) else { return false }
      offer(stretch, to: &search)
      return true
    }
  }

  /// The column in which each line begins.
  private var firstColumn: Int { orientation.mirrorsLines ? columnCount - 1 : 0 }

  /// Splits a range of items into full blocks of lines and columns: at most three.
  private func forEachBlock(of items: Range<Int>, _ body: (Range<Int>, Range<Int>) -> Void) {
    var (line, column) = items.lowerBound.quotientAndRemainder(dividingBy: columnCount)
    let (lastLine, end) = items.upperBound.quotientAndRemainder(dividingBy: columnCount)
    if column > 0 {
      body(line..<line + 1, column..<(line == lastLine ? end : columnCount))
      line += 1
      column = 0
    }
    if line < lastLine { body(line..<lastLine, 0..<columnCount) }
    if line <= lastLine, end > 0 { body(lastLine..<lastLine + 1, 0..<end) }
  }

  /// Offers the lowest of a block's nearest cells.
  ///
  /// Both distances first decrease and then increase with the index, so the least key is that of
  /// the nearest line and column; lower cells at the same distance are adjacent.
  private func offer(
    section: Int,
    _ lines: Stack.Lines,
    _ blockLines: Range<Int>,
    _ blockColumns: Range<Int>,
    to search: inout NearestSearch
  ) {
    let measure = search.measure
    let reach = measure.reach
    func across(_ column: Int) -> Double {
      columns.span(column, by: reach).distance(to: measure.point.x)
    }
    func down(_ line: Int) -> Double {
      lines.span(line, by: reach).distance(to: measure.point.y)
    }
    let nearestLine = lines.nearest(to: measure.point.y, in: blockLines, by: reach)
    let nearestColumn = columns.nearest(to: measure.point.x, in: blockColumns, by: reach)
    let leastAcross = across(nearestColumn)
    let key = measure.key(across: leastAcross, down: down(nearestLine))
    let line = blockLines.firstTie(of: nearestLine, mirrored: orientation.mirrorsSections) {
      measure.key(across: leastAcross, down: down($0)) > key
    }
    let leastDown = down(line)
    let column = blockColumns.firstTie(of: nearestColumn, mirrored: orientation.mirrorsLines) {
      measure.key(across: across($0), down: leastDown) > key
    }
    search.offer(slot(section: section, line: line, column: column), key: key)
  }
}

extension Range<Int> {
  /// The first of the adjacent indices at the same distance; the last one if mirrored.
  fileprivate func firstTie(
    of index: Int,
    mirrored isMirrored: Bool,
    isFarther: (Int) -> Bool
  ) -> Int {
    guard isMirrored else {
      return (lowerBound..<index).partition(near: index - 1, where: isFarther)
    }
    return (index + 1..<upperBound).partition(near: index + 1) { !isFarther($0) } - 1
  }
}
