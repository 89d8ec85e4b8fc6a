import DragGeometry

/// Fills the lines of one section, greedily (L2).
struct FlowFiller {
  private let flow: Layout.Flow
  private let section: Int
  private let usableWidth: Double
  private(set) var lines: [FlowArrangement.Line] = []
  private(set) var frames: [Rect] = []
  private(set) var overwide: [Slot] = []

  init(_ flow: Layout.Flow, width: Double, section: Int) {
    self.flow = flow
    self.section = section
    usableWidth = max(0, width - flow.inset.left - flow.inset.right)
  }

  /// Places all items below a height and returns the end of the last line.
  mutating func fill(_ sizes: [Size], from top: Double) -> Double {
    var bottom = top
    var start = 0
    while start < sizes.count {
      let end = lineEnd(sizes, from: start)
      let lineTop = start == 0 ? top : bottom + flow.line
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
    if used > usableWidth + .rounding { overwide.append(Slot(section: section, item: start)) }
    while end < sizes.count, flow.gap + sizes[end].width <= usableWidth - used + .rounding {
      used += flow.gap + sizes[end].width
      end += 1
    }
    return end
  }

  private mutating func place(_ sizes: ArraySlice<Size>, top: Double, isLast: Bool) {
    let height = sizes.reduce(0) { max($0, $1.height) }
    let (lead, spacing) = flow.justify ? justified(sizes, isLast: isLast) : (0, flow.gap)
    var left = flow.inset.left + lead
    var bottom = top + height
    for size in sizes {
      let frame = Rect(
        origin: Point(x: left, y: top + offset(of: size.height, in: height)),
        size: size
      )
      frames.append(frame)
      bottom = max(bottom, frame.maxY)
      left += size.width + spacing
    }
    lines.append(
      FlowArrangement.Line(
        section: section,
        items: sizes.indices,
        extent: Span(top, bottom),
        isFilled: isFilled(by: sizes)
      )
    )
  }

  private func isFilled(by sizes: ArraySlice<Size>) -> Bool {
    guard sizes.count == 1, let only = sizes.first else { return false }
    return flow.gap + flow.item.width > usableWidth - only.width + .rounding
  }

  /// The free space before a line and between its items; the leftover is shared equally (L3).
  private func justified(
    _ sizes: ArraySlice<Size>,
    isLast: Bool
  ) -> (lead: Double, spacing: Double) {
    var count = Double(sizes.count)
    var used = sizes.reduce(0) { $0 + $1.width }
    if isLast, let last = sizes.last, last.width + flow.gap > 0 {
      // As if more items like the last one filled the line, so that columns stay aligned.
      let left = usableWidth - used - (count - 1) * flow.gap + .rounding
      let more = max(0, (left / (last.width + flow.gap)).rounded(.down))
      count += more
      used += more * last.width
    }
    guard count > 1 else { return (max(0, usableWidth - used) / 2, flow.gap) }
    return (0, max(0, usableWidth - used) / (count - 1))
  }

  private func offset(of height: Double, in lineHeight: Double) -> Double {
    switch flow.alignment {
    case .top: 0
    case .center: (lineHeight - height) / 2
    case .bottom: lineHeight - height
    }
  }
}
