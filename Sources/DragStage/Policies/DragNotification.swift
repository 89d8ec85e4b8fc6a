public import CollectionModel
public import DragItems
public import DragSessions

/// The notifications of a source or a destination, in the order of the contract; they have no answer.
public enum DragNotification: Hashable, Sendable {
  /// The items are about to rise (CONTRACT-05).
  case willLift
  /// The items go down again without a drag (CONTRACT-06).
  case liftCancelled
  /// The drag begins (CONTRACT-08).
  case willBegin
  /// The pointer moved (CONTRACT-10).
  case didMove
  /// Items were added to a drag that this view contributed to (CONTRACT-20).
  case willAdd([DragItem])
  /// The drag is about to end (CONTRACT-11).
  case willEnd(DropOperation)
  /// An item is about to fly home (CONTRACT-16).
  case willCancel(ItemID)
  /// The drag has ended (CONTRACT-12).
  case didEnd(DropOperation)
  /// All data that the drop requested has been transferred (CONTRACT-13).
  case didTransfer
  /// The context menu of an item is shown; its drag has not begun.
  case menuShown(ItemID)
  /// The context menu of an item is dismissed.
  case menuDismissed(ItemID)

  /// The drag entered (CONTRACT-25).
  case enter
  /// The drag exited (CONTRACT-27).
  case exit
  /// Spring-loading has opened the view, or the item in the call (CONTRACT-95).
  case springLoaded
  /// The table has moved one of its own rows, and `perform` is not called (CONTRACT-45).
  case moveRow(ItemID)
  /// The user is about to reorder items of this collection (D14).
  ///
  /// It is sent if ``/DragSettings/ViewOptions/reorders`` requests it, before the data changes. Changes that the
  /// application makes meanwhile are applied before the reorder.
  indirect case willReorder(Reorder)
  /// The user has reordered items of this collection, and the data has changed (D14).
  ///
  /// A store can identify the change by its origin (D17). Sections have numbers that do not change
  /// when they move.
  indirect case didReorder(Reorder)
  /// An item is about to arrive (CONTRACT-29).
  case willDrop(ItemID)
  /// All items are about to arrive, because they are many (CONTRACT-31).
  case willDropAll
  /// The animations of the drop are done (CONTRACT-33).
  case conclude
  /// The drag is over, wherever it ended (CONTRACT-32).
  case dropEnd
  /// An item's data has arrived, or its load has failed (CONTRACT-117).
  ///
  /// ``DragContext/load`` identifies the load. A temporary file is removed when the method returns,
  /// unless it is moved away (CONTRACT-114); the receiver ends the use of an original.
  indirect case didLoad(ItemID, LoadResult)
  /// The objects that could be made from the items, in their order (CONTRACT-89).
  case didLoadAll([LoadedItem])

  /// The name of the notification in scripts and traces.
  package var callback: Callback {
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

/// The common part of sources and destinations: both receive notifications of a drag.
public protocol DragObserver {
  /// Notifies of an event of a drag; by default it is ignored.
  ///
  /// The method may call the stage: such an event is taken after the current one
  /// (``Reply/Answer/queued``). A type that is a source and a destination receives both kinds here.
  func dragDidUpdate(_ notification: DragNotification, _ call: DragContext)
}

extension DragObserver {
  /// Ignores the notification.
  public func dragDidUpdate(_ notification: DragNotification, _ call: DragContext) {}
}
