public import CollectionModel
public import DragItems
public import DragSessions

/// What a source or a destination is notified of, in the order of the contract; nothing is answered.
public enum DragNotification: Hashable, Sendable {
  /// The items are about to rise (CONTRACT-05).
  case willLift
  /// The items go down again without a drag (CONTRACT-06).
  case liftCancelled
  /// The drag begins (CONTRACT-08).
  case willBegin
  /// The pointer moved (CONTRACT-10).
  case didMove
  /// Items were added to a drag that this view lent items to (CONTRACT-20).
  case willAdd([DragItem])
  /// The drag is about to end (CONTRACT-11).
  case willEnd(DropOperation)
  /// An item is about to fly home (CONTRACT-16).
  case willCancel(ItemID)
  /// The drag has ended (CONTRACT-12).
  case didEnd(DropOperation)
  /// All data that the drop asked for has been transferred (CONTRACT-13).
  case didTransfer
  /// The context menu of an item is shown; its drag has not begun.
  case menuShown(ItemID)
  /// The context menu of an item is taken away.
  case menuDismissed(ItemID)

  /// The drag came in (CONTRACT-25).
  case enter
  /// The drag went out (CONTRACT-27).
  case exit
  /// Resting here has opened the view, or the item in the call (CONTRACT-95).
  case springLoaded
  /// The table has moved one of its own rows, and is not asked to take it (CONTRACT-45).
  case moveRow(ItemID)
  /// The user is about to reorder items of this collection (D14).
  ///
  /// It comes where ``ViewOptions/reorders`` says so, before the data changes. What the application
  /// changes meanwhile counts as done before.
  indirect case willReorder(Reorder)
  /// The user has reordered items of this collection, and the data has changed (D14).
  ///
  /// A store that hears of it gives the change back by its origin (D17). Sections are named by
  /// numbers that they keep wherever they go.
  indirect case didReorder(Reorder)
  /// An item is about to arrive (CONTRACT-29).
  case willDrop(ItemID)
  /// All items are about to arrive, because they are many (CONTRACT-31).
  case willDropAll
  /// The animations of the drop are done (CONTRACT-33).
  case conclude
  /// The drag is over, wherever it ended (CONTRACT-32).
  case dropEnd
  /// An item's data has arrived, or will not (CONTRACT-117).
  ///
  /// ``DragContext/load`` says which load it is. A temporary file is gone when the method returns, unless
  /// it is moved away (CONTRACT-114); the receiver ends the use of an original.
  indirect case didLoad(ItemID, LoadResult)
  /// The objects that could be made from the items, in their order (CONTRACT-89).
  case didLoadAll([LoadedItem])

  /// The name by which scripts and traces know it.
  public var callback: Callback {
    switch self {
    case .willLift: .willLift
    case .liftCancelled: .liftCancelled
    case .willBegin: .willBegin
    case .didMove: .didMove
    case .willAdd: .willAdd
    case .willEnd: .willEnd
    case .willCancel: .willCancel
    case .didEnd: .didEnd
    case .didTransfer: .didTransfer
    case .menuShown: .menuShown
    case .menuDismissed: .menuDismissed
    case .enter: .enter
    case .exit: .exit
    case .springLoaded: .springLoaded
    case .moveRow: .moveRow
    case .willReorder: .willReorder
    case .didReorder: .didReorder
    case .willDrop, .willDropAll: .willDrop
    case .conclude: .conclude
    case .dropEnd: .dropEnd
    case .didLoad: .didLoad
    case .didLoadAll: .didLoadAll
    }
  }
}

/// A reorder of a collection on a stage.
public typealias Reorder = ReorderTransaction<Int, ItemID>

/// What sources and destinations have in common: both are notified of a drag.
public protocol DragObserver {
  /// Something happened to a drag; by default nothing is done.
  ///
  /// The method may call the stage: such an event is taken after the current one
  /// (``Reply/Answer/queued``). A type that is a source and a destination receives both kinds here.
  func dragDidUpdate(_ notification: DragNotification, _ call: DragContext)
}

extension DragObserver {
  /// Does nothing.
  public func dragDidUpdate(_ notification: DragNotification, _ call: DragContext) {}
}
