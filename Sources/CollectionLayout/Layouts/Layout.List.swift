public import DragGeometry

extension Layout {
  /// Rows of individual heights over the full width between the insets (L9).
  ///
  /// Extents along the list are rounded to multiples of 1/65,536 of a point, so that their sums are
  /// exact.
  public struct List: Hashable, Sendable {
    /// The height of a row without a height of its own, in points; above 0.
    @usableFromInline package var height: Double
    /// The distance between two rows, in points.
    @usableFromInline package var gap: Double
    /// The free space around the rows of each section.
    @usableFromInline package var inset: Insets
    /// The height of each section's header, in points; 0 for none.
    @usableFromInline package var header: Double
    /// The height of each section's footer, in points; 0 for none.
    @usableFromInline package var footer: Double

    /// Makes a list; the defaults are those of the script language's rows.
    public init(
      height: Double = 44,
      gap: Double = 0,
      inset: Insets = .zero,
      header: Double = 0,
      footer: Double = 0
    ) {
      self.height = height
      self.gap = gap
      self.inset = inset
      self.header = header
      self.footer = footer
    }

    func validate() throws(LayoutError) {
      try LayoutError.requirePositive(height, "height")
      try LayoutError.requireDistance(gap, "gap")
      try LayoutError.requireDistances(inset)
      try LayoutError.requireDistance(header, "header")
      try LayoutError.requireDistance(footer, "footer")
    }
  }
}
