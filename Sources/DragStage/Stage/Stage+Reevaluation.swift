import DragSessions
import Machines

extension Stage {
  /// Updates every drag whose pointer now refers to another position; other drags are not affected.
  ///
  /// Calls of policies meanwhile are queued, as during an event.
  func reevaluateDrags() {
    dismissMenuOfLostItem()
    for session in core.state.drags.sessions {
      guard core.isLive(session), isCarriedAndQuiet(session) else { continue }
      if !reevaluate(of: session), core.scene.watched.contains(.springs) {
        moveSpringWithData(of: session)
      }
      // The scroll range may have changed at an unchanged position.
      if settings.autoScroll != nil, core.isLive(session) { core.updateAutoScroll(of: session) }
    }
  }

  func isCarriedAndQuiet(_ session: SessionID) -> Bool {
    core.state.drags[session].drag.session.state == .dragging
      && core.state.drags[session].drag.isIdle
  }

  /// Updates a drag at rest, if its pointer refers to another position than at its last update.
  ///
  /// - Returns: True if it was updated.
  func reevaluate(of session: SessionID) -> Bool {
    guard isCarriedAndQuiet(session) else { return false }
    let current = core.state.drags[session].drag.session.context.current
    let isChanged =
      core.viewBelow(session) != current.map { ViewID($0) }
      || current.map { isAimedElsewhere(at: $0, session) } == true
    if isChanged { stepNow(session, on: .contentChanged) }
    if core.isLive(session) { core.showAgain(of: session) }
    return isChanged
  }

  /// True if a drag's pointer now refers to another position than its proposal, or if another item
  /// is at the position.
  func isAimedElsewhere(at current: DestinationID, _ session: SessionID) -> Bool {
    let ruling = core.state.drags[session].drag.session.context.ruling
    let target = core.state.drags[session].target
    func isMeant(_ hit: HitResult) -> Bool {
      hit.position(for: ruling.requested.intent, by: ruling.proposal.operation) == ruling.position
        && hit.target(of: ruling.position) == target
    }
    if isMeant(core.hit(at: current, of: session)) { return false }
    // A position from before its destination requested precision is the one below the finger.
    let isPrecise = core.state.pointing(of: session, at: current).isPrecise
    return !isPrecise || !isMeant(core.hit(at: current, of: session, isRough: true))
  }
}
