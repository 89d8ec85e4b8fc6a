import DragItems
import DragSessions

/// What a drag has left behind on its way, as far as later answers depend on it.
struct DragTrail: Hashable, Sendable {
  /// The place that the pointer meant last, for a drop where it means none.
  var lastPosition: LastPosition?
  /// The item that a destination has proposed to drop into last.
  var proposedTarget: ItemID?
  /// How the drag came to its place at a collection.
  var hysteresis: GapHysteresis?
  /// The views that take one drag at a time and that it was inside of beside another one, until it
  /// leaves them (CONTRACT-36).
  var blocked: [ViewID] = []
  /// What the destinations that it is inside of read of their own earlier answers.
  var memories: [DestinationMemory] = []

  /// What the drag has left behind at a destination, since it came in last.
  func stay(at destination: DestinationID) -> DestinationMemory? {
    memories.first { $0.destination == destination }
  }
}
