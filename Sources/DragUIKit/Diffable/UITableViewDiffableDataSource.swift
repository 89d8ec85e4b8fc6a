public import Foundation
import CollectionModel

/// A data source of a table that shows snapshots, by their differences (D12).
///
/// It moves no rows by itself: a subclass that does overrides the two methods about moves.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource, DiffableSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// The animation of changed rows; nothing is drawn.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
  private let cellProvider: CellProvider
  private weak var tableView: UITableView?

  /// Makes the data source of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.tableView = tableView
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot, by its difference from what is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    content.apply(
      snapshot, to: tableView?.list, animates: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot, by its difference from what is shown; returns without waiting for the animation.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

  /// Shows a snapshot as other data, without a difference.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { content.reload(snapshot, in: tableView?.list, completion: completion) }

  /// Returns the present content.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    content.shown
  }

  /// The item at a path, or nil.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.item(at: indexPath)
  }

  /// The path of an item, or nil.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.path(of: itemIdentifier)
  }

  /// The section of an index, or nil.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    content.shown.content.sectionID(at: index)
  }

  /// The index of a section, or nil.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.shown.indexOfSection(sectionIdentifier)
  }

  // MARK: The data source

  /// The number of sections of what is shown.
  open func numberOfSections(in tableView: UITableView) -> Int { content.shown.numberOfSections }

  /// The number of rows of a section of what is shown.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.count(ofSection: section)
  }

  /// A cell of the provider; nil fails the test.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    if let item = content.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) {
      return cell
    }
    DrivenScreen.fail(
      "UITableViewDiffableDataSource cell provider returned nil for index path " + indexPath.text,
      on: tableView.list.screen)
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// No row may be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Marks that the data source moves no rows.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.list.ranDefault = true }

  /// No title.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// No title.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// No row may be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
