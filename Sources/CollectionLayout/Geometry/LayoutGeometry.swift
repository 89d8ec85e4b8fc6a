package import DragGeometry

/// The places of all items of a collection, in content coordinates.
///
/// Rows and grids are computed from section edges: no item is kept, and a place costs O(1). A list
/// keeps sums of its heights, a place costs O(log n). A flow and the two-column layout keep their
/// items and lines. A few exact frames are searched one by one, many through a tree.
package struct LayoutGeometry: Sendable {
  /// How the items of the layout are kept.
  enum Arrangement: Sendable {
    /// Rows and grids.
    case uniform(CellArrangement<UniformStack>)
    /// Rows of their own heights.
    case list(CellArrangement<HeightStack>)
    /// Flows and the two-column layout.
    case flow(FlowArrangement)
    /// Nothing but exact frames.
    case none
  }

  /// The description that was laid out.
  package let layout: Layout
  /// The bounds of the collection, in points.
  package let bounds: Size
  /// The number of items of each section.
  package let itemCounts: [Int]
  /// The extent of all content (L7).
  package internal(set) var contentSize: Size
  /// The axis along which the sides of an item are told apart (H13).
  ///
  /// Where there are only frames it is vertical if each frame begins below the one before.
  package let inlineAxis: Axis

  let plane: Plane
  var arrangement: Arrangement
  let overrides: FrameOverrides
  /// The styles that the two-column layout was given.
  let styles: [Slot: Layout.TwoColumn.Style]
  /// The corner of all exact frames that has the greatest coordinates.
  private let overridesEnd: Size

  /// Lays items out: O(sections) for rows and grids, O(n) for all others and for exact frames.
  ///
  /// - Parameters:
  ///   - layout: The description.
  ///   - bounds: The size of the collection, in points. Along the axis that it scrolls it matters to
  ///     a horizontal layout from right to left only, whose content keeps to the right.
  ///   - orientation: The axis that the layout scrolls along and the direction of reading.
  ///   - itemCounts: The number of items of each section.
  ///   - sizes: Items' own sizes, which a flow reads, and a list along its axis.
  ///   - styles: The items that are regular, which the two-column layout reads.
  ///   - frames: Exact frames, which stand above any layout; they are neither swapped nor mirrored.
  /// - Throws: What is wrong with the numbers.
  package init(
    _ layout: Layout,
    bounds: Size,
    orientation: LayoutOrientation = LayoutOrientation(),
    itemCounts: [Int],
    sizes: [Slot: Size] = [:],
    styles: [Slot: Layout.TwoColumn.Style] = [:],
    frames: [Slot: Rect] = [:]
  ) throws(LayoutError) {
    try layout.validate()
    try LayoutError.requireDistance(bounds.width, "width")
    try LayoutError.requireDistance(bounds.height, "height")
    try LayoutError.requireCounts(itemCounts, limit: layout.itemLimit)
    try LayoutError.requireSizes(sizes, itemCounts: itemCounts)
    try LayoutError.requireExistence(styles, itemCounts: itemCounts)
    let plane = Plane(orientation, bounds: bounds)
    overrides = try FrameOverrides(
      frames, itemCounts: itemCounts, isTransposed: plane.isTransposed)
    arrangement = try Arrangement(
      layout, plane: plane, itemCounts: itemCounts, sizes: sizes, styles: styles)
    self.layout = layout
    self.bounds = bounds
    self.itemCounts = itemCounts
    self.plane = plane
    self.styles = styles
    overridesEnd = overrides.frames.reduce(.zero) {
      Size(width: max($0.width, $1.maxX), height: max($0.height, $1.maxY))
    }
    inlineAxis =
      layout.inlineAxis?.transposed(plane.isTransposed)
      ?? (overrides.isColumn ? .vertical : .horizontal)
    contentSize = .zero
    contentSize = measuredContent
    guard contentSize.isValid else { throw .tooLarge }
  }

  /// Lays items out that scroll down and are read from left to right.
  ///
  /// - Parameters:
  ///   - layout: The description.
  ///   - width: The width of the collection, in points.
  ///   - itemCounts: The number of items of each section.
  ///   - sizes: Items' own sizes, which a flow reads, and a list their heights.
  ///   - frames: Exact frames, which stand above any layout.
  /// - Throws: What is wrong with the numbers.
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

  /// The width that was laid out for, in points.
  package var width: Double { bounds.width }

  /// The axis that the layout scrolls along and the direction of reading.
  package var orientation: LayoutOrientation { plane.orientation }

  /// The extent of the sections and of the exact frames.
  var measuredContent: Size {
    // In a mirrored layout the first section is the one that ends last.
    let last = orientation.mirrorsSections ? itemCounts.indices.first : itemCounts.indices.last
    let extent = last.flatMap { arrangement.band(ofSection: $0)?.bottom } ?? 0
    return Size(
      width: max(plane.width, overridesEnd.width), height: max(extent, overridesEnd.height)
    ).transposed(plane.isTransposed)
  }

  /// The frame of an item, or nil past the end and for an item that stands nowhere (L8).
  package func frame(of slot: Slot) -> Rect? {
    guard slot.exists(in: itemCounts) else { return nil }
    if !overrides.isEmpty, let frame = overrides.frame(of: slot) {
      return frame.transposed(plane.isTransposed)
    }
    return arrangement.frame(of: slot)?.transposed(plane.isTransposed)
  }

  /// Items that are wider than their section has room for, ascending; only a flow has any (L6).
  ///
  /// In a horizontal flow they are those that are higher than it.
  package var overwideItems: [Slot] {
    if case .flow(let flow) = arrangement { flow.overwide } else { [] }
  }
}
