public import DragGeometry

extension Layout {
  /// Cells of one size in columns that start at the left inset.
  public struct Grid: SectionedCells, Hashable, Sendable {
    /// The number of cells in one line.
    public enum Columns: Hashable, Sendable {
      /// As many as fit the width, but at least one.
      case automatic
      /// Exactly this number, even if they do not fit; above 0.
      case fixed(Int)
    }

    /// The size of a cell; both extents above 0.
    @usableFromInline package var cell: Size
    /// The number of cells in one line.
    @usableFromInline package var columns: Columns
    /// The style of the sections.
    package var section: SectionStyle

    /// Makes a grid; the defaults are those of the script language.
    public init(
      cell: Size = Size(width: 100, height: 100),
      gap: Double = 8,
      columns: Columns = .automatic,
      inset: Insets = .zero,
      header: Double = 0,
      footer: Double = 0
    ) {
      self.cell = cell
      self.columns = columns
      section = SectionStyle(inset: inset, gap: gap, header: header, footer: footer)
    }

    /// The number of columns in a collection of this width, in points; at least 1.
    package func columnCount(width: Double) -> Int {
      switch columns {
      case .fixed(let count):
        return max(1, count)
      case .automatic:
        // Three cells of a third of the width fit, whatever the rounding.
        let usable = width - section.inset.left - section.inset.right + .rounding
        let fitting = ((usable + section.gap) / (cell.width + section.gap)).rounded(.down)
        // Also false for NaN; the upper bound keeps every product below far from overflow.
        guard fitting >= 1 else { return 1 }
        return Int(min(fitting, 1_000_000_000))
      }
    }

    func validate() throws(LayoutError) {
      try LayoutError.requirePositive(cell.width, "cell")
      try LayoutError.requirePositive(cell.height, "cell")
      if case .fixed(let count) = columns, count < 1 { throw .noColumns(count) }
    }
  }
}
