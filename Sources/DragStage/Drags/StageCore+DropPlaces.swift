import DragGeometry
import DragSessions
import Machines

extension StageCore {
  /// The position of a drag at a view, or else its last position there.
  func lastPosition(of session: SessionID, at view: ViewID?) -> DropPosition? {
    let drag = state.drags[session]
    if let landing = drag.drag.session.context.ruling.position { return landing }
    guard let last = drag.trail.lastPosition, last.view == view else { return nil }
    return last.position(by: drag.drag.session.context.ruling.proposal.operation)
  }

  /// The present gap of a drop, even if the proposal inserts no items there.
  func dropPlace(of session: SessionID) -> GapIndex? {
    let drag = state.drags[session]
    return drag.drop.flatMap { $0.scope?.place?.gap(in: scene[$0.view].collection) }
  }
}
