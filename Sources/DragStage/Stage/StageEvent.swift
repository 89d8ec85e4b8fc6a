public import CollectionModel
public import DragGeometry
public import DragItems
public import DragSessions
public import OrderedStore

/// What a host tells a stage.
public enum StageEvent: Hashable, Sendable {
  /// A pointer went down; the label is the target as a script wrote it.
  ///
  /// Of a mouse and a pen only the main button, 0, drags; a finger has no buttons. Buttons are
  /// counted from 0 on, as many as there are.
  case down(PointerID, Point, label: String? = nil, button: Int = 0)
  /// A pointer moved.
  case move(PointerID, Point)
  /// A pointer went up where it was last, or at a point that comes with the release and was not a move.
  case up(PointerID, at: Point? = nil)
  /// The system took a pointer away.
  case cancel(PointerID)
  /// The system that owns a drag tells of it, by a seat (``Stage/addSeat(_:application:)``).
  case host(PointerID, HostEvent)
  /// Modifier keys changed.
  case keys(ModifierKeys)
  /// The escape key was pressed: a menu that is shown closes, else the session begun last is cancelled.
  case escape
  /// An application changed its phase.
  case application(ApplicationID, ApplicationPhase)
  /// A load that waits for its owner is done.
  case loadResolved(ItemReference)
  /// A load of a host's item brings these bytes; without a type it is the first that waits.
  indirect case loadDelivered(ItemReference, TypeIdentifier? = nil, [UInt8])
  /// A load that waits for its owner has failed.
  case loadRejected(ItemReference, reason: String)
  /// The source of a load tells how many of its units are there (CONTRACT-118).
  case loadProgressed(ItemReference, units: Int64)
  /// The user gives up every load of a session (CONTRACT-93).
  case transferCancelled(SessionID)
  /// A change that the host was to write was written, or was not (``SavePolicy/byHost``).
  indirect case saved(StoreID, ChangeOrigin, Result<StoreReceipt, StoreError>)
  /// Somebody has changed a store; an observer may know that it was the user (D17).
  case storeChanged(StoreID, by: ChangeOrigin = .foreign)
  /// Nothing happened but time: every timer that is due fires.
  case tick
}

/// What becomes of an application.
public enum ApplicationPhase: UInt8, Hashable, Sendable {
  /// It is in front.
  case active
  /// It is seen and does not listen; drags go on.
  case inactive
  /// It is not seen: its drags that were not dropped are cancelled.
  case background
  /// It has ended, and is told nothing more.
  case gone
}
