import CollectionLayout
import DragGeometry

/// The displayed state of a drag, and the values that it is derived from.
struct DragDisplay: Hashable, Sendable {
  /// The display at its destination.
  var shown = Shown()
  /// The gap that opens when the drag has rested, if the settings have a cadence.
  var delayedGap: PacedTarget<DelayedGap>?
  /// The indices of the items that their source made invisible at the lift (CONTRACT-04).
  var unseen: Set<Int> = []
  /// The progress style of its loads, if a destination has set it.
  var progressStyle: ProgressStyle?
  /// The offset of the preview's center from the pointer.
  var grip = Point.zero

  /// True unless its source has made an item invisible at the lift (CONTRACT-04).
  func shows(_ place: Int) -> Bool { !unseen.contains(place) }
}
