/// The properties of a view that every drag above it reads: a few bytes, stored separately.
struct DropFilter {
  /// The application that the view belongs to.
  let application: ApplicationID
  let parent: ViewID?
  let hasSource: Bool
  /// The number of sources that were added to the view, also of those that were removed.
  var addedSources: UInt32 = 0
  /// True if a drag that rests on the view may open it, or an item of it (CONTRACT-96).
  let isSpringLoaded: Bool
  /// How its sources are called.
  private let sourceCalls: SourceCalls
  /// True if the view has a destination of its own, which accepts drops (CONTRACT-48).
  let acceptsDrops: Bool
  /// The ordinal of the destination that was last added to the view; 0 if none was (CONTRACT-35).
  var lastOrdinal: UInt32 = 0
  /// True if several drags may be inside at once (CONTRACT-36).
  let takesSimultaneousDrops: Bool
  /// True if any of its destinations has a `DropBehavior` other than the default, or was removed.
  var hasCustomBehavior: Bool
  /// True if the application was terminated, and is not notified any more.
  var isTerminated = false

  init(_ view: StageView) {
    application = view.application
    parent = view.options.parent
    hasSource = view.hasSource
    isSpringLoaded = view.options.isSpringLoaded && view.hasDestination
    sourceCalls = view.sourceCalls
    acceptsDrops = view.hasDestination && view.options.acceptsDrops
    takesSimultaneousDrops = view.options.takesSimultaneousDrops
    hasCustomBehavior = view.options.hasCustomBehavior
  }

  /// True if a source has answers of its own.
  var asksSource: Bool { sourceCalls.contains(.questions) }
  /// True if a source does more with a notification than to ignore it.
  var notifiesSource: Bool { sourceCalls.contains(.notifications) }

  /// The properties after a change of the view's options; what else was added to the view stays.
  func updated(for view: StageView) -> DropFilter {
    var filter = DropFilter(view)
    filter.lastOrdinal = lastOrdinal
    filter.addedSources = addedSources
    filter.isTerminated = isTerminated
    // An interaction may have a behavior of its own, or have been removed.
    filter.hasCustomBehavior = filter.hasCustomBehavior || lastOrdinal > 0 && hasCustomBehavior
    return filter
  }

  /// Returns true if the view accepts drops from an application; from any, if that is nil.
  func isOpen(to other: ApplicationID?) -> Bool {
    isAsked && isReachable(from: other)
  }

  /// Returns true if a drag that is restricted to an application reaches the view; from any, if
  /// that is nil.
  func isReachable(from other: ApplicationID?) -> Bool {
    !isTerminated && (other == nil || other == application)
  }

  /// True if a destination is asked about drags over the view.
  private var isAsked: Bool { acceptsDrops || lastOrdinal > 0 }

  /// The ordinal of the first destination of the view that accepts drops: each has its own switch.
  var firstOrdinal: UInt32 { acceptsDrops ? 0 : 1 }

  /// True if the view has several destinations, which are served together.
  var hasSiblings: Bool { lastOrdinal > firstOrdinal }
}
