import CollectionModel
import DragSessions

/// Everything that decides the future of a stage's drags, as one value.
///
/// Beside it lie the views and their data, the policies, the providers, the absolute clock and the
/// trace. Two equal situations over equal data do the same from here on, at whatever time.
struct StageState: Hashable, Sendable {
  /// The pointers, by number.
  var pointers: [PointerState] = []
  /// The drags that are not over, in the order of lifting; one that begins goes to the end.
  var drags = DragTable()
  /// The loads that are not complete, in the order of asking.
  var loads = LoadTable()
  /// The loads of several items that complete as one, in the order of asking.
  var batches: [LoadBatch] = []
  /// The last load of each item that its source answered in its own time: it may not answer again.
  var answered: [ItemReference: AnsweredLoad] = [:]
  /// What happens as time goes on.
  var timers = TimerQueue()
  /// What follows from the event that is being taken.
  var steps = StepStack()
  /// What came from within a policy and waits for the current event.
  var queue: [QueuedCall] = []
  /// The modifier keys that are down.
  var keys: ModifierKeys = []
  /// The context menu.
  var menu = MenuState()
}

/// Something that a policy called for while an event was taken.
enum QueuedCall: Hashable, Sendable {
  case event(StageEvent)
  case removal(ViewID)
  case save(StoreID, ChangeOrigin)
  case interactionRemoval(DestinationID)
}
