public import DragGeometry
public import DragItems
public import DragSessions
public import Machines
public import OrderedStore

/// A stage's reply to an event: the answer, the commands for the host, and the next deadline.
public struct Reply: Hashable, Sendable {
  /// The result of the event.
  public enum Answer: Hashable, Sendable {
    /// The event was accepted; the proposal in force of its drag, if any.
    case taken(ResolvedProposal?)
    /// The offer for a drag that a host asked to prepare, or nil if no item can be dragged.
    case offered(HostOffer?)
    /// Indicates whether a host's drop is accepted, as far as is known now.
    case dropped(isTaken: Bool)
    /// A policy sent the event while it was being called: it is handled after the current one.
    case queued
  }

  /// The result of the event.
  public var answer: Answer
  /// The commands that the host must carry out, in order.
  public var commands: [HostCommand]
  /// The latest time for the next event or tick, or nil if no timer is pending.
  public var nextDeadline: Timestamp?
}

/// A command that a host must carry out.
public enum HostCommand: Hashable, Sendable {
  /// The items of a session are lifted.
  case showLift(SessionID)
  /// The items of a session are lowered again.
  case cancelLift(SessionID)
  /// A gap opens in a collection, as wide as this many items.
  case openGap(ViewID, GapIndex, items: Int)
  /// The gap of a session has opened at another position: give haptic feedback.
  case feedback(SessionID)
  /// The gap in a collection closes.
  case closeGap(ViewID)
  /// An item of a collection is highlighted.
  case highlight(ViewID, Slot)
  /// No item of a collection is highlighted any more.
  case clearHighlight(ViewID)
  /// A spring-loading target is highlighted, because a session rests on it.
  case highlightSpring(SessionID, ViewID, ItemID?)
  /// The target of a session flashes, because it is about to be activated.
  case flashSpring(SessionID)
  /// The target of a session is not highlighted any more, whether it was activated or not.
  case clearSpring(SessionID)
  /// The badge at the preview of a session changes.
  case showBadge(SessionID, Badge)
  /// A view auto-scrolls, and shows its content from this offset on (A1).
  case scroll(ViewID, to: Point)
  /// The preview of an item is animated. Sent if its application was asked, and if an item has no
  /// origin to fly to; otherwise items rise at the lift, fly home after a cancel, and stay where
  /// they were dropped.
  case animatePreview(SessionID, DragItem, ItemFlight)
  /// The context menu of an item is shown; its drag may still begin.
  case showMenu(ItemReference)
  /// The context menu of an item is dismissed.
  case dismissMenu(ItemReference)
  /// A change is written to a store (``SavePolicy/byHost``).
  indirect case save(StoreID, OrderedList.OpenChange)
  /// A collection that is bound to a store became empty.
  case becameEmpty(ViewID)
  /// The collection has items again.
  case becameFilled(ViewID)
  /// Requests the data of an item, by the host's name of the type; the host answers with
  /// ``StageEvent/loadDelivered(_:_:_:)`` or ``StageEvent/loadRejected(_:_:reason:)``, at any time.
  case requestData(ItemReference, String)
  /// Completes a drop that the host reported: everything has arrived or failed. The source deletes
  /// its items only after a move.
  case completeHostDrop(SessionID, DropOperation)
  /// The end of a session is animated until the stage reports its end.
  case animateEnd(SessionID, DropOperation)
}

/// The badge at the preview of a drag (CONTRACT-51).
public enum Badge: Hashable, Sendable {
  /// No badge: a move, or no drop.
  case none
  /// A plus, and the number of items if there are several.
  case plus(count: Int)
  /// The no-entry sign.
  case forbidden

  init(_ operation: DropOperation, items: Int) {
    self =
      switch operation {
      case .cancel, .move: .none
      case .forbidden: .forbidden
      case .copy: .plus(count: items)
      }
  }
}
