public import DragGeometry
public import DragItems
public import DragSessions
public import Machines

/// The context that a policy gets when it is asked or notified about a drag.
public struct DragContext: Sendable {
  /// The content under the pointer at a destination.
  package enum Over: Hashable, Sendable {
    /// No position.
    case none
    /// The end of the items.
    case end
    /// An item.
    case item(ItemID)
  }

  /// The session.
  public internal(set) var session: SessionID
  /// The view that is asked or notified.
  public internal(set) var view: ViewID
  /// The pointer that carries the drag; for an addition, the one that tapped.
  public internal(set) var pointer: PointerID
  /// The time of the event.
  public internal(set) var time: Timestamp
  /// The location of the pointer, in the viewport.
  public internal(set) var point: Point
  /// The items of the session, in the order in which they joined.
  public internal(set) var items: [DragItem]
  /// True if the session was lifted in the application of the view that is asked or notified.
  public internal(set) var isLocal: Bool
  /// The item that the call is about, if any.
  public internal(set) var item: ItemID?
  /// The content under the pointer at the destination that is asked or notified.
  package internal(set) var over: Over
  /// The position that the pointer refers to at the destination, or nil if it refers to none.
  ///
  /// It is that of the operation in force there; before any proposal it is that of a move
  /// (CONTRACT-62, 63).
  public internal(set) var position: DropPosition?
  /// The proposal in force.
  public internal(set) var ruling: ResolvedProposal
  /// True if the source lets the items be moved (CONTRACT-09); frozen when the drag begins.
  package internal(set) var allowsMove = true
  /// True if the drag stays in its application (CONTRACT-94); frozen when the drag begins.
  package internal(set) var isRestricted = false
  /// What the session ends with, from ``DragNotification/willEnd(_:)`` on; nil before.
  ///
  /// A destination reads it at ``DragNotification/dropEnd``, which has no operation of its own.
  public internal(set) var outcome: SessionOutcome?
  /// The load whose completion is reported, if any.
  public internal(set) var load: LoadToken?

  /// The item under the pointer at the destination that is asked or notified; nil at the end of the
  /// items, and where there is none.
  public var itemUnderPointer: ItemID? {
    guard case .item(let item) = over else { return nil }
    return item
  }

  /// Returns true if the session carries an item of the view that is asked or notified
  /// (CONTRACT-21).
  ///
  /// A source that allows each item only once answers a tap on a carried item with
  /// ``OfferedItems/none``. O(items), without allocation.
  public func carries(_ item: ItemID) -> Bool {
    items.contains { $0.item == item && $0.origin == view }
  }
}

extension DragContext {
  /// A context that is replaced before any policy gets it.
  init() {
    self.init(
      session: SessionID(0), view: ViewID(index: 0), pointer: PointerID(index: 0), time: .zero,
      point: .zero, items: [], isLocal: false, item: nil, over: .none, position: nil,
      ruling: .nothing)
  }
}
