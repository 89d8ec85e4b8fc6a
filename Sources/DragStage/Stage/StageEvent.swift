public import CollectionModel
public import DragGeometry
public import DragItems
public import DragSessions
public import OrderedStore

/// An event that a host reports to a stage.
public enum StageEvent: Hashable, Sendable {
  /// A pointer went down; the label is the target as a script wrote it.
  ///
  /// Only the main button, 0, of a mouse or a pen drags; a finger has no buttons. Buttons are
  /// numbered from 0.
  case down(PointerID, Point, label: String? = nil, button: Int = 0)
  /// A pointer moved.
  case move(PointerID, Point)
  /// A pointer went up where it was last, or at a point that comes with the release and was not a move.
  case up(PointerID, at: Point? = nil)
  /// The system canceled a pointer.
  case cancel(PointerID)
  /// The system that owns a drag reports an event of it, by a seat (``Stage/addSeat(_:application:)``).
  case host(PointerID, HostEvent)
  /// Modifier keys changed.
  case keys(ModifierKeys)
  /// The escape key was pressed: a shown menu is dismissed, or else the last begun session is
  /// canceled.
  case escape
  /// An application changed its phase.
  case application(ApplicationID, ApplicationPhase)
  /// The owner of a waiting load delivers its data; without a type it is for the first one that waits.
  indirect case loadResolved(ItemReference, TypeIdentifier? = nil)
  /// A host delivers the data of a load; without a type it is for the first one that waits.
  indirect case loadDelivered(ItemReference, TypeIdentifier? = nil, [UInt8])
  /// The owner of a waiting load reports a failure; without a type it is for the first one that waits.
  indirect case loadRejected(ItemReference, TypeIdentifier? = nil, reason: String)
  /// The source of a load reports how many of its units have arrived (CONTRACT-118).
  case loadProgressed(ItemReference, units: Int64)
  /// The user cancels every load of a session (CONTRACT-93).
  case transferCancelled(SessionID)
  /// The result of a change that the host was to write (``SavePolicy/byHost``).
  indirect case saved(StoreID, ChangeOrigin, Result<StoreReceipt, StoreError>)
  /// Another writer changed a store; an observer may report that it was the user (D17).
  case storeChanged(StoreID, by: ChangeOrigin = .foreign)
  /// Time has passed: every timer that is due fires.
  case tick
}

/// A change in the life of an application.
public enum ApplicationPhase: Hashable, Sendable {
  /// It is in front.
  case active
  /// It is visible without focus; drags continue.
  case inactive
  /// It is not visible: its drags that were not dropped are canceled.
  case background
  /// It was terminated, and is not notified any more.
  case gone
}
