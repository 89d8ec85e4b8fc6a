import CollectionLayout
import DragGeometry
import DragGestures
import DragItems
import DragSessions
import Machines

/// Everything that decides the future of a stage's drags, as one value.
///
/// Beside it lie the views and their data, the policies, the providers, the absolute clock and the
/// trace. Two equal situations over equal data do the same from here on, at whatever time.
struct Situation: Hashable, Sendable {
  /// The pointers, by number.
  var pointers: [PointerSituation] = []
  /// The drags that are not over, in the order of lifting; one that begins goes to the end.
  var drags: [DragSituation] = []
  /// The loads that are not complete, in the order of asking.
  var loads: [LoadSituation] = []
  /// What happens when nobody does anything.
  var timers = TimerQueue()
  /// Events that came from within a policy and wait for the current one.
  var queue: [StageEvent] = []
  /// The modifier keys that are down.
  var keys: ModifierKeys = []
  /// Destinations that a drag was inside of beside another one, until it leaves them (CONTRACT-36).
  var shutOut: [Occupation] = []
}

/// A drag at a destination that takes one at a time.
struct Occupation: Hashable, Sendable {
  let session: SessionID
  let view: ViewID
}

/// A pointer: its gesture, where it is, and what it does.
struct PointerSituation: Hashable, Sendable {
  var gesture: Machine<Gesture>
  var point = Point.zero
  /// What lay under the press, as long as it can be lifted or tapped.
  var pressed: ItemReference?
  /// The session that the pointer has lifted or carries.
  var session: SessionID?
}

/// A drag and what its stage keeps for it.
struct DragSituation: Hashable, Sendable {
  let id: SessionID
  var drag = Drag()
  let pointer: PointerID
  /// The view that the drag was lifted from.
  let source: ViewID
  /// The application of that view.
  let application: ApplicationID
  var items: [DragItem] = []
  /// The views that lent items, in order of joining.
  var contributors: [ViewID]
  /// The view that was tapped, while it is asked for more items.
  var tapped: Tap?
  /// The items that were added last.
  var added: [DragItem] = []
  /// How the destination takes the items, while it takes its time.
  var performance: WaitingPerformance?
  /// Whether the items arrive where they were dropped.
  var taken: Set<Int> = []
  /// What the pointer rests on, where that may open.
  var spring: SpringSituation?
  /// How it came to its place at a collection.
  var approach: Approach?
  /// What is shown at its destination.
  var shown = Shown()
  /// The gap that opens when the drag has rested, where the settings want it to.
  var pacedGap: PacedTarget<PacedGap>?
  /// The destination that the items were dropped on.
  var dropped: ViewID?
}

/// What the place of a drag at a collection follows from, beside its pointer.
///
/// It is forgotten when the drag leaves, and when the data changes.
struct Approach: Hashable, Sendable {
  let view: ViewID
  /// The gap that the pointer meant at the last update.
  let resolved: GapIndex
  /// The gap that this stood for, where rows are kept whole (L15).
  let gap: GapIndex
}

/// A target that a drag rests on, and how far it is from opening.
struct SpringSituation: Hashable, Sendable {
  let target: SpringTarget
  var machine = Machine<SpringLoad>(SpringLoad.Context())
}

/// A view that may open, or an item of a collection.
struct SpringTarget: Hashable, Sendable {
  let view: ViewID
  let item: ItemID?
}

/// A tap that adds items.
struct Tap: Hashable, Sendable {
  let pointer: PointerID
  let pressed: ItemReference
}

/// A load by the number that it got when it was asked for.
struct LoadToken: Hashable, Sendable {
  let rawValue: UInt32
}

/// A load, and the placeholder that waits for it.
struct LoadSituation: Hashable, Sendable {
  let token: LoadToken
  var load = Machine<Load>(Load.Context())
  let session: SessionID
  let item: DragItem
  let destination: ViewID
  let placeholder: ItemID
  let operation: DropOperation
}
