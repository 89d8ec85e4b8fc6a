/// How a collection lays its items out, as a description without any item.
///
/// A description is plain data and may hold anything; ``validate()`` tells what no geometry can be
/// made from, and `LayoutGeometry` asks it before it computes.
public enum Layout: Hashable, Sendable {
  /// One column of rows of one height.
  case rows(Rows)
  /// One column of rows of their own heights.
  case list(List)
  /// Cells of one size in columns.
  case grid(Grid)
  /// Items of their own sizes, filling line after line.
  case flow(Flow)
  /// Compact items in pairs and regular ones across.
  case twoColumn(TwoColumn)
  /// No arrangement: each item stands where its own frame says, and nowhere without one.
  case frames

  /// The axis along which neighbors in one line follow each other, and which decides sides (H13).
  ///
  /// It is that of a layout that scrolls down; one that scrolls sideways has the other one. Nil for
  /// ``frames``, where the frames themselves decide.
  public var inlineAxis: Axis? {
    switch self {
    case .rows, .list: .vertical
    case .grid, .flow, .twoColumn: .horizontal
    case .frames: nil
    }
  }

  /// Refuses what cannot be laid out: numbers that are not finite, negative distances, no extent.
  ///
  /// - Throws: The first number that is at fault.
  public func validate() throws(LayoutError) {
    switch self {
    case .rows(let rows): try rows.validate()
    case .list(let list): try list.validate()
    case .grid(let grid): try grid.validate()
    case .flow(let flow): try flow.validate()
    case .twoColumn(let rows): try rows.validate()
    case .frames: break
    }
  }

  /// The height of each section's header, where sections have one.
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

  /// The height of each section's footer, where sections have one.
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

  /// How many items there may be in all.
  ///
  /// Some keep a part for each; where places are computed, an index must be exact as a number.
  var itemLimit: Int {
    switch self {
    case .list, .flow, .twoColumn: 1 << 24
    case .rows, .grid, .frames: Int(clamping: Int64(1) << 52)
    }
  }
}
