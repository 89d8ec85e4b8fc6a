public import DragGeometry

extension Layout {
  /// Items of one column in pairs, and items that span both columns, in rows of one height (L10–L13).
  ///
  /// The height of a row is half the width between the insets.
  public struct TwoColumn: SectionedCells, Hashable, Sendable {
    /// The kind of a row.
    package enum Row: Hashable, Sendable, CaseIterable {
      /// One item that spans both columns.
      case full
      /// Two items of one column.
      case pair
      /// One item of one column, without a partner.
      case orphan

      /// The number of items in the row.
      package var count: Int { self == .pair ? 2 : 1 }
    }

    /// The style of the sections; its gap is also that between the two items of a pair.
    package var section: SectionStyle

    /// Makes the layout; the defaults are those of the script language.
    public init(
      inset: Insets = Insets(top: 16, left: 16, bottom: 16, right: 16),
      gap: Double = 16,
      header: Double = 0,
      footer: Double = 0
    ) {
      section = SectionStyle(inset: inset, gap: gap, header: header, footer: footer)
    }

    /// The rows of a list of items, by the number of columns that each one spans: O(n) (L10).
    ///
    /// Two consecutive items of one column share a row. An even number of them at the end of the list
    /// does not add an empty row (L11).
    package static func rows(of spans: some Sequence<Int>) -> [Row] {
      var rows: [Row] = []
      for span in spans {
        if span > 1 {
          rows.append(.full)
        } else if rows.last == .orphan {
          rows[rows.count - 1] = .pair
        } else {
          rows.append(.orphan)
        }
      }
      return rows
    }

    /// The final index of a dragged item that keeps rows whole: O(n) (L15).
    ///
    /// An item of one column gets the proposed index. An item of two columns that would split a pair goes before the pair if it
    /// moves up, and after the pair if it moves down.
    /// - Parameters:
    ///   - proposed: The requested index, in the result.
    ///   - current: The index at which the item is shown.
    ///   - source: Its index in the committed order.
    ///   - spans: The number of columns that each item spans, in the committed order.
    /// - Returns: The index in the result; the current one for a proposal out of bounds (H3).
    package static func index(
      for proposed: Int, from current: Int, dragging source: Int, in spans: [Int]
    ) -> Int {
      guard spans.indices.contains(source), spans.indices.contains(proposed), proposed != current
      else { return current }
      guard spans[source] > 1 else { return proposed }
      func isCompact(_ index: Int) -> Bool { spans[index < source ? index : index + 1] == 1 }
      // The gap splits a row if an odd number of items of one column is before it and another one is after it.
      var start = proposed
      while start > 0, isCompact(start - 1) { start -= 1 }
      let isInside =
        (proposed - start) % 2 == 1 && proposed < spans.count - 1 && isCompact(proposed)
      guard isInside else { return proposed }
      return proposed < current ? proposed - 1 : proposed + 1
    }
  }
}
