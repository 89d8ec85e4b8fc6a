import DragGeometry

/// Fills the lines of one section, greedily (L2).
struct FlowFiller {
  private let rules: LineRules
  private let section: Int
  private(set) var lines: [FlowLine] = []
  private(set) var frames: [Rect] = []
  private(set) var overwide: [Slot] = []

  init(_ flow: Layout.Flow, width: Double, section: Int) {
    rules = LineRules(flow, width: width)
    self.section = section
  }

  /// Places all items below a height and returns the end of the last line.
  mutating func fill(_ sizes: [Size], from top: Double) -> Double {
    var bottom = top
    var start = 0
    while start < sizes.count {
      let end = lineEnd(sizes, from: start)
      let lineTop = start == 0 ? top : bottom + rules.flow.line
      place(sizes[start..<end], top: lineTop, isLast: end == sizes.count)
      bottom = lines.last?.extent.high ?? bottom
      start = end
    }
    return bottom
  }

  /// The end of a line: an item joins if it and its gap fit the remaining width.
  private mutating func lineEnd(_ sizes: [Size], from start: Int) -> Int {
    var used = sizes[start].width
    var end = start + 1
    if rules.isOverwide(used) { overwide.append(Slot(section: section, item: start)) }
    while end < sizes.count, rules.fits(sizes[end].width, behind: used) {
      used += rules.flow.section.gap + sizes[end].width
      end += 1
    }
    return end
  }

  private mutating func place(_ sizes: ArraySlice<Size>, top: Double, isLast: Bool) {
    let height = sizes.reduce(0) { max($0, $1.height) }
    let only = sizes.count == 1 ? sizes.first : nil
    var (left, spacing) = rules.spread(
      count: sizes.count, total: sizes.reduce(0) { $0 + $1.width }, last: sizes.last?.width ?? 0,
      isLast: isLast)
    var bottom = top + height
    for size in sizes {
      let frame = Rect(
        origin: Point(x: left, y: top + rules.offset(of: size.height, in: height)),
        size: size
      )
      frames.append(frame)
      bottom = max(bottom, frame.maxY)
      left += size.width + spacing
    }
    lines.append(
      FlowLine(
        section: section,
        items: sizes.indices,
        extent: Span(top, bottom),
        isFilled: only.map { rules.isFilled(byOnly: $0.width) } ?? false
      )
    )
  }
}
