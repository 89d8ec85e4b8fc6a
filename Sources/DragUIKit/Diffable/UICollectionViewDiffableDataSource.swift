public import Foundation
import CollectionModel

/// A data source of a collection that shows snapshots, by their differences (D12).
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, DiffableSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes a header or a footer.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The questions and notifications of a data source about reorders by the user (D14).
  public struct ReorderingHandlers {
    /// True if an item may be reordered; nil is for none.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before a reorder.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after a reorder, which the data source shows then.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Makes handlers that reorder nothing.
    public init() {}
  }

  /// The questions and notifications of a data source about items that the user expands and collapses; kept, since no finger
  /// taps.
  public struct SectionSnapshotHandlers<Item> {
    /// True if an item may be expanded; nil is for all.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// True if an item may be collapsed; nil is for all.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// The content of an item that is expanded.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?

    /// Makes handlers that do nothing.
    public init() {}
  }

  /// The handlers of items that the user expands and collapses; kept.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// The handlers of reorders: without a drop delegate the collection makes them itself.
  open var reorderingHandlers = ReorderingHandlers()
  /// Makes headers and footers.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
  private let cellProvider: CellProvider
  private weak var collectionView: UICollectionView?

  /// Makes the data source of a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.collectionView = collectionView
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot, by its difference from what is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    content.apply(
      snapshot, to: collectionView?.list, animates: animatingDifferences, completion: completion)
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
  ) { content.reload(snapshot, in: collectionView?.list, completion: completion) }

  /// Shows other items in one section, which is appended if it is not there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    apply(
      content.replacing(snapshot, in: section), animatingDifferences: animatingDifferences,
      completion: completion)
  }

  /// Returns the present content.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    content.shown
  }

  /// Returns the present content of one section.
  open func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  { content.snapshot(of: section) }

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
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    content.shown.numberOfSections
  }

  /// The number of items of a section of what is shown.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { content.count(ofSection: section) }

  /// A cell of the provider; nil fails the test.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let item = content.item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    {
      return cell
    }
    DrivenScreen.fail(
      "UICollectionViewDiffableDataSource cell provider returned nil for index path "
        + indexPath.text, on: collectionView.list.screen)
    return UICollectionViewCell(frame: .zero)
  }

  /// A header or a footer of the provider.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    collectionView.list.ranDefault = true
    return UICollectionReusableView(frame: .zero)
  }

  /// True if the handlers let an item be reordered.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { content.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false }

  /// Makes a reorder that the user has made in the collection, between the calls of both handlers.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let transaction = content.transaction(from: sourceIndexPath, to: destinationIndexPath)
    else { return }
    reorderingHandlers.willReorder?(transaction)
    content.set(transaction.finalSnapshot)
    reorderingHandlers.didReorder?(transaction)
  }
}
