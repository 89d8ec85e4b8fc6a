import DragSessions
import DragStage

/// The observer of one destination, which takes copies.
struct MeasureObserver: DropDestination {
  /// What all observers of a stage have seen.
  final class Tally {
    /// How often they were asked for a proposal.
    var updates = 0
  }

  let tally: Tally

  func update(_ call: DragContext) -> DropProposal? {
    tally.updates += 1
    return DropProposal(.copy)
  }
}
