import DragSessions

/// The display of a drag at its destination.
struct Shown: Hashable, Sendable {
  var view: ViewID?
  var position: DropPosition?
  /// The number of items that a drop would bring; 0 if it would be a cancel.
  var arrivals = 0
  var badge = Badge.none

  /// The number of items that the gap is for; 0 without a gap.
  var gapItems: Int {
    guard view != nil, case .gap = position else { return 0 }
    return arrivals
  }
}

/// A gap that waits for the delay of the cadence, or that is open.
struct DelayedGap: Hashable, Sendable {
  let view: ViewID
  let gap: GapBeforeItem
}
