import DragSessions
import Machines

extension Stage {
  /// Asks every drag again whose pointer means something else now; the others hear nothing.
  ///
  /// What a policy calls meanwhile is queued, as it is while an event is taken.
  func reevaluateDrags() {
    dismissMenuOfLostItem()
    for session in core.state.drags.sessions {
      guard core.isLive(session), isCarriedAndQuiet(session) else { continue }
      if !reevaluate(of: session), core.scene.watched.contains(.springs) {
        moveSpringWithData(of: session)
      }
      // There may be more to scroll now, or nothing, with the place the same.
      if settings.autoScroll != nil, core.isLive(session) { core.updateAutoScroll(of: session) }
    }
  }

  func isCarriedAndQuiet(_ session: SessionID) -> Bool {
    core.state.drags[session].drag.session.state == .dragging
      && core.state.drags[session].drag.isIdle
  }

  /// Asks a drag again that is at rest, where its pointer means something else than it has been asked for.
  ///
  /// - Returns: Whether it was.
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

  /// Whether a drag's pointer means another place now than that of its proposal, or the place is another item's.
  func isAimedElsewhere(at current: DestinationID, _ session: SessionID) -> Bool {
    let ruling = core.state.drags[session].drag.session.context.ruling
    let target = core.state.drags[session].target
    func isMeant(_ hit: HitResult) -> Bool {
      hit.position(for: ruling.requested.intent, by: ruling.proposal.operation) == ruling.position
        && hit.target(of: ruling.position) == target
    }
    if isMeant(core.hit(at: current, of: session)) { return false }
    // A place that came before its destination has asked for more precision is the one below the finger.
    let isPrecise = core.state.pointing(of: session, at: current).isPrecise
    return !isPrecise || !isMeant(core.hit(at: current, of: session, isRough: true))
  }
}
