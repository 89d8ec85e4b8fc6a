public import DragGeometry

extension Layout {
  /// Items of individual sizes that fill line after line (L1, L2).
  public struct Flow: SectionedCells, Hashable, Sendable {
    /// The vertical alignment of an item in a line that is taller than the item (L4).
    public enum Alignment: Hashable, Sendable, CaseIterable {
      /// Aligned to the line's top.
      case top
      /// Centered in the line.
      case center
      /// Aligned to the line's bottom.
      case bottom
    }

    /// The size of an item without a size of its own; both extents above 0.
    @usableFromInline package var item: Size
    /// The distance between two lines, in points.
    @usableFromInline package var line: Double
    /// True if the leftover of a line is distributed between its items (L3).
    @usableFromInline package var justify: Bool
    /// The vertical alignment of an item in a taller line (L4).
    @usableFromInline package var alignment: Alignment
    /// The style of the sections; its gap is the least distance between two items of a line.
    package var section: SectionStyle

    /// Makes a flow; the defaults are those of the script language.
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
      self.justify = justify
      self.alignment = alignment
      section = SectionStyle(inset: inset, gap: gap, header: header, footer: footer)
    }

    func validate() throws(LayoutError) {
      try LayoutError.requirePositive(item.width, "item")
      try LayoutError.requirePositive(item.height, "item")
      try LayoutError.requireDistance(line, "line")
    }
  }
}
