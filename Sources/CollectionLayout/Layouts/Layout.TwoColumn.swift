public import DragGeometry

extension Layout {
  /// Pairs of compact items and full-width regular items, in rows of one height (L10–L13).
  ///
  /// The height of a row is half the width between the insets.
  public struct TwoColumn: Hashable, Sendable {
    /// The width of an item within a row.
    package enum Style: Hashable, Sendable, CaseIterable {
      /// Half a row: it shares the row with a compact neighbor, if it has one.
      case compact
      /// A whole row.
      case regular
    }

    /// The kind of a row.
    package enum Row: Hashable, Sendable, CaseIterable {
      /// One regular item.
      case full
      /// Two compact items.
      case pair
      /// One compact item without a partner.
      case orphan

      /// The number of items in the row.
      package var count: Int { self == .pair ? 2 : 1 }
    }

    /// The free space around the rows of each section.
    @usableFromInline package var inset: Insets
    /// The distance between two rows and between the two items of a pair, in points.
    @usableFromInline package var gap: Double
    /// The height of each section's header, in points; 0 for none.
    @usableFromInline package var header: Double
    /// The height of each section's footer, in points; 0 for none.
    @usableFromInline package var footer: Double

    /// Makes the layout; the defaults are those of the script language.
    public init(
      inset: Insets = Insets(top: 16, left: 16, bottom: 16, right: 16),
      gap: Double = 16,
      header: Double = 0,
      footer: Double = 0
    ) {
      self.inset = inset
      self.gap = gap
      self.header = header
      self.footer = footer
    }

    /// The rows of a list of items: O(n) (L10).
    ///
    /// Two consecutive compact items share a row. An even number of them at the end of the list
    /// does not add an empty row (L11).
    package static func rows(of styles: some Sequence<Style>) -> [Row] {
      var rows: [Row] = []
      for style in styles {
        if style == .regular {
          rows.append(.full)
        } else if rows.last == .orphan {
          rows[rows.count - 1] = .pair
        } else {
          rows.append(.orphan)
        }
      }
      return rows
    }

    func validate() throws(LayoutError) {
      try LayoutError.requireDistances(inset)
      try LayoutError.requireDistance(gap, "gap")
      try LayoutError.requireDistance(header, "header")
      try LayoutError.requireDistance(footer, "footer")
    }
  }
}
