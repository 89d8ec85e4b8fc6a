import DragGeometry
import DragSessions

/// The gap that a destination shows in the place of the pointer's.
struct WantedGap: Hashable, Sendable {
  let view: ViewID
  let gap: GapIndex
}
