import CollectionLayout
import CollectionModel
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
  /// The loads of several items that complete as one, in the order of asking.
  var batches: [LoadBatch] = []
  /// The last load of each item that its source answered in its own time: it may not answer again.
  var answered: [AnsweredLoad] = []
  /// What happens when nobody does anything.
  var timers = TimerQueue()
  /// What came from within a policy and waits for the current event.
  var queue: [QueuedCall] = []
  /// The modifier keys that are down.
  var keys: ModifierKeys = []
  /// Destinations that a drag was inside of beside another one, until it leaves them (CONTRACT-36).
  var shutOut: [Occupation] = []
  /// The context menu.
  var menu = MenuSituation()
}

/// Something that a policy called for while an event was taken.
enum QueuedCall: Hashable, Sendable {
  case event(StageEvent)
  case removal(ViewID)
  case save(StoreID, ChangeOrigin)
  case interactionRemoval(DestinationID)
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
  /// How fast it went, where anything depends on that.
  var motion: Motion?
  /// What a system tells of its own drags here, where the pointer is a host's seat.
  var seat: SeatSituation?
}

/// A drag and what its stage keeps for it.
struct DragSituation: Hashable, Sendable {
  let id: SessionID
  var drag: Drag
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
  /// The places of the items that their source made invisible at the lift (CONTRACT-04).
  var unseen: Set<Int> = []
  /// The items that were added last.
  var added: [DragItem] = []
  /// The place that the pointer meant last, for a drop where it means none.
  var lastPlace: LastPlace?
  /// The item that a destination has proposed to drop into last.
  var proposedTarget: ItemID?
  /// The drop, while the destination takes the items.
  var scope: DropScope?
  /// Whether the items arrive where they were dropped.
  var taken: Set<Int> = []
  /// The items whose destination has chosen where they go.
  var chosen: Set<Int> = []
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
  /// How far its loads are, once there is one.
  var progress: ProgressTree?
  /// Whether its progress is shown, where the destination has said so.
  var chosenProgressStyle: ProgressStyle?
  /// Whether that destination has refused them, until the drag hears of it.
  var isVetoed = false
  /// What the destinations that it is inside of read of their own earlier answers.
  var stays: [Stay] = []
  /// What its source allows inside its application, and in others.
  var within: OperationMask?
  var outside: OperationMask?
  /// What its host offers now, where a host owns the drag.
  var offered: OperationMask?
  /// What became of its drop, where a host waits for that.
  var hostDrop: HostDrop?
  /// Where the centre of the preview is, as seen from the pointer.
  var grip = Point.zero

  /// The item that its proposal drops into, as it stood there when that was made: another one may come there.
  var target: ItemID? {
    if case .item? = drag.session.context.ruling.landing { proposedTarget } else { nil }
  }

  /// What the drag has left behind at a destination, since it came in last.
  func stay(at destination: DestinationID) -> Stay? {
    stays.first { $0.destination == destination }
  }
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

/// The place that a drag meant last at a view, where it means none any more.
struct LastPlace: Hashable, Sendable {
  let view: ViewID
  let landing: Landing
}

/// A target that a drag rests on, and how far it is from opening.
struct SpringSituation: Hashable, Sendable {
  let target: SpringTarget
  var machine = Machine<SpringLoad>(SpringLoad.Context())

  /// Whether the target is being asked just now.
  var isAsked: Bool {
    switch machine.state {
    case .asking, .askingPossible, .askingActivating: true
    case .inactive, .possible, .activating, .spent: false
    }
  }
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
