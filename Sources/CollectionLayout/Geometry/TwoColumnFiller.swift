import DragGeometry

/// Fills the rows of one section of the two-column layout (L13).
struct TwoColumnFiller {
  private let layout: Layout.TwoColumn
  private let section: Int
  private let usableWidth: Double
  private(set) var lines: [FlowLine] = []
  private(set) var frames: [Rect] = []

  init(_ layout: Layout.TwoColumn, width: Double, section: Int) {
    self.layout = layout
    self.section = section
    usableWidth = max(0, width - layout.section.inset.left - layout.section.inset.right)
  }

  /// Places all items below a height and returns the end of the last row.
  mutating func fill(_ spans: [Int], from top: Double) -> Double {
    let rows = Layout.TwoColumn.rows(of: spans)
    let height = usableWidth / 2
    // A pair leaves room for its gap, so each of its items is narrower than one without a partner.
    let paired = max(0, (usableWidth - layout.section.gap) / 2)
    let ramp = Ramp(start: top, pitch: height + layout.section.gap, extent: height)
    var item = 0
    for (line, row) in rows.enumerated() {
      let width =
        switch row {
        case .full: usableWidth
        case .pair: paired
        case .orphan: height
        }
      for column in 0..<row.count {
        frames.append(
          Rect(
            x: layout.section.inset.left + Double(column) * (paired + layout.section.gap),
            y: ramp.minimum(line),
            width: width,
            height: height
          )
        )
      }
      lines.append(
        FlowLine(
          section: section,
          items: item..<item + row.count,
          extent: Span(ramp.minimum(line), ramp.maximum(line)),
          isFilled: row == .full
        )
      )
      item += row.count
    }
    return lines.last?.extent.high ?? top
  }
}
