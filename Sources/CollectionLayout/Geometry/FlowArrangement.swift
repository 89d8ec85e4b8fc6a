import DragGeometry

/// Items of individual sizes in lines, each stored with its frame.
struct FlowArrangement: LineArrangement {
  /// The sections.
  private(set) var bands: [SectionBand] = []
  /// All lines, in vertical order.
  private(set) var lines: [FlowLine] = []
  /// The frames of all items, in order.
  private var frames: [Rect] = []
  /// The index in `frames` of each section's first item.
  private var firstFrames: [Int] = []
  /// Items that are wider than their section (L6).
  private(set) var overwide: [Slot] = []
  /// True if the lines are in reverse order of their items.
  let isMirrored: Bool

  /// Fills the lines of all sections (L2).
  init(
    _ flow: Layout.Flow,
    plane: Plane,
    itemCounts: [Int],
    sizes: [Slot: Size]
  ) throws(LayoutError) {
    isMirrored = plane.orientation.mirrorsSections
    let frame = SectionFrame(style: flow.section, isMirrored: false)
    for (section, count) in itemCounts.enumerated() {
      var filler = FlowFiller(flow, width: plane.width, section: section)
      let items = (0..<count).map { item in
        sizes[Slot(section: section, item: item)].map { $0.transposed(plane.isTransposed) }
          ?? flow.item
      }
      append(count: count, frame: frame) { filler.fill(items, from: $0) }
      lines += filler.lines
      frames += filler.frames
      overwide += filler.overwide
    }
    try finish(plane, header: frame.style.header)
  }

  /// Fills the rows of all sections (L10).
  init(
    _ layout: Layout.TwoColumn,
    plane: Plane,
    itemCounts: [Int],
    spans: [Slot: Int]
  ) throws(LayoutError) {
    isMirrored = plane.orientation.mirrorsSections
    let frame = SectionFrame(style: layout.section, isMirrored: false)
    for (section, count) in itemCounts.enumerated() {
      var filler = TwoColumnFiller(layout, width: plane.width, section: section)
      let spans = (0..<count).map { spans[Slot(section: section, item: $0)] ?? 1 }
      append(count: count, frame: frame) { filler.fill(spans, from: $0) }
      lines += filler.lines
      frames += filler.frames
    }
    try finish(plane, header: frame.style.header)
  }

  private mutating func append(
    count: Int, frame: SectionFrame, fill: (_ top: Double) -> Double
  ) {
    firstFrames.append(frames.count)
    bands.append(
      SectionBand(
        count: count, top: bands.last?.bottom ?? 0, frame: frame, itemsBottom: fill))
  }

  /// Transforms the lines to the plane's orientation, and rejects unbounded content.
  private mutating func finish(_ plane: Plane, header: Double) throws(LayoutError) {
    if plane.orientation.mirrorsLines {
      for index in frames.indices {
        frames[index].origin.x = plane.width - frames[index].maxX
      }
    }
    if isMirrored { mirrorLines(in: max(plane.extent, bands.last?.bottom ?? 0), header: header) }
    guard frames.allSatisfy({ $0.isBounded }) else { throw .tooLarge }
  }

  /// Reverses the order of the lines.
  private mutating func mirrorLines(in extent: Double, header: Double) {
    for index in frames.indices {
      frames[index].origin.y = extent - frames[index].maxY
    }
    var low = -Double.infinity
    var high = -Double.infinity
    lines = lines.reversed().map { line in
      // Recomputed from the frames, because mirroring may round; never above the previous line.
      let held = line.items.map { frame(of: Slot(section: line.section, item: $0)) }
      low = max(low, extent - line.extent.high)
      high = held.reduce(max(high, extent - line.extent.low)) { max($0, $1.maxY) }
      return FlowLine(
        section: line.section, items: line.items, extent: Span(low, high), isFilled: line.isFilled)
    }
    bands = bands.map { $0.mirrored(in: extent, header: header) }
  }

  /// The frame of an existing item.
  func frame(of slot: Slot) -> Rect {
    frames[firstFrames[slot.section] + slot.item]
  }

  var lineCount: Int { lines.count }

  func line(at index: Int) -> FlowLine { lines[index] }

  func extent(ofLine index: Int) -> Span { lines[index].extent }

  func forEachFrame(of line: FlowLine, _ body: (Slot, Rect) -> Void) {
    for item in line.items {
      let slot = Slot(section: line.section, item: item)
      body(slot, frame(of: slot))
    }
  }

  func line(of slot: Slot) -> FlowLine {
    let index = lines.indices.partition {
      let line = lines[isMirrored ? lines.count - 1 - $0 : $0]
      return (line.section, line.items.upperBound) <= (slot.section, slot.item)
    }
    return lines[isMirrored ? lines.count - 1 - index : index]
  }
}
