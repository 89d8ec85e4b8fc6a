import DragGeometry

/// The rules by which the items of a flow fill one line (L2, L3, L4).
struct LineRules: Sendable {
  let flow: Layout.Flow
  let usableWidth: Double

  init(_ flow: Layout.Flow, width: Double) {
    self.flow = flow
    usableWidth = max(0, width - flow.section.inset.left - flow.section.inset.right)
  }

  /// Returns true if an item and its gap fit the remaining width of a line.
  func fits(_ width: Double, behind used: Double) -> Bool {
    flow.section.gap + width <= usableWidth - used + .rounding
  }

  /// Returns true if an item is wider than a line (L6).
  func isOverwide(_ width: Double) -> Bool { width > usableWidth + .rounding }

  /// Returns true if the only item of a line leaves no room for an item of the layout's size.
  func isFilled(byOnly width: Double) -> Bool { !fits(flow.item.width, behind: width) }

  /// The left edge of a line's first item, and the space between its items; the leftover is shared equally (L3).
  ///
  /// - Parameters:
  ///   - count: The number of items, at least one.
  ///   - total: The sum of their widths, from the first on.
  ///   - last: The width of the last one.
  ///   - isLast: True for the last line of a section.
  /// - Returns: Both, in points.
  func spread(count: Int, total: Double, last: Double, isLast: Bool) -> (
    left: Double, spacing: Double
  ) {
    guard flow.justify else { return (flow.section.inset.left, flow.section.gap) }
    var count = Double(count)
    var used = total
    if isLast, last + flow.section.gap > 0 {
      // As if more items like the last one filled the line, so that columns stay aligned.
      let left = usableWidth - used - (count - 1) * flow.section.gap + .rounding
      let more = max(0, (left / (last + flow.section.gap)).rounded(.down))
      count += more
      used += more * last
    }
    guard count > 1 else {
      return (flow.section.inset.left + max(0, usableWidth - used) / 2, flow.section.gap)
    }
    return (flow.section.inset.left, max(0, usableWidth - used) / (count - 1))
  }

  /// The distance of an item from the top of its line.
  func offset(of height: Double, in lineHeight: Double) -> Double {
    switch flow.alignment {
    case .top: 0
    case .center: (lineHeight - height) / 2
    case .bottom: lineHeight - height
    }
  }
}
