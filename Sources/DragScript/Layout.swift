public import DragGeometry

/// How a collection lays out its items, with the defaults filled in.
public enum Layout: Hashable, Sendable {
  /// `rows(…)`: one item a line.
  case rows(Rows)
  /// `grid(…)`: equal cells.
  case grid(Grid)
  /// `flow(…)`: items of their own sizes, line by line.
  case flow(Flow)
  /// `two-column(…)`: compact items in pairs, regular ones across.
  case twoColumn(TwoColumn)
  /// `frames`: every item has a `frame` line.
  case frames

  /// The arguments of `rows`, in points.
  public struct Rows: Hashable, Sendable {
    /// The height of a row.
    public var height = 44.0
    /// The distance between rows.
    public var gap = 0.0
    /// The distance from all four edges.
    public var inset = 0.0
    /// The height of a section's header.
    public var header = 0.0
    /// The height of a section's footer.
    public var footer = 0.0
    /// Makes the defaults.
    public init() {}
  }

  /// The arguments of `grid`, in points.
  public struct Grid: Hashable, Sendable {
    /// The size of a cell.
    public var cell = Size(width: 100, height: 100)
    /// The distance between cells, both ways.
    public var gap = 8.0
    /// The number of columns; nil is as many as fit.
    public var columns: Int?
    /// The distance from all four edges.
    public var inset = 0.0
    /// The height of a section's header.
    public var header = 0.0
    /// The height of a section's footer.
    public var footer = 0.0
    /// Makes the defaults.
    public init() {}
  }

  /// The arguments of `flow`, in points.
  public struct Flow: Hashable, Sendable {
    /// The size of an item without a `size` line.
    public var item = Size(width: 50, height: 50)
    /// The distance between lines.
    public var line = 10.0
    /// The distance between the items of a line.
    public var gap = 10.0
    /// The distance from all four edges.
    public var inset = 0.0
    /// Whether lines are stretched to both edges.
    public var justify = false
    /// The height of a section's header.
    public var header = 0.0
    /// The height of a section's footer.
    public var footer = 0.0
    /// Makes the defaults.
    public init() {}
  }

  /// The arguments of `two-column`, in points.
  public struct TwoColumn: Hashable, Sendable {
    /// The distance from all four edges.
    public var inset = 16.0
    /// The distance between the columns and the lines.
    public var gap = 16.0
    /// Makes the defaults.
    public init() {}
  }
}
