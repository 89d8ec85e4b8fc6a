import DragSessions

/// What a drag shows at its destination.
struct Shown: Hashable, Sendable {
  var view: ViewID?
  var position: DropPosition?
  /// How many items a drop would bring; 0 where it would be a cancel.
  var arrivals = 0
  var badge = Badge.none

  /// How many items the gap is for; 0 without one.
  var gapItems: Int {
    guard view != nil, case .gap = position else { return 0 }
    return arrivals
  }
}

/// A gap that waits for the time of the cadence, or that is open.
struct DelayedGap: Hashable, Sendable {
  let view: ViewID
  let gap: GapBeforeItem
}
