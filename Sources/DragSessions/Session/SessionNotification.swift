/// A notification of an application; it is delivered at once, in order, and has no answer.
package enum SessionNotification: Hashable, Sendable, BitwiseCopyable {
  /// The source: how is this item shown as it rises? (CONTRACT-04)
  ///
  /// It is not a question, because the answer changes no state of the drag. The owner skips items
  /// with invisible previews.
  case liftPreview(item: Int32)
  /// The source: how does this item fly home? (CONTRACT-16)
  case cancelPreview(item: Int32)
  /// A destination: how does this item arrive? (CONTRACT-29)
  case dropPreview(DestinationID, item: Int32)
  /// The source: the items are about to rise (CONTRACT-05).
  case willLift
  /// The source: the items go down again without a drag (CONTRACT-06).
  case liftCancelled
  /// The source: the drag begins (CONTRACT-08).
  case willBegin
  /// The source: the pointer moved (CONTRACT-10).
  case didMove
  /// A contributor, counted in order of joining: items were added (CONTRACT-20).
  case willAdd(contributor: Int32)
  /// The source: the drag ends (CONTRACT-11).
  case willEnd(DragOutcome)
  /// The source: this item flies home (CONTRACT-16).
  case willCancel(item: Int32)
  /// The source: every animation of the end is done (CONTRACT-12).
  case didEnd(DragOutcome)
  /// The source: every load that the drop asked for is done (CONTRACT-13).
  case didTransfer
  /// A destination: the drag came in (CONTRACT-25).
  case enter(DestinationID)
  /// A destination: the drag went out (CONTRACT-27).
  case exit(DestinationID)
  /// A destination: this item is about to arrive (CONTRACT-29).
  case willDrop(DestinationID, item: Int32)
  /// A destination: many items are about to arrive, all at once (CONTRACT-31).
  case willDropAll(DestinationID)
  /// A destination: the drag is over, wherever it ended (CONTRACT-32).
  case dropEnd(DestinationID)
  /// A destination: the animations of its drop are done (CONTRACT-33).
  case conclude(DestinationID)
}

/// A command for the owner of a drag.
package enum SessionCommand: Hashable, Sendable, BitwiseCopyable {
  /// The lift found items: the gesture continues.
  case itemsLifted
  /// The lift found no items: the session is discarded.
  case nothingLifted
  /// The proposal in force changed: update gap, highlight and badge.
  case showRuling
  /// Start the animation between `willEnd` and `didEnd`.
  case startEndAnimation
}
