import DragGestures
public import DragSessions
import Machines

extension SessionState {
  /// The state of a session that has begun, or nil before the begin.
  init?(_ state: DragSessionMachine.State) {
    switch state {
    case .idle, .askingItems, .askingCanMove, .lifted, .askingAllowsMove, .askingRestricted,
      .askingFullSize, .discarded:
      return nil
    case .dragging, .resolving, .queryingCanHandle, .awaitingProposal, .queryingSiblings,
      .askingAdded:
      self = .dragging
    case .performing: self = .performing
    case .ending: self = .ending
    case .transferring: self = .transferring
    case .transferred: self = .transferred
    case .ended: self = .ended
    }
  }

  init(_ state: Gesture.State) {
    switch state {
    case .idle, .panned: self = .idle
    case .pressed, .asking, .pulling: self = .pressed
    case .lifting: self = .lifting
    case .lifted: self = .lifted
    case .carrying: self = .dragging
    }
  }
}

/// The observable state of a session, which is also available after its end.
public struct SessionRecord: Hashable, Sendable {
  /// The session.
  public let id: SessionID
  /// The pointer that lifted it.
  public let pointer: PointerID
  /// The view that it was lifted from.
  public let source: ViewID
  /// Its state.
  public let state: SessionState
  /// Its items, in the order in which they joined.
  public let items: [DragItem]
  /// The proposal in force.
  public let ruling: ResolvedProposal
  /// The view that it is inside of.
  public let destination: ViewID?
  /// What it ends with; nil before the end is settled.
  ///
  /// Of a drag of another program it is what that program is notified of, once everything has arrived or failed.
  package let outcome: DragOutcome?
  /// The destination that its items were dropped on.
  let dropped: ViewID?
  /// True if the items may be moved (CONTRACT-09).
  package let allowsMove: Bool
  /// True if the drag stays in its application (CONTRACT-09).
  package let isRestricted: Bool
  /// True if previews are shown in full size: requested by the source, or, within the source's
  /// application only, by the proposal in force (CONTRACT-57).
  package let showsFullSize: Bool

  init(_ drag: borrowing DragState, _ state: SessionState) {
    id = drag.id
    pointer = drag.pointer
    source = drag.source
    self.state = state
    items = drag.items
    let context = drag.drag.session.context
    ruling = context.ruling
    destination = context.current.map { ViewID($0) }
    outcome = drag.hostDrop?.outcome ?? drag.outcome
    dropped = drag.dropView
    allowsMove = context.allowsMove
    isRestricted = context.isRestricted
    showsFullSize = context.prefersFullSize || context.ruling.proposal.prefersFullSize
  }
}
