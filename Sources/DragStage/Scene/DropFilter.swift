/// What of a view is looked at for every drag above it: a few bytes, apart from all the rest.
struct DropFilter {
  /// The application that the view belongs to.
  let application: ApplicationID
  /// The view that this one is nested in.
  let parent: ViewID?
  /// Whether the view takes drops at all (CONTRACT-48).
  private let acceptsDrops: Bool
  /// Whether anybody is asked and notified when the view's items are dragged.
  let hasSource: Bool
  /// Whether the view has a destination of its own.
  private let hasOwnDestination: Bool
  /// The place of the destination that was added to the view last; 0 where none was (CONTRACT-35).
  var lastPosition: UInt32 = 0
  /// Whether several drags may be inside at once (CONTRACT-36).
  let takesSimultaneousDrops: Bool
  /// Whether any of its destinations does anything else with a drag than most (``DropBehavior``), or
  /// was taken away.
  var hasCustomBehavior: Bool
  /// Whether the application is gone, and is not notified any more.
  var isTerminated = false

  init(_ view: StageView) {
    application = view.application
    parent = view.options.parent
    acceptsDrops = view.options.acceptsDrops
    hasSource = view.hasSource
    hasOwnDestination = view.hasDestination
    takesSimultaneousDrops = view.options.takesSimultaneousDrops
    hasCustomBehavior = view.options.hasCustomBehavior
  }

  /// Whether the view takes drops from an application at all; from any, where that is nil.
  func isOpen(to other: ApplicationID?) -> Bool {
    isAsked && isReachable(from: other)
  }

  /// Whether a drag that stays in an application reaches the view; from any, where that is nil.
  func isReachable(from other: ApplicationID?) -> Bool {
    !isTerminated && (other == nil || other == application)
  }

  /// Whether anybody is asked when something is dragged over the view.
  private var isAsked: Bool { acceptsDrops && (hasOwnDestination || lastPosition > 0) }

  /// The place of the first destination of the view.
  var firstPlace: UInt32 { hasOwnDestination ? 0 : 1 }

  /// Whether several destinations are served together.
  var hasSiblings: Bool { lastPosition > firstPlace }
}
