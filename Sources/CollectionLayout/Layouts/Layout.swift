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

  /// The axis along which neighbors in one line follow each other, and which decides sides (H13).
  ///
  /// This is the axis of a layout that scrolls down; a horizontal layout has the other one. Nil for
  /// ``frames``, where the frames decide.
  package var inlineAxis: Axis? {
    switch self {
    case .rows, .list: .vertical
    case .grid, .flow, .twoColumn: .horizontal
    case .frames: nil
    }
  }

  /// Validates the numbers: rejects those that are not finite, negative distances and zero extents.
  ///
  /// - Throws: An error for the first invalid number.
  package func validate() throws(LayoutError) {
    switch self {
    case .rows(let rows): try rows.validate()
    case .list(let list): try list.validate()
    case .grid(let grid): try grid.validate()
    case .flow(let flow): try flow.validate()
    case .twoColumn(let rows): try rows.validate()
    case .frames: break
    }
  }

  /// The height of each section's header, if sections have one.
  var header: Double? {
    switch self {
    case .rows(let rows): rows.header
    case .list(let list): list.header
    case .grid(let grid): grid.header
    case .flow(let flow): flow.header
    case .twoColumn(let rows): rows.header
    case .frames: nil
    }
  }

  /// The height of each section's footer, if sections have one.
  var footer: Double? {
    switch self {
    case .rows(let rows): rows.footer
    case .list(let list): list.footer
    case .grid(let grid): grid.footer
    case .flow(let flow): flow.footer
    case .twoColumn(let rows): rows.footer
    case .frames: nil
    }
  }

  /// The maximum number of items of the layout.
  ///
  /// Some layouts store data for each item; where frames are computed, an index must be exact as a
  /// floating-point number.
  var itemLimit: Int {
    switch self {
    case .list, .flow, .twoColumn: 1 << 24
    case .rows, .grid, .frames: Int(clamping: Int64(1) << 52)
    }
  }
}
