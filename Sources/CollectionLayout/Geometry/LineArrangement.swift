import DragGeometry

/// A line of a section.
struct FlowLine: Sendable {
  /// The section's index.
  let section: Int
  /// The items of the line, as indices in their section.
  let items: Range<Int>
  /// The line's vertical extent, which contains all of its items.
  let extent: Span
  /// True if its only item fills it: no item of the layout's size fits beside it.
  let isFilled: Bool
}

/// Items of individual sizes in lines, which follow each other downwards in all sections.
protocol LineArrangement: Sendable {
  /// The number of all lines.
  var lineCount: Int { get }
  /// True if the lines are in reverse order of their items.
  var isMirrored: Bool { get }

  /// A line, by its index in vertical order.
  func line(at index: Int) -> FlowLine
  /// The vertical extent of a line, by its index in vertical order.
  func extent(ofLine index: Int) -> Span
  /// The line of an existing item.
  func line(of slot: Slot) -> FlowLine
  /// The frame of an existing item.
  func frame(of slot: Slot) -> Rect
  /// Calls the body with each item of a line and its frame, in order.
  func forEachFrame(of line: FlowLine, _ body: (Slot, Rect) -> Void)
}

extension LineArrangement {
  /// The extent of the lines of a range of items.
  func extent(ofSection section: Int, from first: Int, through last: Int) -> Span {
    let one = line(of: Slot(section: section, item: first)).extent
    let other = line(of: Slot(section: section, item: last)).extent
    return one.union(other)
  }

  /// The lines that intersect a half-open interval.
  func lines(meeting low: Double, _ high: Double) -> Range<Int> {
    let lines = 0..<lineCount
    let end = lines.partition { extent(ofLine: $0).low < high }
    return min(lines.partition { !(low < extent(ofLine: $0).high) }, end)..<end
  }

  /// The lines that contain a coordinate.
  private func lines(holding coordinate: Double) -> Range<Int> {
    let lines = 0..<lineCount
    let end = lines.partition { extent(ofLine: $0).low <= coordinate }
    return min(lines.partition { !(coordinate < extent(ofLine: $0).high) }, end)..<end
  }

  /// The highest item that contains a point, of those that pass a test.
  func slot(at point: Point, where passes: (Slot) -> Bool) -> Slot? {
    let held = lines(holding: point.y)
    for rank in 0..<held.count {
      var highest: Slot?
      forEachFrame(of: line(at: held.index(fromEnd: rank, mirrored: isMirrored))) { slot, frame in
        if frame.contains(point), passes(slot) { highest = slot }
      }
      if let highest { return highest }
    }
    return nil
  }

  /// Returns true if an existing item fills its line.
  func fillsLine(_ slot: Slot) -> Bool { line(of: slot).isFilled }

  /// The last item of the line at a point, of lines that have room beside their items.
  func lastItem(ofLineAt point: Point) -> Slot? {
    lines(holding: point.y).lazy.map { line(at: $0) }.first { !$0.isFilled }.map {
      Slot(section: $0.section, item: $0.items.upperBound - 1)
    }
  }

  /// Offers the items of each line that can contain the nearest item.
  func search(_ search: inout NearestSearch, skipping skips: Skips) {
    var shownLines = 0..<lineCount
    if let visible = search.visible {
      shownLines = lines(meeting: visible.minY, visible.maxY)
    }
    search.visit(shownLines) { index in
      extent(ofLine: index)
    } search: { index, search in
      forEachFrame(of: line(at: index)) { slot, frame in
        guard search.visible.map(frame.intersects) ?? true, !skips.contains(slot) else { return }
        search.offer(slot, frame: frame)
      }
    }
  }
}
