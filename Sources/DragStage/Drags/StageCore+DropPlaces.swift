import DragGeometry
import DragSessions
import Machines

extension StageCore {
  /// The place that a drag means at a view, or the one that it meant there last.
  func lastPosition(of session: SessionID, at view: ViewID?) -> DropPosition? {
    let drag = state.drags[session]
    if let landing = drag.drag.session.context.ruling.position { return landing }
    guard let last = drag.trail.lastPosition, last.view == view else { return nil }
    return last.position(by: drag.drag.session.context.ruling.proposal.operation)
  }

  /// The gap of a drop as it is now, also where the proposal inserts nothing there.
  func dropPlace(of session: SessionID) -> GapIndex? {
    let drag = state.drags[session]
    return drag.drop.flatMap { $0.scope?.place?.gap(in: scene[$0.view].collection) }
  }
}
