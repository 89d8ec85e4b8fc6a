public import DragGeometry

extension Layout {
  /// Items of their own sizes that fill line after line (L1, L2).
  public struct Flow: Hashable, Sendable {
    /// Where an item stands in a line that is taller than itself (L4).
    public enum Alignment: Hashable, Sendable, CaseIterable {
      /// At the line's top.
      case top
      /// In the line's middle.
      case center
      /// At the line's bottom.
      case bottom
    }

    /// The size of an item that has none of its own; both extents above 0.
    public var item: Size
    /// The distance between two lines, in points.
    public var line: Double
    /// The least distance between two items of a line, in points.
    public var gap: Double
    /// What stays free around the lines of each section.
    public var inset: Insets
    /// Whether the leftover of a line is shared between its items (L3).
    public var justify: Bool
    /// Where an item stands in a taller line (L4).
    public var alignment: Alignment
    /// The height of each section's header, in points; 0 for none.
    public var header: Double
    /// The height of each section's footer, in points; 0 for none.
    public var footer: Double

    /// Makes a flow; what is left out has the default of the script language.
    public init(
      item: Size = Size(width: 50, height: 50),
      line: Double = 10,
      gap: Double = 10,
      inset: Insets = .zero,
      justify: Bool = false,
      alignment: Alignment = .center,
      header: Double = 0,
      footer: Double = 0
    ) {
      self.item = item
      self.line = line
      self.gap = gap
      self.inset = inset
      self.justify = justify
      self.alignment = alignment
      self.header = header
      self.footer = footer
    }

    func validate() throws(LayoutError) {
      try LayoutError.requirePositive(item.width, "item")
      try LayoutError.requirePositive(item.height, "item")
      try LayoutError.requireDistance(line, "line")
      try LayoutError.requireDistance(gap, "gap")
      try LayoutError.requireDistances(inset)
      try LayoutError.requireDistance(header, "header")
      try LayoutError.requireDistance(footer, "footer")
    }
  }
}
