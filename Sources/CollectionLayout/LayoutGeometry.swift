public import DragGeometry

/// The places of all items of a collection, in content coordinates.
public struct LayoutGeometry: Sendable {
  /// The description that was laid out.
  public let layout: Layout
  /// The width that was laid out for, in points.
  public let width: Double
  /// The number of items of each section.
  public let itemCounts: [Int]
  /// The extent of all content (L7).
  public let contentSize: Size

  /// Lays items out.
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
    self.layout = layout
    self.width = width
    self.itemCounts = itemCounts
    contentSize = .zero
  }

  /// The frame of an item, or nil past the end and for an item that stands nowhere (L8).
  public func frame(of slot: Slot) -> Rect? { nil }

  /// The band of a section's header, or nil where there is none.
  public func header(ofSection section: Int) -> Rect? { nil }

  /// The band of a section's footer, or nil where there is none.
  public func footer(ofSection section: Int) -> Rect? { nil }

  /// The band of a whole section, from its header to its footer, or nil past the end.
  public func frame(ofSection section: Int) -> Rect? { nil }
}
