import DragItems
import DragSessions

/// The items that taps add to a drag.
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
  /// The scope in which the destination may choose positions, while it takes the items.
  var scope: DropScope?
  /// The indices of the items that arrive where they were dropped.
  var taken: Set<Int> = []
  /// The indices of the items for which the destination has chosen a position.
  var chosen: Set<Int> = []
  /// The rows that they have at the destination.
  var rows = ArrivedRows()
  /// The progress of its loads, once there is one.
  var progress: ProgressTree?
  /// True if the destination has rejected the items and the drag was not notified yet.
  var isVetoed = false
}
