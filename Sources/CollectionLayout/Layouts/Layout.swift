/// The layout of a collection, as a description without any item.
///
/// A description is plain data that may contain invalid numbers; `validate()` finds them, and
/// `LayoutGeometry` calls it before it computes.
public enum Layout: Hashable, Sendable {
  /// One column of rows of one height.
  case rows(Rows)
  /// One column of rows of individual heights.
  case list(List)
  /// Cells of one size in columns.
  case grid(Grid)
  /// Items of individual sizes that fill line after line.
  case flow(Flow)
  /// Pairs of compact items and full-width regular items.
  case twoColumn(TwoColumn)
  /// No arrangement: each item is at its own exact frame; items without a frame are not shown.
  case frames

  /// What is true of a layout whatever its numbers are.
  struct Facts {
    /// The axis along which neighbors in one line follow each other, and which decides sides (H13).
    ///
    /// This is the axis of a layout that scrolls down; a horizontal layout has the other one. Nil where the frames decide.
    var inlineAxis: Axis?
    /// True if items may have sizes of their own.
    var readsSizes = false
    /// True if the number of columns that an item spans decides where it is, and a moved item may not split a row (L15).
    var readsSpans = false
    /// True if something is stored for each item; otherwise frames are computed, and an index must be exact as a
    /// floating-point number.
    var storesItems = false

    /// The maximum number of items.
    var itemLimit: Int { storesItems ? 1 << 24 : Int(clamping: Int64(1) << 52) }
  }

  /// What is true of the layout.
  var facts: Facts {
    switch self {
    case .rows: Facts(inlineAxis: .vertical)
    case .list: Facts(inlineAxis: .vertical, readsSizes: true, storesItems: true)
    case .grid: Facts(inlineAxis: .horizontal)
    case .flow: Facts(inlineAxis: .horizontal, readsSizes: true, storesItems: true)
    case .twoColumn: Facts(inlineAxis: .horizontal, readsSpans: true, storesItems: true)
    case .frames: Facts()
    }
  }

  /// The style of the sections; nil where only frames decide.
  var section: SectionStyle? {
    switch self {
    case .rows(let rows): rows.section
    case .list(let list): list.section
    case .grid(let grid): grid.section
    case .flow(let flow): flow.section
    case .twoColumn(let rows): rows.section
    case .frames: nil
    }
  }

  /// True if a moved item may not split a row (L15).
  package var keepsRowsWhole: Bool { facts.readsSpans }

  /// Validates the numbers: rejects those that are not finite, negative distances and zero extents.
  ///
  /// - Throws: An error for the first invalid number.
  package func validate() throws(LayoutError) {
    switch self {
    case .rows(let rows): try rows.validate()
    case .list(let list): try list.validate()
    case .grid(let grid): try grid.validate()
    case .flow(let flow): try flow.validate()
    case .twoColumn, .frames: break
    }
    try section?.validate()
  }

  /// The layout that gives the same frames with swapped axes.
  func transposed(_ isDue: Bool) -> Layout {
    guard isDue else { return self }
    switch self {
    case .rows(var rows):
      rows.section = rows.section.transposed(isDue)
      return .rows(rows)
    case .list(var list):
      list.section = list.section.transposed(isDue)
      return .list(list)
    case .grid(var grid):
      grid.section = grid.section.transposed(isDue)
      grid.cell = grid.cell.transposed(isDue)
      return .grid(grid)
    case .flow(var flow):
      flow.section = flow.section.transposed(isDue)
      flow.item = flow.item.transposed(isDue)
      return .flow(flow)
    case .twoColumn(var rows):
      rows.section = rows.section.transposed(isDue)
      return .twoColumn(rows)
    case .frames:
      return self
    }
  }
}
