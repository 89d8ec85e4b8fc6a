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

  /// Stores the values that the next update at a destination reads until the exit, if any.
  mutating func note(
    _ proposal: DropProposal, _ hit: HitResult, at destination: DestinationID,
    by behavior: DropBehavior, in content: CollectionContent?
  ) {
    var memory = memory(at: destination) ?? DestinationMemory(destination: destination)
    memory.proposal = behavior.defaultProposal == .last || proposal.isPrecise ? proposal : nil
    if behavior.keepsLastPosition, let content {
      memory.place = LastKnownPosition(hit, in: content) ?? memory.place
    }
    memories.removeAll { $0.destination == destination }
    if memory.proposal != nil || memory.place != nil { memories.append(memory) }
  }

  /// Forgets what an exit from a destination ends.
  mutating func forget(_ destination: DestinationID) {
    hysteresis = nil
    // Most destinations leave no memory, and an empty array would be rebuilt.
    if !memories.isEmpty { memories.removeAll { $0.destination == destination } }
  }

  /// The default proposal of a destination that did not answer.
  func proposal(unansweredAt destination: DestinationID, by behavior: DropBehavior) -> DropProposal
  {
    switch behavior.defaultProposal {
    case .cancel: DropProposal(.cancel)
    case .copy: DropProposal(.copy)
    case .move: DropProposal(.move)
    case .last: memory(at: destination)?.proposal ?? DropProposal(.copy)
    }
  }
}
