import DragGeometry

/// A flow whose items come, go and change their sizes at the cost of the change.
///
/// No frame is stored: of each line only its first item, its top and its height are, in runs that later changes move as a
/// whole. All extents along the scroll axis are multiples of 1/65,536 of a point, and their sum is below 2 to the power of
/// 35, so that every position is exactly that of a flow made from nothing; other flows are a ``FlowArrangement``.
struct FlowRuns: LineArrangement {
  private let rules: LineRules
  private let plane: Plane
  private let frame: SectionFrame
  private(set) var bands: [SectionBand] = []
  private(set) var sections: [FlowSection] = []
  /// The index of each section's first line, and behind them the number of all lines.
  private var firstLines = [0]
  let isMirrored = false

  /// Fills the lines of all sections (L2); nil where positions are not exact, and where the first section is the last one
  /// along the axis, because each change moves it then.
  init?(_ flow: Layout.Flow, plane: Plane, itemCounts: [Int], sizes: [Slot: Size]) {
    let style = flow.section
    let across = [
      plane.width, style.gap, style.inset.left, style.inset.right, flow.item.width,
    ]
    let along = [
      style.header, style.footer, style.inset.top, style.inset.bottom, flow.line,
      flow.item.height,
    ]
    guard !plane.orientation.mirrorsSections, across.allSatisfy({ $0 < Self.limit }),
      along.allSatisfy({ $0.isInWholeTicks && $0 < Self.limit })
    else { return nil }
    rules = LineRules(flow, width: plane.width)
    self.plane = plane
    frame = SectionFrame(style: style, isMirrored: false)
    for (section, count) in itemCounts.enumerated() {
      var own: [Size?] = []
      own.reserveCapacity(count)
      for item in 0..<count {
        own.append(sizes[Slot(section: section, item: item)]?.transposed(plane.isTransposed))
      }
      guard own.allSatisfy(Self.isExact) else { return nil }
      sections.append(FlowSection(own, by: rules))
    }
    stack(from: 0)
    guard isBounded else { return nil }
  }

  private static let limit = 0x1p35

  private static func isExact(_ size: Size?) -> Bool {
    guard let size else { return true }
    return size.isValid && size.width < limit && size.height < limit && size.height.isInWholeTicks
  }

  private var isBounded: Bool { bands.last.map { $0.bottom < Self.limit } ?? true }

  /// Stacks the sections from one on.
  private mutating func stack(from first: Int) {
    bands.removeSubrange(first...)
    firstLines.removeSubrange((first + 1)...)
    for section in sections[first...] {
      bands.append(
        SectionBand(count: section.itemCount, top: bands.last?.bottom ?? 0, frame: frame) {
          $0 + section.height
        })
      firstLines.append((firstLines.last ?? 0) + section.lineCount)
    }
  }

  /// Replaces items of a section: O(k + n / 128) for k items of n, and O(sections).
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - section: Their section.
  ///   - sizes: The own sizes of the new ones, in content coordinates; nil for the layout's.
  /// - Returns: False if the flow is not exact any more; it must be laid out again then.
  mutating func replace(_ items: Range<Int>, ofSection section: Int, with sizes: [Size?]) -> Bool {
    let sizes = sizes.map { $0?.transposed(plane.isTransposed) }
    guard sizes.allSatisfy(Self.isExact) else { return false }
    sections[section].replace(items, with: sizes)
    stack(from: section)
    return isBounded
  }

  /// True if no item has a size of its own.
  var isUniform: Bool { sections.allSatisfy { $0.ownCount == 0 } }

  /// Items that are wider than their section (L6): O(n).
  var overwide: [Slot] {
    sections.enumerated().flatMap { section, lines in
      lines.overwide.map { Slot(section: section, item: $0) }
    }
  }

  var lineCount: Int { firstLines[sections.count] }

  func line(at index: Int) -> FlowLine {
    let (section, line) = place(ofLine: index)
    return self.line(line, ofSection: section)
  }

  func extent(ofLine index: Int) -> Span {
    let (section, line) = place(ofLine: index)
    return extent(ofLine: line, inSection: section)
  }

  func line(of slot: Slot) -> FlowLine {
    line(sections[slot.section].line(ofItem: slot.item), ofSection: slot.section)
  }

  func frame(of slot: Slot) -> Rect {
    var found = Rect.zero
    forEachFrame(of: line(of: slot)) { if $0 == slot { found = $1 } }
    return found
  }

  func forEachFrame(of line: FlowLine, _ body: (Slot, Rect) -> Void) {
    let lines = sections[line.section]
    let first = lines.cursor(at: line.items.lowerBound)
    var cursor = first
    var (total, height, last) = (0.0, 0.0, 0.0)
    for _ in line.items {
      guard let size = lines.size(at: cursor) else { return }
      total += size.width
      height = max(height, size.height)
      last = size.width
      lines.advance(&cursor)
    }
    var (left, spacing) = rules.spread(
      count: line.items.count, total: total, last: last,
      isLast: line.items.upperBound == lines.itemCount)
    cursor = first
    for item in line.items {
      guard let size = lines.size(at: cursor) else { return }
      let top = line.extent.low + rules.offset(of: size.height, in: height)
      var frame = Rect(origin: Point(x: left, y: top), size: size)
      if plane.orientation.mirrorsLines { frame.origin.x = plane.width - frame.maxX }
      body(Slot(section: line.section, item: item), frame)
      left += size.width + spacing
      lines.advance(&cursor)
    }
  }

  private func place(ofLine index: Int) -> (section: Int, line: Int) {
    let section = sections.indices.partition { firstLines[$0] <= index } - 1
    return (section, index - firstLines[section])
  }

  private func line(_ line: Int, ofSection section: Int) -> FlowLine {
    let lines = sections[section]
    let items = lines.items(ofLine: line)
    let only = items.count == 1 ? lines.size(at: lines.cursor(at: items.lowerBound)) : nil
    return FlowLine(
      section: section, items: items, extent: extent(ofLine: line, inSection: section),
      isFilled: only.map { rules.isFilled(byOnly: $0.width) } ?? false)
  }

  private func extent(ofLine line: Int, inSection section: Int) -> Span {
    let extent = sections[section].extent(ofLine: line)
    let top = bands[section].itemsTop
    return Span(top + extent.low, top + extent.high)
  }
}

extension Double {
  /// True if sums of it and other such numbers are exact.
  fileprivate var isInWholeTicks: Bool { wholeTicks == self }
}
