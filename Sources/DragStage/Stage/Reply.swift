public import DragGeometry
public import DragItems
public import DragSessions
public import Machines
public import OrderedStore

/// What a stage gives back for an event: the answer, what the host must show, and when to call.
public struct Reply: Hashable, Sendable {
  /// What became of the event.
  public enum Answer: Hashable, Sendable {
    /// It was taken; the proposal in force of the drag that it concerns, if any.
    case taken(ResolvedProposal?)
    /// A host asked what may be dragged there: this, or nothing.
    case offered(HostOffer?)
    /// A host told of a drop: whether it is taken, as far as that is known now.
    case dropped(isTaken: Bool)
    /// A policy called while the stage was asking it: the event is taken after the current one.
    case queued
  }

  /// What became of the event.
  public var answer: Answer
  /// What the host must show, in order.
  public var commands: [HostCommand]
  /// When the stage wants to hear a tick at the latest, or nil where nothing is pending.
  public var nextDeadline: Timestamp?
}

/// What a host must show.
public enum HostCommand: Hashable, Sendable {
  /// The items of a session are lifted.
  case showLift(SessionID)
  /// The items of a session go down again.
  case cancelLift(SessionID)
  /// A gap opens in a collection, as wide as this many items.
  case openGap(ViewID, GapIndex, items: Int)
  /// The gap of a session has opened at another place: it is felt, where the settings say so.
  case feedback(SessionID)
  /// The gap in a collection closes.
  case closeGap(ViewID)
  /// An item of a collection is highlighted.
  case highlight(ViewID, Slot)
  /// No item of a collection is highlighted any more.
  case clearHighlight(ViewID)
  /// A target is highlighted, because a session rests on it and it may open.
  case highlightSpring(SessionID, ViewID, ItemID?)
  /// The target of a session flashes, because it is about to open.
  case flashSpring(SessionID)
  /// The target of a session is not highlighted any more, whether it has opened or not.
  case clearSpring(SessionID)
  /// The badge at the preview of a session changes.
  case showBadge(SessionID, Badge)
  /// A view scrolls by itself, and shows its content from this place on (A1).
  case scroll(ViewID, to: Point)
  /// The preview of an item goes there: ordered where its application was asked, and where an item has no home to fly
  /// to; else the items rise, fly home from a cancel, and stay where they were dropped.
  case animatePreview(SessionID, DragItem, ItemFlight)
  /// The context menu of an item is shown; its drag may still begin.
  case showMenu(ItemReference)
  /// The context menu of an item is taken away.
  case dismissMenu(ItemReference)
  /// A change is written to a store (``SavePolicy/byHost``).
  indirect case save(StoreID, OrderedList.OpenChange)
  /// A collection that is bound to a store has no items any more.
  case becameEmpty(ViewID)
  /// It has items again.
  case becameFilled(ViewID)
  /// A host is asked for the data of an item, by the name that it gave the type; it answers with
  /// ``StageEvent/loadDelivered(_:_:_:)`` or ``StageEvent/loadRejected(_:reason:)``, at any time.
  case requestData(ItemReference, String)
  /// A host that told of a drop may let go: everything has arrived or failed, and the source gives its
  /// items away only after a move.
  case completeHostDrop(SessionID, DropOperation)
  /// The end of a session is animated until the stage says that it has ended.
  case animateEnd(SessionID, DropOperation)
}

/// The badge at the preview of a drag (CONTRACT-51).
public enum Badge: Hashable, Sendable {
  /// No badge: a move, or nothing.
  case none
  /// A plus, and the number of items where there are several.
  case plus(count: Int)
  /// The no-entry sign.
  case forbidden

  /// The badge of an operation with so many items.
  init(_ operation: DropOperation, items: Int) {
    self =
      switch operation {
      case .cancel, .move: .none
      case .forbidden: .forbidden
      case .copy: .plus(count: items)
      }
  }
}
