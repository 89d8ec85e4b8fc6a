public import DragGeometry
public import DragItems
public import DragSessions
public import Machines

/// What a policy is given when it is asked or told something about a drag.
public struct DragContext: Sendable {
  /// What the pointer means at a destination.
  public enum Over: Hashable, Sendable {
    /// No place.
    case none
    /// The end of the items.
    case end
    /// An item.
    case item(ItemID)
  }

  /// The session.
  public let session: SessionID
  /// The view that is asked or told.
  public let view: ViewID
  /// The pointer that carries the drag; for an addition, the one that tapped.
  public let pointer: PointerID
  /// The time of the event.
  public let time: Timestamp
  /// Where the pointer is, in the viewport.
  public let point: Point
  /// The items of the session, in the order in which they joined.
  public let items: [DragItem]
  /// Whether the session was lifted in the application of the view that is asked or told.
  public let isLocal: Bool
  /// The item that the call is about, where it is about one.
  public let item: ItemID?
  /// What the pointer means at the destination that is asked or told.
  public let over: Over
  /// The place that the pointer means at the destination, or nil where it means none.
  ///
  /// It is that of the operation in force there, before any proposal that of a move (CONTRACT-62, 63).
  public let position: DropPosition?
  /// The proposal in force.
  public let ruling: ResolvedProposal
  /// Whether the source lets the items be moved (CONTRACT-09); frozen when the drag begins.
  public internal(set) var allowsMove = true
  /// Whether the drag stays in its application (CONTRACT-94); frozen when the drag begins.
  public internal(set) var isRestricted = false
  /// The load whose end is told, where one is.
  public internal(set) var load: LoadToken?

  /// Whether the session carries an item of the view that is asked or told (CONTRACT-21).
  ///
  /// A source that wants no item twice answers a tap on one that is carried with nothing. It costs
  /// O(items), and allocates nothing.
  public func carries(_ item: ItemID) -> Bool {
    items.contains { $0.item == item && $0.origin == view }
  }
}
