import DragGeometry

/// Items of their own sizes in lines, each kept with its place.
struct FlowArrangement: Sendable {
  /// A line of a section.
  struct Line: Sendable {
    /// The section's index.
    let section: Int
    /// The items of the line, as indices of their section.
    let items: Range<Int>
    /// The line's vertical extent, which holds all of its items.
    let extent: Span
  }

  /// The sections.
  private(set) var bands: [SectionBand] = []
  /// All lines, from top to bottom.
  private(set) var lines: [Line] = []
  /// The frames of all items, in order.
  private var frames: [Rect] = []
  /// The index in `frames` of each section's first item.
  private var firstFrames: [Int] = []
  /// Items that are wider than their section (L6).
  private(set) var overwide: [Slot] = []

  /// Fills the lines of all sections (L2).
  init(
    _ flow: Layout.Flow,
    width: Double,
    itemCounts: [Int],
    sizes: [Slot: Size]
  ) throws(LayoutError) {
    let frame = SectionFrame(header: flow.header, footer: flow.footer, inset: flow.inset)
    for (section, count) in itemCounts.enumerated() {
      firstFrames.append(frames.count)
      var filler = FlowFiller(flow, width: width, section: section)
      let items = (0..<count).map { sizes[Slot(section: section, item: $0)] ?? flow.item }
      let band = SectionBand(count: count, top: bands.last?.bottom ?? 0, frame: frame) { top in
        filler.fill(items, from: top)
      }
      guard filler.frames.allSatisfy({ $0.isBounded }) else { throw .tooLarge }
      bands.append(band)
      lines += filler.lines
      frames += filler.frames
      overwide += filler.overwide
    }
  }

  /// The frame of an item that is there.
  func frame(of slot: Slot) -> Rect {
    frames[firstFrames[slot.section] + slot.item]
  }

  /// The extent from the top of one item's line to the bottom of another's.
  func extent(ofSection section: Int, from first: Int, through last: Int) -> Span {
    Span(
      line(of: Slot(section: section, item: first)).extent.low,
      line(of: Slot(section: section, item: last)).extent.high
    )
  }

  /// The lines that share a place with a half-open stretch.
  func lines(meeting low: Double, _ high: Double) -> Range<Int> {
    let end = lines.indices.partition { lines[$0].extent.low < high }
    return min(lines.indices.partition { !(low < lines[$0].extent.high) }, end)..<end
  }

  /// The highest item that holds a point, of those that pass a test.
  func slot(at point: Point, where passes: (Slot) -> Bool) -> Slot? {
    let end = lines.indices.partition { lines[$0].extent.low <= point.y }
    for line in lines[..<end].reversed() {
      guard point.y < line.extent.high else { return nil }
      for item in line.items.reversed() {
        let slot = Slot(section: line.section, item: item)
        if frame(of: slot).contains(point), passes(slot) { return slot }
      }
    }
    return nil
  }

  private func line(of slot: Slot) -> Line {
    lines[
      lines.indices.partition {
        (lines[$0].section, lines[$0].items.upperBound) <= (slot.section, slot.item)
      }
    ]
  }
}
