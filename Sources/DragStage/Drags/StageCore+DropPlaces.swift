import DragGeometry
import DragSessions
import Machines

extension StageCore {
  /// The place that a drag means at a view, or the one that it meant there last.
  func lastPlace(of session: SessionID, at view: ViewID?) -> Landing? {
    let drag = situation.drags[session]
    if let landing = drag.drag.session.context.ruling.landing { return landing }
    guard let last = drag.trail.lastPlace, last.view == view else { return nil }
    return last.landing(by: drag.drag.session.context.ruling.proposal.operation)
  }

  /// The gap of a drop as it is now, also where the proposal inserts nothing there.
  func dropPlace(of session: SessionID) -> GapIndex? {
    let drag = situation.drags[session]
    return drag.drop.flatMap { $0.scope?.place?.gap(in: scene[$0.view].collection) }
  }
}
