import DragGeometry

/// Sections of rows of individual heights, stored as sums in a tree (L9).
///
/// All extents are multiples of 1/65,536 of a point and their sum is below 2 to the power of 35, so
/// every sum is exact: positions do not depend on the order in which heights were set.
struct HeightStack: SectionStack {
  private(set) var extents: ExtentTree
  let filled: [Int]
  /// The number of rows of each section.
  private let itemCounts: [Int]
  /// The index in the tree of the entry before each section's lines.
  private let starts: [Int]
  private let gap: Double
  private let frame: SectionFrame
  /// The extent whose far end mirrored content is aligned to.
  private let extent: Double

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
    self.extent = extent.wholeTicks
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
    guard entries.allSatisfy({ $0 < Self.limit }) else { throw .tooLarge }
    extents = ExtentTree(entries)
    guard extents.total < Self.limit else { throw .tooLarge }
    keepToEnd()
  }

  private static let limit = 0x1p35

  func band(ofSection section: Int) -> SectionBand {
    let start = starts[section]
    let itemsBottom = extents.sum(before: start + 1 + itemCounts[section])
    return SectionBand(
      count: itemCounts[section], top: extents.sum(before: start), frame: frame
    ) { _ in itemsBottom }
  }

  func lines(ofSection section: Int) -> Rows {
    Rows(extents: extents, start: starts[section] + 1, count: itemCounts[section], gap: gap)
  }

  /// Sets the height of a row: O(log n).
  mutating func setHeight(_ height: Double, of slot: Slot) throws(LayoutError) {
    let count = itemCounts[slot.section]
    let row = frame.isMirrored ? count - 1 - slot.item : slot.item
    let entry = starts[slot.section] + 1 + row
    let value = height.wholeTicks + (row == count - 1 ? 0 : gap)
    let total = extents.total - extents[entry] + value
    guard total - extents[0] < Self.limit else { throw .tooLarge }
    extents[entry] = value
    keepToEnd()
  }

  /// Sets the free space before mirrored content that does not fill the bounds.
  private mutating func keepToEnd() {
    guard frame.isMirrored, extent < Self.limit else { return }
    let free = max(0, extent - (extents.total - extents[0]))
    if free != extents[0] { extents[0] = free }
  }

  /// The rows of one section.
  struct Rows: Stretches {
    let extents: ExtentTree
    let start: Int
    let count: Int
    let gap: Double

    func minimum(_ index: Int) -> Double { extents.sum(before: start + index) }
    func maximum(_ index: Int) -> Double { minimum(index) + extent(index) }
    func center(_ index: Int) -> Double { minimum(index) + extent(index) / 2 }

    func extent(_ index: Int) -> Double {
      index == count - 1 ? extents[start + index] : extents[start + index] - gap
    }

    func guess(_ coordinate: Double, in range: Range<Int>) -> Int {
      min(max(extents.index(at: coordinate) - start, range.lowerBound), range.upperBound)
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
