public import Foundation
import CollectionLayout
import CollectionModel
import DragGeometry

/// A collection of cells, whose drags and drops are a stage's.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The time that a drag rests before the items make room for it.
  public enum ReorderingCadence: Int, Sendable {
    /// No time, or that of the stage's settings.
    case immediate
    /// A short time.
    case fast
    /// A longer time.
    case slow
  }

  /// The places in the visible part that an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The places, one bit each.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper end.
    public static let top = ScrollPosition(rawValue: 1)
    /// The middle, between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The lower end.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left end.
    public static let left = ScrollPosition(rawValue: 8)
    /// The middle, between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right end.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// True if items can be selected; kept, since no finger taps an item.
  open var allowsSelection = true
  /// True if several items can be selected.
  open var allowsMultipleSelection = false
  /// True if items can be selected while the collection is edited; kept.
  open var allowsSelectionDuringEditing = false
  /// True if several items can be selected while the collection is edited; kept.
  open var allowsMultipleSelectionDuringEditing = false
  /// True if the collection is being edited; it changes no drag.
  open var isEditing = false
  /// The view behind the cells; kept.
  open var backgroundView: UIView?
  /// True if cells are made before they are visible; kept, and they are not.
  open var isPrefetchingEnabled = true

  /// The data source of the collection.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// What would prepare the data of items; kept.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// The delegate for its cells.
  open weak var delegate: (any UICollectionViewDelegate)?
  /// The delegate for drags of its items.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { optionsChanged() } }
  /// The delegate for drags over it.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { optionsChanged() } }
  /// True if items can be dragged.
  open var dragInteractionEnabled = true { didSet { optionsChanged() } }
  /// True if resting on an item in a drag selects it.
  open var isSpringLoaded = false
  /// The time that a drag rests before a gap opens (CONTRACT-69).
  open var reorderingCadence = ReorderingCadence.immediate { didSet { optionsChanged() } }
  /// The arrangement of the cells.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      list.invalidate()
    }
  }

  lazy var list = ListState(self)
  var reuse = ReusePool()

  /// Makes a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Makes a collection with a flow layout: there are no archives to read.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Arranges the cells by another layout, at once.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    if let completion { DrivenScreen.animate(on: list.screen) { completion(true) } }
  }

  open override var contentOffset: CGPoint {
    get { list.contentOffset ?? super.contentOffset }
    set { if !list.scroll(to: newValue) { super.contentOffset = newValue } }
  }

  // MARK: State of drags

  /// True if an item of this collection is being dragged (CONTRACT-67).
  open var hasActiveDrag: Bool { list.hasActiveDrag }

  /// True if the collection tracks a drag over it (CONTRACT-67).
  open var hasActiveDrop: Bool { list.hasActiveDrop }

  /// True while a reorder of its own items is shown that is not in the data yet (CONTRACT-68).
  open var hasUncommittedUpdates: Bool { list.hasUncommittedUpdates }

  // MARK: Cells

  /// Registers the class of the cells of an identifier; nil takes it back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.classes[identifier] = cellClass
  }

  /// A cell of an identifier, used again or made.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = reuse.takeOffered(identifier) as? UICollectionViewCell { return cell }
    if let cell = reuse.take(identifier) as? UICollectionViewCell {
      cell.prepareForReuse()
      return cell
    }
    guard let type = reuse.classes[identifier] as? UICollectionViewCell.Type else {
      DrivenScreen.fail(
        reuse.sentence(forArchiveOf: identifier)
          ?? "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - "
          + "must register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard", on: list.screen)
      let cell = UICollectionViewCell(frame: .zero)
      cell.reuseIdentifier = identifier
      return cell
    }
    let cell = ViewMaker.make(type)
    cell.reuseIdentifier = identifier
    return cell
  }

  // MARK: Headers and footers

  /// Registers the class of the views of a kind beside the cells; nil takes it back.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { reuse.classes[Self.reuseKey(elementKind, identifier)] = viewClass }

  /// A header, a footer or another view beside the cells, used again or made.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = Self.reuseKey(elementKind, identifier)
    if let view = reuse.take(key) as? UICollectionReusableView {
      view.prepareForReuse()
      return view
    }
    guard let type = reuse.classes[key] as? UICollectionReusableView.Type else {
      DrivenScreen.fail(
        reuse.sentence(forArchiveOf: key)
          ?? "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard", on: list.screen)
      let view = UICollectionReusableView(frame: .zero)
      view.reuseIdentifier = identifier
      return view
    }
    let view = ViewMaker.make(type)
    view.reuseIdentifier = identifier
    return view
  }

  /// The key of a class beside the cells: the same identifier may be that of several kinds, and of cells.
  static func reuseKey(_ kind: String, _ identifier: String) -> String {
    kind + "\u{0}" + identifier
  }

  /// The view of a kind at a path, if it is visible.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { list.supplementaryView(of: elementKind, at: indexPath) as? UICollectionReusableView }

  /// The visible views of a kind, in the order of their paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// The paths of the visible views of a kind, in their order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    list.visibleSupplementaries.filter { $0.kind == elementKind }.map(\.path)
  }

  // MARK: Selection

  /// Selects an item of a collection in a window, without a call of the delegate; nil ends every selection.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return list.deselectAll() }
    list.select(indexPath)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Ends the selection of an item.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { list.deselect(indexPath) }

  /// The paths of the selected items, in the order in which they were selected.
  open var indexPathsForSelectedItems: [IndexPath]? { list.selectedPaths ?? [] }

  /// Scrolls at once so that an item is visible.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = list.frame(at: indexPath) else {
      return list.failIfAbsent(indexPath, to: "scroll to the item at")
    }
    if !scrollPosition.isDisjoint(with: [.top, .left]) {
      list.reveal(frame, part: 0)
    } else if !scrollPosition.isDisjoint(with: [.bottom, .right]) {
      list.reveal(frame, part: 1)
    } else {
      list.reveal(frame, part: scrollPosition.isEmpty ? nil : 0.5)
    }
  }

  // MARK: Queries

  /// The number of sections, as the collection knows it.
  open var numberOfSections: Int { list.counts.count }

  /// The number of items of a section, as the collection shows it with placeholders; 0 for one that does not exist.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = list.shownCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cell of an item, if it is visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    list.cell(at: indexPath) as? UICollectionViewCell
  }

  /// The path of a visible cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { list.path(ofCell: cell) }

  /// The path of the item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { list.path(at: point) }

  /// The visible cells, in the order of their paths.
  open var visibleCells: [UICollectionViewCell] {
    list.visibleCells.compactMap { $0 as? UICollectionViewCell }
  }

  /// The paths of the visible items, in their order.
  open var indexPathsForVisibleItems: [IndexPath] { list.visiblePaths }

  /// The frame of an item in the content, and its path.
  open func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let frame = list.frame(at: indexPath) else {
      list.failIfAbsent(indexPath, to: "give layout attributes of the item at")
      return nil
    }
    return UICollectionViewLayoutAttributes(forCellWith: indexPath, frame: frame)
  }

  /// The frame of a view beside the cells, and its path.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let element = ListSupplementary(kind: kind, path: indexPath)
    return list.frame(of: element).map {
      UICollectionViewLayoutAttributes(element, frame: CGRect($0))
    }
  }

  // MARK: Updates

  /// Reads the data source again, at the next look at the data.
  open func reloadData() { list.reload() }

  /// Makes the cells of items again.
  open func reloadItems(at indexPaths: [IndexPath]) {
    list.change(indexPaths.compactMap { $0.slot.map { .reloadItem($0) } })
  }

  /// Shows new items, which the data source has already.
  open func insertItems(at indexPaths: [IndexPath]) {
    list.change(indexPaths.compactMap { $0.slot.map { .insertItem($0) } })
  }

  /// Takes items away, which the data source has no longer.
  open func deleteItems(at indexPaths: [IndexPath]) {
    list.change(indexPaths.compactMap { $0.slot.map { .deleteItem($0) } })
  }

  /// Moves an item, which the data source has moved already.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let source = indexPath.slot, let target = newIndexPath.slot else { return }
    list.change([.moveItem(from: source, to: target)])
  }

  /// Makes the cells of sections again.
  open func reloadSections(_ sections: IndexSet) {
    list.change(sections.map { .reloadSection($0) })
  }

  /// Shows new sections, which the data source has already.
  open func insertSections(_ sections: IndexSet) {
    list.change(sections.map { .insertSection($0) })
  }

  /// Takes sections away, which the data source has no longer.
  open func deleteSections(_ sections: IndexSet) {
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
}
