package import DragGeometry

/// The frames of all items of a collection, in content coordinates.
///
/// Rows, grids, and flows whose items have one size, are computed from section edges: no item is
/// stored, and a frame costs O(1). A list stores sums of its heights; a frame costs O(log n). Other
/// flows and the two-column layout store their items and lines. A few exact frames are searched
/// linearly, many with a tree.
package struct LayoutGeometry: Sendable {
  /// The storage of the items of the layout.
  enum Arrangement: Sendable {
    /// Rows, grids, and flows whose items have one size.
    case uniform(CellArrangement<UniformStack>)
    /// Rows of individual heights.
    case list(CellArrangement<HeightStack>)
    /// Flows of several sizes.
    case runs(FlowRuns)
    /// Mirrored flows of several sizes, and the two-column layout.
    case flow(FlowArrangement)
    /// Only exact frames, in sections with edges.
    case sections([SectionBand])
    /// Only exact frames.
    case none
  }

  /// The description that was laid out.
  package let layout: Layout
  /// The bounds of the collection, in points.
  package let bounds: Size
  /// The number of items of each section.
  package internal(set) var itemCounts: [Int]
  /// The extent of all content (L7).
  package internal(set) var contentSize: Size
  /// The axis along which the items of a line follow each other (H13).
  ///
  /// With the ``Layout/frames`` layout it is vertical if each frame begins below the previous one.
  package let inlineAxis: Axis

  let plane: Plane
  var arrangement: Arrangement
  let overrides: FrameOverrides
  /// The number of columns that items span, where it is not one.
  let spans: [Slot: Int]
  /// The greatest coordinates of all exact frames.
  private let overridesEnd: Size
  /// True if any section has no items.
  var hasEmptySections: Bool

  /// Lays out items: O(sections) for rows, grids, and flows without items' own sizes, O(n) for all
  /// others and for exact frames.
  ///
  /// - Parameters:
  ///   - layout: The description.
  ///   - bounds: The size of the collection, in points. Along the scroll axis it matters only to a
  ///     horizontal right-to-left layout, whose content is aligned to the right.
  ///   - orientation: The scroll axis and the reading direction.
  ///   - itemCounts: The number of items of each section.
  ///   - sizes: Items' own sizes, which flows read, and lists along their axis.
  ///   - spans: The number of columns that items span, which the two-column layout reads; 1 where nothing is said.
  ///   - frames: Exact frames, which override any layout; they are neither transposed nor mirrored.
  ///   - sections: The frames of the sections, which override any layout as well, if there is one for each, below the one
  ///     before, and sections are not mirrored; then items without an exact frame are not shown.
  /// - Throws: An error about the numbers.
  package init(
    _ layout: Layout,
    bounds: Size,
    orientation: LayoutOrientation = LayoutOrientation(),
    itemCounts: [Int],
    sizes: [Slot: Size] = [:],
    spans: [Slot: Int] = [:],
    frames: [Slot: Rect] = [:],
    sections: [Rect] = []
  ) throws(LayoutError) {
    try layout.validate()
    try LayoutError.requireDistance(bounds.width, "width")
    try LayoutError.requireDistance(bounds.height, "height")
    try LayoutError.requireCounts(itemCounts, limit: layout.facts.itemLimit)
    try LayoutError.requireSizes(sizes, itemCounts: itemCounts)
    try LayoutError.requireExistence(spans, itemCounts: itemCounts)
    let plane = Plane(orientation, bounds: bounds)
    overrides = try FrameOverrides(
      frames, itemCounts: itemCounts, isTransposed: plane.isTransposed)
    if let exact = Arrangement(sections, plane: plane, itemCounts: itemCounts) {
      arrangement = exact
    } else {
      arrangement = try Arrangement(
        layout, plane: plane, itemCounts: itemCounts, sizes: sizes, spans: spans)
    }
    self.layout = layout
    self.bounds = bounds
    self.itemCounts = itemCounts
    hasEmptySections = itemCounts.contains(0)
    self.plane = plane
    self.spans = spans
    overridesEnd = overrides.frames.reduce(.zero) {
      Size(width: max($0.width, $1.maxX), height: max($0.height, $1.maxY))
    }
    inlineAxis =
      layout.facts.inlineAxis?.transposed(plane.isTransposed)
      ?? (overrides.isColumn ? .vertical : .horizontal)
    contentSize = .zero
    contentSize = measuredContent
    guard contentSize.isValid else { throw .tooLarge }
  }

  /// Lays out items that scroll down and are read from left to right.
  ///
  /// - Parameters:
  ///   - layout: The description.
  ///   - width: The width of the collection, in points.
  ///   - itemCounts: The number of items of each section.
  ///   - sizes: Items' own sizes, which flows read, and lists as heights.
  ///   - frames: Exact frames, which override any layout.
  /// - Throws: An error about the numbers.
  package init(
    _ layout: Layout,
    width: Double,
    itemCounts: [Int],
    sizes: [Slot: Size] = [:],
    frames: [Slot: Rect] = [:]
  ) throws(LayoutError) {
    try self.init(
      layout, bounds: Size(width: width, height: 0), itemCounts: itemCounts, sizes: sizes,
      frames: frames)
  }

  /// The width of the layout, in points.
  package var width: Double { bounds.width }

  /// The scroll axis and the reading direction.
  package var orientation: LayoutOrientation { plane.orientation }

  /// The extent of the sections and of the exact frames.
  var measuredContent: Size {
    // In a mirrored layout the first section has the greatest end.
    let last = orientation.mirrorsSections ? itemCounts.indices.first : itemCounts.indices.last
    let extent = last.flatMap { arrangement.band(ofSection: $0)?.bottom } ?? 0
    return Size(
      width: max(plane.width, overridesEnd.width), height: max(extent, overridesEnd.height)
    ).transposed(plane.isTransposed)
  }

  /// The frame of an item, or nil past the end and for an item without a frame (L8).
  package func frame(of slot: Slot) -> Rect? {
    guard slot.exists(in: itemCounts) else { return nil }
    if !overrides.isEmpty, let frame = overrides.frame(of: slot) {
      return frame.transposed(plane.isTransposed)
    }
    return arrangement.frame(of: slot)?.transposed(plane.isTransposed)
  }

  /// Items that are wider than the available width of their section, ascending; only flows have any
  /// (L6).
  ///
  /// In a horizontal flow they are the items that are too high.
  package var overwideItems: [Slot] {
    switch arrangement {
    case .runs(let runs): runs.overwide
    case .flow(let flow): flow.overwide
    case .uniform, .list, .sections, .none: []
    }
  }
}
