import DragSessions
import Machines

extension StageCore {
  /// Lets the destination that a drag rests in hear of it again, after its period (CONTRACT-135).
  ///
  /// Every event of the drag begins the period again, so that it counts the rest alone.
  mutating func beginPeriod(of session: SessionID) {
    let drag = state.drags[session]
    state.timers.stop(.period(drag.id))
    guard drag.isCarried, let current = drag.drag.session.context.current,
      let period = scene.behavior(of: current).period, period > .zero
    else { return }
    state.timers.set(.period(drag.id), after: period)
  }
}
