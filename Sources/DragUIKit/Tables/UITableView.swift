public import Foundation
import CollectionModel

/// A table of rows, whose drags and drops are a stage's.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The form of a table; nothing is drawn.
  public enum Style: Int, Sendable {
    /// Rows over the full width.
    case plain
    /// Sections apart from each other.
    case grouped
    /// Sections apart from each other, with free space at both sides.
    case insetGrouped
  }

  /// The animation of a change of rows; nothing is drawn.
  public enum RowAnimation: Int, Sendable {
    /// Faded.
    case fade
    /// To or from the right.
    case right
    /// To or from the left.
    case left
    /// To or from the top.
    case top
    /// To or from the bottom.
    case bottom
    /// Not at all.
    case none
    /// To or from the middle.
    case middle
    /// As the system likes.
    case automatic = 100
  }

  /// The height that a table takes for itself: 44 points here.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The data source of the table.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The delegate for its rows.
  open weak var delegate: (any UITableViewDelegate)?
  /// The delegate for drags of its rows.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { optionsChanged() } }
  /// The delegate for drags over it.
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { optionsChanged() } }
  /// True if rows can be dragged.
  open var dragInteractionEnabled = true { didSet { optionsChanged() } }
  /// True if resting on a row in a drag selects it.
  open var isSpringLoaded = false
  /// The height of the rows; a table keeps the one with which it came into a window.
  open var rowHeight = UITableView.automaticDimension
  /// The form of the table.
  public let style: Style
  /// True if rows are being edited; it changes no drag.
  open var isEditing = false

  lazy var list = ListState(self)
  var reuse = ReusePool()

  /// Makes a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a plain table: there are no archives to read.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open override var contentOffset: CGPoint {
    get { list.contentOffset ?? super.contentOffset }
    set { if !list.scroll(to: newValue) { super.contentOffset = newValue } }
  }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: State of drags

  /// True if a row of this table is being dragged (CONTRACT-67).
  open var hasActiveDrag: Bool { list.hasActiveDrag }

  /// True if the table tracks a drag over it (CONTRACT-67).
  open var hasActiveDrop: Bool { list.hasActiveDrop }

  /// True while a reorder of its own rows is shown that is not in the data yet (CONTRACT-68).
  open var hasUncommittedUpdates: Bool { list.hasUncommittedUpdates }

  // MARK: Rows

  /// Registers the class of the cells of an identifier; nil takes it back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.classes[identifier] = cellClass
  }

  /// A cell of an identifier, used again or made; nil without a registration.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reuse.takeOffered(identifier) as? UITableViewCell { return cell }
    if let cell = reuse.take(identifier) as? UITableViewCell {
      cell.prepareForReuse()
      return cell
    }
    guard let type = reuse.classes[identifier] as? UITableViewCell.Type else { return nil }
    return ViewMaker.make(type, reuseIdentifier: identifier)
  }

  /// A cell of an identifier, used again or made.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    HostedStage.fail(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard", on: list.screen)
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  // MARK: Queries

  /// The number of sections, as the table knows it.
  open var numberOfSections: Int { list.counts.count }

  /// The number of rows of a section, as the table shows it with placeholders; 0 for one that does not exist.
  open func numberOfRows(inSection section: Int) -> Int {
    let counts = list.shownCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cell of a row, if it is visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    list.cell(at: indexPath) as? UITableViewCell
  }

  /// The path of a visible cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { list.path(ofCell: cell) }

  /// The path of the row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { list.path(at: point) }

  /// The visible cells, in the order of their paths.
  open var visibleCells: [UITableViewCell] {
    list.visibleCells.compactMap { $0 as? UITableViewCell }
  }

  /// The paths of the visible rows, in their order.
  open var indexPathsForVisibleRows: [IndexPath]? { list.visiblePaths }

  /// The frame of a row in the content; empty for one that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { list.frame(at: indexPath) ?? .zero }
}
