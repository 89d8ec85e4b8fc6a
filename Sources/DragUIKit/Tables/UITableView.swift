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

  /// The place in the visible part that a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Any: the row is scrolled as little as needed.
    case none
    /// The upper end.
    case top
    /// The middle.
    case middle
    /// The lower end.
    case bottom
  }

  /// The height that a table takes for itself: 44 points here.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The data source of the table.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// What would prepare the data of rows; kept.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// True if data may be prepared before it is seen; kept.
  open var isPrefetchingEnabled = true
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
  /// The height of the rows, where the delegate gives none.
  open var rowHeight = UITableView.automaticDimension { didSet { list.invalidate() } }
  /// The height of the headers, where the delegate gives none; by itself 28 points where there is one.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { list.invalidate() } }
  /// The height of the footers, where the delegate gives none; by itself 28 points where there is one.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { list.invalidate() } }
  /// The height that is assumed before a cell is measured; kept.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height that is assumed before a header is measured; kept.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The height that is assumed before a footer is measured; kept.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The free space above a header; kept.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// The view above all rows, with the height that it has.
  open var tableHeaderView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let tableHeaderView { addSubview(tableHeaderView) }
      list.invalidate()
    }
  }
  /// The view below all rows; kept.
  open var tableFooterView: UIView?
  /// The view behind the rows; kept.
  open var backgroundView: UIView?
  /// The look of the lines between rows; kept.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The space at both sides of the lines between rows; kept.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The color of the lines between rows; kept.
  open var separatorColor: UIColor?
  /// True if rows can be selected; kept, since no finger taps a row.
  open var allowsSelection = true
  /// True if several rows can be selected.
  open var allowsMultipleSelection = false
  /// True if rows can be selected while the table is edited; kept.
  open var allowsSelectionDuringEditing = false
  /// True if several rows can be selected while the table is edited; kept.
  open var allowsMultipleSelectionDuringEditing = false
  /// The form of the table.
  public let style: Style
  /// True if rows are being edited; it changes no drag.
  open var isEditing = false

  lazy var list = ListState(self)
  var reuse = ReusePool()
  /// True until the data source has shown that it has no method that moves rows, which is known when it is called.
  var movesRows = true

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
    DrivenScreen.fail(
      reuse.sentence(forArchiveOf: identifier)
        ?? "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard", on: list.screen)
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  // MARK: Headers and footers

  /// Registers the class of the headers and footers of an identifier; nil takes it back.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.classes[Self.headerKey(identifier)] = aClass
  }

  /// A header or a footer of an identifier, used again or made; nil without a registration.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    let key = Self.headerKey(identifier)
    if let view = reuse.take(key) as? UITableViewHeaderFooterView {
      view.prepareForReuse()
      return view
    }
    guard let type = reuse.classes[key] as? UITableViewHeaderFooterView.Type else { return nil }
    return ViewMaker.make(type, reuseIdentifier: identifier)
  }

  /// The key of a class of headers: cells may have the same identifier.
  static func headerKey(_ identifier: String) -> String { "header\u{0}" + identifier }

  /// The header of a section, if it is visible and a view for headers.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    list.supplementaryView(
      of: UICollectionView.elementKindSectionHeader, at: IndexPath(row: 0, section: section))
      as? UITableViewHeaderFooterView
  }

  /// The footer of a section, if it is visible and a view for footers.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    list.supplementaryView(
      of: UICollectionView.elementKindSectionFooter, at: IndexPath(row: 0, section: section))
      as? UITableViewHeaderFooterView
  }

  /// The frame of the header of a section in the content; empty where there is none.
  open func rectForHeader(inSection section: Int) -> CGRect {
    list.frame(of: .header(section)).map { CGRect($0) } ?? .zero
  }

  /// The frame of the footer of a section in the content; empty where there is none.
  open func rectForFooter(inSection section: Int) -> CGRect {
    list.frame(of: .footer(section)).map { CGRect($0) } ?? .zero
  }

  // MARK: Selection

  /// Selects a row of a table in a window, without a call of the delegate; nil ends every selection.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return list.deselectAll() }
    list.select(indexPath)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Ends the selection of a row.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { list.deselect(indexPath) }

  /// The path of the row that was selected first.
  open var indexPathForSelectedRow: IndexPath? { list.selectedPaths?.first }

  /// The paths of the selected rows, in the order in which they were selected.
  open var indexPathsForSelectedRows: [IndexPath]? { list.selectedPaths }

  /// Scrolls at once so that a row is visible.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = list.frame(at: indexPath) else {
      return list.failIfAbsent(indexPath, to: "scroll to the row at")
    }
    switch scrollPosition {
    case .none: list.reveal(frame)
    case .top: list.reveal(frame, part: 0)
    case .middle: list.reveal(frame, part: 0.5)
    case .bottom: list.reveal(frame, part: 1)
    }
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

  // MARK: Updates

  /// Reads the data source again, at the next look at the data.
  open func reloadData() { list.reload() }

  /// Makes the cells of rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    list.change(indexPaths.compactMap { $0.slot.map { .reloadItem($0) } })
  }

  /// Shows new rows, which the data source has already.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    list.change(indexPaths.compactMap { $0.slot.map { .insertItem($0) } })
  }

  /// Takes rows away, which the data source has no longer.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    list.change(indexPaths.compactMap { $0.slot.map { .deleteItem($0) } })
  }

  /// Moves a row, which the data source has moved already.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let source = indexPath.slot, let target = newIndexPath.slot else { return }
    list.change([.moveItem(from: source, to: target)])
  }

  /// Makes the cells of sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    list.change(sections.map { .reloadSection($0) })
  }

  /// Shows new sections, which the data source has already.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    list.change(sections.map { .insertSection($0) })
  }

  /// Takes sections away, which the data source has no longer.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    list.change(sections.map { .deleteSection($0) })
  }

  /// Moves a section, which the data source has moved already.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    list.change([.moveSection(from: section, to: newSection)])
  }

  /// Makes several changes together; the counts are compared at the end of the outermost block.
  ///
  /// The block runs at once; without one the counts are compared and nothing changes.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { list.batch(completion: completion) { updates?() } }

  /// Opens a batch.
  open func beginUpdates() { list.begin() }

  /// Closes a batch; the counts are compared when the outermost is closed.
  open func endUpdates() { list.end() }
}
