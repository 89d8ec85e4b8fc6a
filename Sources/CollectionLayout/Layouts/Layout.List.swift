public import DragGeometry

extension Layout {
  /// Rows of individual heights over the full width between the insets (L9).
  ///
  /// Extents along the list are rounded to multiples of 1/65,536 of a point, so that their sums are
  /// exact.
  public struct List: SectionedCells, Hashable, Sendable {
    /// The height of a row without a height of its own, in points; above 0.
    @usableFromInline package var height: Double
    /// The style of the sections.
    package var section: SectionStyle

    /// Makes a list; the defaults are those of the script language's rows.
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

    func validate() throws(LayoutError) {
      try LayoutError.requirePositive(height, "height")
    }
  }
}
