import DragItems
import DragSessions

/// The next thing that a drag needs from outside of the core.
///
/// All work between two calls of policies is done at once, so that it is one access to the stage's
/// storage; the policy and what it gets are in a ``PendingCall``.
enum DragTurn: BitwiseCopyable {
  /// The source is notified.
  case notifySource
  /// A destination is notified.
  case notifyDestination
  /// A destination is asked whether it handles the drag.
  case canHandle
  /// A destination is asked for its proposal.
  case update(DestinationID)
  /// The drag asks something else.
  case ask(PolicyQuestion)
  /// The policies of several views, or of single items, are notified or asked.
  case notify(PolicyNotice)
  /// The drag rests.
  case rest(DragRest)

  /// A question of a drag for which its stage asks other policies, or makes changes.
  enum PolicyQuestion: BitwiseCopyable {
    case items
    case canMove(Int)
    case allowsMove
    case restricted
    case fullSize
    case added
    case perform(DestinationID)
  }

  /// A notification of a drag that is more than one call.
  enum PolicyNotice: BitwiseCopyable {
    case liftPreview(Int)
    case cancelPreview(Int)
    case dropPreview(DestinationID, Int)
    case willAdd(Int)
    case conclude(DestinationID)
  }
}

/// The call of a policy that a drag needs next.
///
/// There is one for all turns of a drag, which is filled in place: contexts are large.
struct PendingCall {
  var context = DragContext()
  /// The source that is called, or nil.
  var source: DestinationID?
  /// The destination that is called, or nil.
  var destination: DestinationID?
  var notification = DragNotification.didMove
  /// For an update, the position under the pointer, and the number of changes there before it.
  var hit = HitResult.nothing
  var placeChanges = 0
}
