/// What an application is told; it is carried out at once, in order, and answers nothing.
package enum SessionNotification: Hashable, Sendable, BitwiseCopyable {
  /// The source: how is this item shown as it rises? (CONTRACT-04)
  ///
  /// What the owner hears about previews decides nothing here, so that it is no question; the owner
  /// passes over those whose items are invisible.
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
  /// The source: the drag ends with this operation (CONTRACT-11).
  case willEnd(DropOperation)
  /// The source: this item flies home (CONTRACT-16).
  case willCancel(item: Int32)
  /// The source: every animation of the end is done (CONTRACT-12).
  case didEnd(DropOperation)
  /// The source: every load that the drop asked for is done (CONTRACT-13).
  case didTransfer
  /// A destination: the drag came in (CONTRACT-25).
  case enter(DestinationID)
  /// A destination: the drag went out (CONTRACT-27).
  case exit(DestinationID)
  /// A destination: this item is about to fly into it (CONTRACT-29).
  case willDrop(DestinationID, item: Int32)
  /// A destination: many items are about to fly into it, all at once (CONTRACT-31).
  case willDropAll(DestinationID)
  /// A destination: the drag is over, wherever it ended (CONTRACT-32).
  case dropEnd(DestinationID)
  /// A destination: the animations of its drop are done (CONTRACT-33).
  case conclude(DestinationID)
}

/// What the owner of a drag must do; it is collected and handed on.
package enum SessionCommand: Hashable, Sendable, BitwiseCopyable {
  /// The lift has found items: the gesture goes on.
  case itemsLifted
  /// The lift has found nothing: there is no drag.
  case nothingLifted
  /// The proposal in force has changed: show gap, highlight and badge again.
  case showRuling
  /// Start the animation between `willEnd` and `didEnd`.
  case startEndAnimation
}
