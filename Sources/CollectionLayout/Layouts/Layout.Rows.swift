public import DragGeometry

extension Layout {
  /// Rows of one height over the full width between the insets.
  public struct Rows: SectionedCells, Hashable, Sendable {
    /// The height of a row, in points; above 0.
    @usableFromInline package var height: Double
    /// The style of the sections.
    package var section: SectionStyle

    /// Makes rows; the defaults are those of the script language.
    public init(
      height: Double = 44,
      gap: Double = 0,
      inset: Insets = .zero,
      header: Double = 0,
      footer: Double = 0
    ) {
      self.height = height
      section = SectionStyle(inset: inset, gap: gap, header: header, footer: footer)
    }

    /// Makes rows in sections of a style.
    package init(height: Double, in section: SectionStyle) {
      self.height = height
      self.section = section
    }

    func validate() throws(LayoutError) {
      try LayoutError.requirePositive(height, "height")
    }
  }
}
