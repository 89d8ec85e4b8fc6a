import CollectionLayout
import DragGeometry
import DragSessions
import Machines

extension StageCore {
  /// Starts or stops what scrolls by itself under a drag (A1, A4).
  ///
  /// It goes on while the drag is under way and rests near an edge of what it is targeted at, and
  /// stops at a drop, a cancel, a leave, and where the content ends.
  mutating func updateAutoScroll(of session: SessionID) {
    let timer = TimerPurpose.autoScroll(session)
    let isNeeded = autoScrolled(by: session) != nil
    guard isNeeded != state.timers.holds(timer) else { return }
    if isNeeded {
      state.timers.set(timer, after: settings.autoScrollStep)
    } else {
      state.timers.stop(timer)
    }
  }

  /// The time of a step has passed: what is under the drag has moved, and means another place (A3).
  mutating func stepAutoScroll(of session: SessionID) {
    guard isLive(session), let (view, position) = autoScrolled(by: session) else {
      return
    }
    scene[view].scrollPosition = position
    commands.append(.scroll(view, to: position.offset))
    recordScroll(of: view)
    placesChanged()
    if isLive(session) { updateAutoScroll(of: session) }
  }

  /// What a drag scrolls, and to where after the next step; nil where nothing moves.
  ///
  /// Of views nested in each other it is the inner one, until its content ends.
  private func autoScrolled(by session: SessionID) -> (ViewID, ScrollPosition)? {
    let drag = state.drags[session].drag.session
    guard let rule = settings.autoScroll, state.drags[session].isCarried else { return nil }
    let point = state.point(of: session)
    var next = drag.context.current.map { ViewID($0.rawValue) }
    while let view = next {
      if var position = scene[view].scrollPosition {
        let offset = rule.offset(
          after: settings.autoScrollStep.count, at: point - scene.frame(of: view).origin,
          from: position)
        if offset != position.offset {
          position.offset = offset
          return (view, position)
        }
      }
      next = scene[view].options.parent
    }
    return nil
  }
}
