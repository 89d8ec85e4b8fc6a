#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import CollectionLayout
  import DragSessions

  /// A collection or a table of an application: where its cells are, and the methods of its data source and delegates.
  ///
  /// An answer is nil where the object has no such method, or is not there.
  @MainActor protocol ListCalls {
    var view: UIScrollView { get }
    var isTable: Bool { get }
    /// True if items can be dragged: there is a delegate, and dragging is switched on.
    var allowsDragging: Bool { get }
    /// True if there is a delegate for drops.
    var acceptsDrops: Bool { get }

    /// The number of items of each section, as the view knows them.
    var counts: [Int] { get }
    /// The number of items of each section, as the data source has them; it has others while an update is open.
    var dataCounts: [Int] { get }
    /// The arrangement by which neighbors follow each other, with the frames that it has by itself.
    var arrangement: Layout { get }
    /// The axis of scrolling.
    var orientation: LayoutOrientation { get }
    /// The frame of a cell, in the view's content.
    func frame(at path: IndexPath) -> CGRect?
    /// The frames of the header and the footer of a section, in the view's content.
    func bands(ofSection section: Int) -> [CGRect]
    /// The paths of the cells that are visible.
    var visiblePaths: [IndexPath] { get }

    func itemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]?
    func itemsForAdding(to session: any UIDragSession, at path: IndexPath, point: CGPoint)
      -> [UIDragItem]?
    func liftPreview(at path: IndexPath) -> Void?
    func dropPreview(at path: IndexPath) -> Void?
    func willBegin(_ session: any UIDragSession) -> Void?
    func didEnd(_ session: any UIDragSession) -> Void?
    func allowsMove(_ session: any UIDragSession) -> Bool?
    func isRestricted(_ session: any UIDragSession) -> Bool?

    func canHandle(_ session: any UIDropSession) -> Bool?
    func didEnter(_ session: any UIDropSession) -> Void?
    func didUpdate(_ session: any UIDropSession, to path: IndexPath?) -> DropProposal?
    func didExit(_ session: any UIDropSession) -> Void?
    func didEnd(_ session: any UIDropSession) -> Void?
    func perform(_ drop: any PerformedDrop & HostDrop)

    /// False if the data source keeps a row from being moved.
    func mayMoveRow(at path: IndexPath) -> Bool?
    /// The path that the delegate wants instead of a proposed one.
    func target(ofMoveFrom source: IndexPath, to proposed: IndexPath) -> IndexPath?
    /// Lets the data source move one of the list's own items.
    func moveRow(from source: IndexPath, to target: IndexPath) -> Void?
    /// Moves a cell after its data was moved.
    func moveCell(from source: IndexPath, to target: IndexPath)
    /// The path of the cell that was at a path before a change; nil if it is not visible.
    func followCell(at path: IndexPath, _ change: () -> Void) -> IndexPath?
    /// Inserts a cell after a block has inserted its data, as one update.
    func insertCell(at path: IndexPath, _ updates: () -> Void)
  }
#endif
