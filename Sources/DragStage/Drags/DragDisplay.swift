import CollectionLayout
import DragGeometry

/// What is shown of a drag, and what that follows from.
struct DragDisplay: Hashable, Sendable {
  /// What is shown at its destination.
  var shown = Shown()
  /// The gap that opens when the drag has rested, where the settings want it to.
  var delayedGap: PacedTarget<DelayedGap>?
  /// The places of the items that their source made invisible at the lift (CONTRACT-04).
  var unseen: Set<Int> = []
  /// Whether the progress of its loads is shown, where a destination has said so.
  var progressStyle: ProgressStyle?
  /// Where the centre of the preview is, as seen from the pointer.
  var grip = Point.zero
}
