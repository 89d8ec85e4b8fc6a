import DragItems
import DragSessions

/// The state that a drag has left behind, as far as later answers depend on it.
struct DragTrail: Hashable, Sendable {
  /// The last position that the pointer referred to, for a drop without a position.
  var lastPosition: LastPosition?
  /// The gap that a destination shows in the place of the pointer's.
  var wantedGap: WantedGap?
  /// The item that a destination last proposed to drop into.
  var proposedTarget: ItemID?
  /// The hysteresis of the drag's position at a collection.
  var hysteresis: GapHysteresis?
  /// The views with exclusive sessions that it entered beside another drag, until it leaves them
  /// (CONTRACT-36).
  var blocked: [ViewID] = []
  /// Its promised items that drops of other drags have moved.
  var lost: Set<DragItem> = []
  /// True if a drop has changed the number of items of the view that the drag is inside of.
  var isOutdated = false
  /// The memories of the destinations that the drag is inside.
  var memories: [DestinationMemory] = []

  /// The memory of a destination since the last enter.
  func memory(at destination: DestinationID) -> DestinationMemory? {
    memories.first { $0.destination == destination }
  }
}
