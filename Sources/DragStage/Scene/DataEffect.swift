import DragItems
import DragSessions
import OrderedStore

/// What follows from a change of the data for what the data knows nothing of.
enum DataEffect {
  /// An event is recorded in the trace.
  case record(TraceEvent, SessionID?)
  /// A change is written to a store, at the time that the store's policy names.
  case save(OrderedList.OpenChange, StoreID)
  /// A change that waits for its time is not written any more.
  case stopSaving(ChangeOrigin, StoreID)
  /// An item is in another collection of its store now: drags that carry it carry it on.
  case carryOn(DragItem, to: ViewID)
  /// The host is notified.
  case notify(HostCommand)
  /// Drags are updated: other data is shown, which no store has to receive.
  case showChange
  /// Changes that were reverted are passed on to the stores, in a step of their own.
  case flushLater
}
