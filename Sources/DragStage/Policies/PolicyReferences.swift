import CollectionModel
import DragItems
import DragSessions
import OrderedStore

// A policy may be a value, and Embedded Swift cannot store values of unknown type: the stage stores
// references to objects that contain them.

/// A source of any type, by reference; its requirements are those of ``DragSource``.
protocol SourceReference: AnyObject {
  /// True if it has the default answers and ignores every notification, so that it need not be called.
  var isDefault: Bool { get }
  func items(for call: DragContext) -> OfferedItems
  func canMove(_ item: ItemID, for call: DragContext) -> Bool
  func allowsMove(for call: DragContext) -> Bool
  func isRestricted(for call: DragContext) -> Bool
  func prefersFullSize(for call: DragContext) -> Bool
  func liftPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview
  func cancelPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview
  func itemsToAdd(for call: DragContext) -> OfferedItems
  func sessionForAdding(among sessions: [SessionID], for call: DragContext) -> SessionID?
  func hasMenu(_ item: ItemID, for call: DragContext) -> Bool
  func dragDidUpdate(_ notification: DragNotification, _ call: DragContext)
}

/// A source of one type, held by reference.
final class HeldSource<Source: DragSource>: SourceReference {
  private let source: Source
  let isDefault: Bool

  init(_ source: Source) {
    self.source = source
    isDefault = source is DefaultDragSource
  }

  func items(for call: DragContext) -> OfferedItems { source.items(for: call) }
  func canMove(_ item: ItemID, for call: DragContext) -> Bool { source.canMove(item, for: call) }
  func allowsMove(for call: DragContext) -> Bool { source.allowsMove(for: call) }
  func isRestricted(for call: DragContext) -> Bool { source.isRestricted(for: call) }
  func prefersFullSize(for call: DragContext) -> Bool { source.prefersFullSize(for: call) }
  func liftPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview {
    source.liftPreview(item, call)
  }
  func cancelPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview {
    source.cancelPreview(item, call)
  }
  func itemsToAdd(for call: DragContext) -> OfferedItems { source.itemsToAdd(for: call) }
  func sessionForAdding(among sessions: [SessionID], for call: DragContext) -> SessionID? {
    source.sessionForAdding(among: sessions, for: call)
  }
  func hasMenu(_ item: ItemID, for call: DragContext) -> Bool { source.hasMenu(item, for: call) }
  func dragDidUpdate(_ notification: DragNotification, _ call: DragContext) {
    source.dragDidUpdate(notification, call)
  }
}

/// A destination of any type, by reference; its requirements are those of ``DropDestination``.
protocol DestinationReference: AnyObject {
  func canHandle(_ call: DragContext) -> Bool
  func update(_ call: DragContext) -> DropProposal?
  func perform(_ call: DragContext, with coordinator: DropCoordinator) -> DropPerformance
  func mayMoveRow(_ item: ItemID, _ call: DragContext) -> Bool
  func mayOpen(_ call: DragContext) -> Bool
  func dropPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview
  func dragDidUpdate(_ notification: DragNotification, _ call: DragContext)
}

/// A destination of one type, held by reference.
final class HeldDestination<Destination: DropDestination>: DestinationReference {
  private let destination: Destination

  init(_ destination: Destination) { self.destination = destination }

  func canHandle(_ call: DragContext) -> Bool { destination.canHandle(call) }
  func update(_ call: DragContext) -> DropProposal? { destination.update(call) }
  func perform(_ call: DragContext, with coordinator: DropCoordinator) -> DropPerformance {
    destination.perform(call, with: coordinator)
  }
  func mayMoveRow(_ item: ItemID, _ call: DragContext) -> Bool {
    destination.mayMoveRow(item, call)
  }
  func mayOpen(_ call: DragContext) -> Bool { destination.mayOpen(call) }
  func dropPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview {
    destination.dropPreview(item, call)
  }
  func dragDidUpdate(_ notification: DragNotification, _ call: DragContext) {
    destination.dragDidUpdate(notification, call)
  }
}

/// The driver of a store, of any type, by reference.
protocol DriverReference: AnyObject {
  func commit(_ intents: [StoreIntent]) throws(StoreError) -> StoreReceipt
  func load(into list: inout OrderedList, by origin: ChangeOrigin) throws(StoreError) -> ListChange?
}

/// A driver of one type, held by reference.
final class HeldDriver<Driver: StoreDriver>: DriverReference {
  private let driver: Driver

  init(_ driver: Driver) { self.driver = driver }

  func commit(_ intents: [StoreIntent]) throws(StoreError) -> StoreReceipt {
    try driver.commit(intents)
  }
  func load(
    into list: inout OrderedList, by origin: ChangeOrigin
  ) throws(StoreError) -> ListChange? {
    try driver.load(into: &list, by: origin)
  }
}

#if !hasFeature(Embedded)
  extension StoreDriver {
    /// The driver, as the stores of a stage hold it.
    var reference: any DriverReference { HeldDriver(self) }
  }
#endif
