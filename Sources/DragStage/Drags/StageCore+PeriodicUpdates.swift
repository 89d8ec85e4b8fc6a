import DragSessions
import Machines

extension StageCore {
  /// Schedules the next periodic update of the destination that a drag rests in (CONTRACT-135).
  ///
  /// Every event of the drag restarts the period, so that it measures only the time at rest.
  mutating func beginPeriod(of session: SessionID) {
    let drag = state.drags[session]
    state.timers.stop(.period(drag.id))
    guard drag.isCarried, let current = drag.drag.session.context.current,
      let period = scene.behavior(of: current).period, period > .zero
    else { return }
    state.timers.set(.period(drag.id), after: period)
  }
}
