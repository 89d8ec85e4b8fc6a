import CollectionLayout
import CollectionModel
import DragGeometry
import DragSessions
import Foundation

/// The questions of a list of cells to its view: a collection view and a table view forward them to
/// their data sources and delegates.
@MainActor protocol ListClient: UIScrollView {
  /// The data as the view knows it.
  var listState: ListState { get }
  /// The terms of messages.
  var kind: CollectionKind { get }
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
  /// True if the layout lets items have sizes of their own.
  var hasOwnSizes: Bool { get }
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
  /// Selects an item as a user does.
  func select(at path: IndexPath)
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
  /// True if resting on an item may select it.
  var isSpringLoaded: Bool { get }
  /// True if resting on an item selects it, as the delegate says.
  func mayOpen(at path: IndexPath, for session: any UIDropSession) -> Bool

  func itemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func itemsForAdding(to session: any UIDragSession, at path: IndexPath, point: CGPoint)
    -> [UIDragItem]
  func liftPreview(at path: IndexPath) -> UIDragPreviewParameters?
  func dropPreview(at path: IndexPath) -> UIDragPreviewParameters?
  func willBegin(_ session: any UIDragSession)
  func didEnd(_ session: any UIDragSession)
  func allowsMove(_ session: any UIDragSession) -> Bool
  func isRestricted(_ session: any UIDragSession) -> Bool

  func canHandle(_ session: any UIDropSession) -> Bool
  func didEnter(_ session: any UIDropSession)
  func didUpdate(_ session: any UIDropSession, to path: IndexPath?) -> DropProposal
  func didExit(_ session: any UIDropSession)
  func didEnd(_ session: any UIDropSession)
  func perform(_ drop: ListDrop)
  /// True if the list may let the user reorder items by itself.
  var mayReorder: Bool { get }
  /// True if the list lets the user reorder an item by itself, without delegates for drags and drops.
  func reorders(at path: IndexPath) -> Bool
  /// True if the data source lets an item of the list be moved.
  func mayMoveRow(at path: IndexPath) -> Bool
  /// The path that the delegate wants instead of a proposed one; nil if it has no such method.
  func target(ofMoveFrom source: IndexPath, to proposed: IndexPath) -> IndexPath?
  /// Moves one of the list's own items, and returns false if the data source does not; nothing has changed then.
  func moveRow(from source: IndexPath, to target: IndexPath) -> Bool
}

extension ListClient {
  /// Notes that the stage has other options than the list.
  func optionsChanged() { listState.screen?.viewsChanged() }
}
