import DragItems
import DragSessions

/// Whether the items of a drag are carried or were dropped, with what is known only then.
enum DragPhase: Hashable, Sendable {
  /// No destination was asked to take the items.
  case carried(CarriedItems)
  /// A destination was asked to; whether it still takes them, the drop says.
  case dropped(DropState)
}

/// What taps bring to a drag.
struct CarriedItems: Hashable, Sendable {
  /// The view that was tapped, while it is asked for more items.
  var tapped: Tap?
  /// The items that were added last.
  var added: [DragItem] = []
}

/// A tap that adds items.
struct Tap: Hashable, Sendable {
  let pointer: PointerID
  let pressed: ItemReference
}

/// The drop of a drag on a destination.
struct DropState: Hashable, Sendable {
  /// The view of the destination.
  let view: ViewID
  /// What the destination may choose in, while it takes the items.
  var scope: DropScope?
  /// The places of the items that arrive where they were dropped.
  var taken: Set<Int> = []
  /// The places of the items whose destination has chosen where they go.
  var chosen: Set<Int> = []
  /// How far its loads are, once there is one.
  var progress: ProgressTree?
  /// Whether the destination has refused the items, until the drag hears of it.
  var isVetoed = false
}
