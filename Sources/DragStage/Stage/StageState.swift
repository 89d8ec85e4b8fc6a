import CollectionModel
import DragSessions

/// All state that the future of a stage's drags depends on, as one value.
///
/// It excludes the views and their data, the policies, the providers, the absolute clock and the
/// trace. Two equal states over equal data behave equally from here on, at any time.
struct StageState: Hashable, Sendable {
  var pointers: [PointerState] = []
  /// The drags that are not over, in the order of lifting; a new one is appended.
  var drags = DragTable()
  /// The loads: the incomplete ones, and what was answered.
  var loads = LoadTable()
  /// The timers, which fire as time advances.
  var timers = TimerQueue()
  /// The steps that follow from the event that is being handled.
  var steps = StepStack()
  /// The calls queued by policies until the end of the current event.
  var queue: [QueuedCall] = []
  var keys: ModifierKeys = []
  var menu = MenuState()
}

/// A call of a policy while an event was being handled.
enum QueuedCall: Hashable, Sendable {
  case event(StageEvent)
  case removal(ViewID)
  case save(StoreID, ChangeOrigin)
  case interactionRemoval(DestinationID)
}
