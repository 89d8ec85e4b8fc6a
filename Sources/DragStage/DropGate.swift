/// What of a view is looked at for every drag above it: a few bytes, apart from all the rest.
struct DropGate {
  /// The application that the view belongs to.
  let application: ApplicationID
  /// Whether anybody is asked when something is dragged over the view.
  let takesDrops: Bool
  /// Whether several drags may be inside at once (CONTRACT-36).
  let takesSimultaneousDrops: Bool
  /// Whether it does anything else with a drag than most (``DropBehavior``).
  let isSwitched: Bool
  /// Whether the application is gone, and is told nothing any more.
  var isSilent = false

  init(_ view: StageView) {
    application = view.application
    takesDrops = view.destination != nil && view.options.takesDrops
    takesSimultaneousDrops = view.options.takesSimultaneousDrops
    isSwitched = view.options.isSwitched
  }

  /// Whether the view takes drops from an application at all; from any, where that is nil.
  func isOpen(to other: ApplicationID?) -> Bool {
    takesDrops && isReachable(from: other)
  }

  /// Whether a drag that stays in an application reaches the view; from any, where that is nil.
  func isReachable(from other: ApplicationID?) -> Bool {
    !isSilent && (other == nil || other == application)
  }
}
