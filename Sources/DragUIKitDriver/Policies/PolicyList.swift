#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import DragGeometry
  import DragItems
  import DragSessions
  import DragStage

  /// A list of a host, as the policies of its view use it: its paths are those of the data source.
  @MainActor protocol PolicyList: AnyObject {
    /// The methods of its data source and its delegates.
    var calls: any ListCalls { get }
    /// False once the view is gone.
    var isPresent: Bool { get }
    /// The number of changes of its data so far (CONTRACT-71).
    var changeCount: Int { get }
    /// True if a placeholder is shown between its items.
    var hasPlaceholders: Bool { get }

    /// The path of an item; nil for one that is not there.
    func path(of item: ItemID) -> IndexPath?
    /// The place of an item in the data; nil for one that is not there.
    func slot(of item: ItemID) -> Slot?
    /// The path of what is shown at a place; nil for a placeholder.
    func path(ofShown slot: Slot) -> IndexPath?
    /// The gap in the data of a gap in what is shown.
    func gap(ofShown gap: GapIndex) -> GapIndex

    /// True if the list lets the user reorder an item by itself, without a delegate for drops.
    func reorders(at path: IndexPath, _ call: DragContext) -> Bool
    /// True if the data source lets a row be moved.
    func mayMoveRow(at path: IndexPath) -> Bool
    /// The path that the delegate wants instead of a proposed one; nil if it has no such method.
    func target(ofMoveFrom source: IndexPath, to proposed: IndexPath) -> IndexPath?
    /// Lets the data source move a row to a proposed path, where the stage moves it to.
    ///
    /// Returns false if it does not, and if it wants another path: that move is one of the drop that is performed then.
    func moveRow(
      from source: IndexPath, to target: IndexPath, proposed: IndexPath, _ call: DragContext
    ) -> Bool
    /// True if resting on an item may select it.
    var isSpringLoaded: Bool { get }
    /// True if resting on an item selects it, as the delegate says.
    func mayOpen(at path: IndexPath, _ call: DragContext) -> Bool
    /// Selects an item as a user does.
    func select(at path: IndexPath, _ call: DragContext)

    /// Makes a drop for the delegate.
    func makeDrop(
      _ coordinator: DropCoordinator, to destination: IndexPath?, by intent: DropIntent,
      _ call: DragContext
    ) -> any PerformedDrop & HostDrop
    /// Follows a drag of its items or over them, before delegates are notified.
    func follow(_ notification: DragNotification, of drag: DrivenDrag)
  }
#endif
