import CollectionLayout
import CollectionModel
import DragGeometry
import DragSessions
import Foundation

/// The questions of a list of cells to its view: a collection view and a table view forward them to
/// their data sources and delegates.
@MainActor protocol ListClient: MovingList {
  /// The data as the view knows it.
  var listState: ListState { get }
  /// The arrangement of the cells.
  var arrangement: Layout { get }
  /// The delay before a gap opens; nil is that of the stage.
  var cadence: ReorderingCadence? { get }
  /// The frames of what is shown with these numbers of items, where the arrangement of the stage has none for them.
  func frames(of counts: [Int]) -> ListFrames?
  /// True if the layout depends on the visible part of the content, which has changed.
  func invalidates(forBoundsChange bounds: CGRect, isResized: Bool) -> Bool
  /// The axis of scrolling.
  var orientation: LayoutOrientation { get }

  /// True if the data source changes the list by snapshots.
  var hasDiffableSource: Bool { get }
  /// The number of sections, as the data source has it now.
  func sectionCount() -> Int
  /// The number of items of a section, as the data source has it now.
  func itemCount(inSection section: Int) -> Int
  /// The own size of an item, or nil if all items have that of the layout.
  func ownSize(at path: IndexPath) -> Size?
  /// A cell of the data source.
  func makeCell(at path: IndexPath) -> UIView?
  /// A cell of the data source, which gets a present one where it dequeues one.
  func makeCell(at path: IndexPath, with cell: UIView) -> UIView?
  /// A cell of a placeholder, whose class is registered.
  func makeCell(of placeholder: ListPlaceholder) -> UIView
  /// Notifies the delegate of a cell that is shown.
  func willDisplay(_ cell: UIView, at path: IndexPath)
  /// Notifies the delegate of a cell that is shown no longer, and keeps it for reuse.
  func didEndDisplaying(_ cell: UIView, at path: IndexPath)
  /// A header, a footer or another view beside the cells, of the data source or the delegate.
  func makeSupplementary(_ element: ListSupplementary) -> UIView?
  /// Notifies the delegate of a view beside the cells that is shown.
  func willDisplay(_ view: UIView, as element: ListSupplementary)
  /// Notifies the delegate of a view beside the cells that is shown no longer, and keeps it for reuse.
  func didEndDisplaying(_ view: UIView, as element: ListSupplementary)
  /// Notifies the delegate of another scroll offset.
  func didScroll()
  /// True if several items can be selected.
  var allowsMultipleSelection: Bool { get }
  /// Shows the part of a cell in a drag.
  func show(_ state: UICellConfigurationState.DragState, on cell: UIView)
  /// Shows whether an item is selected.
  func show(isSelected: Bool, on cell: UIView)

  /// True if items can be dragged: there is a delegate, and dragging is switched on.
  var allowsDragging: Bool { get }
  /// True if there is a delegate for drops.
  var acceptsDrops: Bool { get }
}

extension ListClient {
  /// Notes that the stage has other options than the list.
  func optionsChanged() { listState.screen?.viewsChanged() }
}
