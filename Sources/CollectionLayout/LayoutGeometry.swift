public import DragGeometry

/// The places of all items of a collection, in content coordinates.
///
/// Rows and grids are computed from section edges: no item is kept, and a place costs O(1). A flow
/// keeps its items and lines. Exact frames are kept and searched one by one.
public struct LayoutGeometry: Sendable {
  /// How the items of the layout are kept.
  enum Arrangement: Sendable {
    /// Rows and grids.
    case uniform(UniformArrangement)
    /// Flows.
    case flow(FlowArrangement)
    /// Nothing but exact frames.
    case none
  }

  /// The description that was laid out.
  public let layout: Layout
  /// The width that was laid out for, in points.
  public let width: Double
  /// The number of items of each section.
  public let itemCounts: [Int]
  /// The extent of all content (L7).
  public let contentSize: Size
  /// The axis along which the sides of an item are told apart (H13).
  ///
  /// Where there are only frames it is vertical if each frame begins below the one before.
  public let inlineAxis: Axis

  let arrangement: Arrangement
  let overrides: FrameOverrides
  /// The edges of each section; none where there are only frames.
  let bands: [SectionBand]

  /// Lays items out: O(sections) for rows and grids, O(n) for a flow, besides sorting the frames.
  ///
  /// - Parameters:
  ///   - layout: The description.
  ///   - width: The width of the collection, in points.
  ///   - itemCounts: The number of items of each section.
  ///   - sizes: Items' own sizes, which only a flow reads.
  ///   - frames: Exact frames, which stand above any layout.
  /// - Throws: What is wrong with the numbers.
  public init(
    _ layout: Layout,
    width: Double,
    itemCounts: [Int],
    sizes: [Slot: Size] = [:],
    frames: [Slot: Rect] = [:]
  ) throws(LayoutError) {
    try layout.validate()
    try LayoutError.requireDistance(width, "width")
    try LayoutError.requireCounts(itemCounts, limit: layout.itemLimit)
    try LayoutError.requireSizes(sizes, itemCounts: itemCounts)
    let overrides = try FrameOverrides(frames, itemCounts: itemCounts)
    let arrangement = try Arrangement(layout, width: width, itemCounts: itemCounts, sizes: sizes)
    let bands = arrangement.bands
    let height = bands.last?.bottom ?? 0
    guard height.isFinite else { throw .tooLarge }
    self.layout = layout
    self.width = width
    self.itemCounts = itemCounts
    self.overrides = overrides
    self.arrangement = arrangement
    self.bands = bands
    contentSize = Size(
      width: overrides.frames.reduce(width) { max($0, $1.maxX) },
      height: overrides.frames.reduce(height) { max($0, $1.maxY) }
    )
    inlineAxis = layout.inlineAxis ?? (overrides.isColumn ? .vertical : .horizontal)
  }

  /// The frame of an item, or nil past the end and for an item that stands nowhere (L8).
  public func frame(of slot: Slot) -> Rect? {
    guard slot.exists(in: itemCounts) else { return nil }
    if !overrides.isEmpty, let frame = overrides.frame(of: slot) { return frame }
    return arrangement.frame(of: slot)
  }

  /// Items that are wider than their section has room for, ascending; only a flow has any (L6).
  public var overwideItems: [Slot] {
    if case .flow(let flow) = arrangement { flow.overwide } else { [] }
  }

  /// The band of a section's header, or nil where there is none.
  public func header(ofSection section: Int) -> Rect? {
    guard bands.indices.contains(section), let height = layout.header, height > 0 else {
      return nil
    }
    return Rect(x: 0, y: bands[section].top, width: width, height: height)
  }

  /// The band of a section's footer, or nil where there is none.
  public func footer(ofSection section: Int) -> Rect? {
    guard bands.indices.contains(section), let height = layout.footer, height > 0 else {
      return nil
    }
    return Rect(x: 0, y: bands[section].footerTop, width: width, height: height)
  }

  /// The band of a whole section, from its header to its footer, or nil past the end.
  ///
  /// Where there are only frames, no section has a band.
  public func frame(ofSection section: Int) -> Rect? {
    guard bands.indices.contains(section) else { return nil }
    let band = bands[section]
    return Rect(x: 0, y: band.top, width: width, height: band.bottom - band.top)
  }
}
