import DragGeometry

/// Sections of rows of individual heights, stored as the sums of all that comes before (L9).
///
/// All extents are multiples of 1/65,536 of a point and their sum is below 2 to the power of 35, so
/// every sum is exact.
struct HeightStack: SectionStack {
  /// Where each entry begins; the last one is where the content ends.
  private var edges: [Double] = []
  let filled: [Int]
  /// The number of rows of each section.
  private let itemCounts: [Int]
  /// The index of the entry before each section's lines.
  private let starts: [Int]
  private let gap: Double
  private let frame: SectionFrame

  /// Stacks sections; mirrored ones from the last to the first, aligned to the far end.
  init(
    gap: Double,
    frame: SectionFrame,
    itemCounts: [Int],
    extent: Double,
    height: (Slot) -> Double
  ) throws(LayoutError) {
    self.gap = gap.wholeTicks
    let frame = frame.inWholeTicks
    self.frame = frame
    self.itemCounts = itemCounts
    // The first entry is the space that mirrored content leaves free.
    var entries = [0.0]
    var starts = itemCounts.map { _ in 0 }
    let order = itemCounts.indices.map { frame.isMirrored ? itemCounts.count - 1 - $0 : $0 }
    for section in order {
      let count = itemCounts[section]
      starts[section] = entries.count
      entries.append(frame.lead + frame.leadInset)
      for row in 0..<count {
        let slot = Slot(section: section, item: frame.isMirrored ? count - 1 - row : row)
        entries.append(height(slot).wholeTicks + (row == count - 1 ? 0 : self.gap))
      }
      entries.append(frame.trailInset + frame.trail)
    }
    self.starts = starts
    filled = order.filter { itemCounts[$0] > 0 }
    let total = entries.reduce(0, +)
    guard total < Self.limit else { throw .tooLarge }
    let extent = extent.wholeTicks
    if frame.isMirrored, extent < Self.limit { entries[0] = max(0, extent - total) }
    edges.reserveCapacity(entries.count + 1)
    edges.append(0)
    for (place, entry) in entries.enumerated() { edges.append(edges[place] + entry) }
  }

  private static let limit = 0x1p35

  func band(ofSection section: Int) -> SectionBand {
    let start = starts[section]
    let itemsBottom = edges[start + 1 + itemCounts[section]]
    return SectionBand(count: itemCounts[section], top: edges[start], frame: frame) { _ in
      itemsBottom
    }
  }

  func lines(ofSection section: Int) -> Rows {
    Rows(edges: edges, start: starts[section] + 1, count: itemCounts[section], gap: gap)
  }

  /// The rows of one section.
  struct Rows: Stretches {
    let edges: [Double]
    let start: Int
    let count: Int
    let gap: Double

    func minimum(_ index: Int) -> Double { edges[start + index] }
    func maximum(_ index: Int) -> Double { minimum(index) + extent(index) }
    func center(_ index: Int) -> Double { minimum(index) + extent(index) / 2 }

    func extent(_ index: Int) -> Double {
      edges[start + index + 1] - minimum(index) - (index == count - 1 ? 0 : gap)
    }

    func guess(_ coordinate: Double, in range: Range<Int>) -> Int {
      max(range.partition { minimum($0) <= coordinate } - 1, range.lowerBound)
    }
  }
}

extension Double {
  /// The nearest multiple of 1/65,536; sums of such numbers are exact.
  var wholeTicks: Double { (self * 65_536).rounded() / 65_536 }
}

extension SectionFrame {
  /// The frame with its extents along the axis in multiples of 1/65,536 of a point.
  fileprivate var inWholeTicks: SectionFrame {
    var frame = self
    frame.style.header = style.header.wholeTicks
    frame.style.footer = style.footer.wholeTicks
    frame.style.inset.top = style.inset.top.wholeTicks
    frame.style.inset.bottom = style.inset.bottom.wholeTicks
    return frame
  }
}
