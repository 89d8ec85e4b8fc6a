import CollectionLayout
import DragGeometry
import DragSessions
import Machines

extension StageCore {
  /// Starts or stops auto-scrolling under a drag (A1, A4).
  ///
  /// It continues while the drag is under way and rests near an edge of its target view, and stops
  /// at a drop, a cancel, a leave, and at the end of the content.
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

  /// Scrolls by one step: the content under the drag moves, so the pointer refers to another
  /// position (A3).
  mutating func stepAutoScroll(of session: SessionID) {
    guard isLive(session), let (view, position) = autoScrolled(by: session) else {
      return
    }
    scroll(view, to: position.offset)
    outbox.post(.scroll(view, to: position.offset))
    recordScroll(of: view)
    placesChanged()
    if isLive(session) { updateAutoScroll(of: session) }
  }

  /// The view that a drag scrolls, and its position after the next step; nil if nothing moves.
  ///
  /// Of nested views it is the inner one, until the end of its content.
  private mutating func autoScrolled(by session: SessionID) -> (ViewID, ScrollPosition)? {
    let drag = state.drags[session].drag.session
    guard let rule = settings.autoScroll, state.drags[session].isCarried else { return nil }
    let point = state.point(of: session)
    var next = drag.context.current.map { ViewID($0.rawValue) }
    while let view = next {
      let frame = scene.frame(of: view)
      let inside = point - frame.origin
      // The position with an open gap is looked up only where it matters.
      if rule.isNearEdge(inside, of: frame.size), var position = scrollPosition(of: view) {
        let offset = rule.offset(
          after: settings.autoScrollStep.count, at: inside, from: position)
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
