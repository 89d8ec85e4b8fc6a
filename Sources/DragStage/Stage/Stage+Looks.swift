import DragSessions
import Machines

extension Stage {
  /// Asks every drag again whose pointer means something else now; the others hear nothing.
  ///
  /// What a policy calls meanwhile is queued, as it is while an event is taken.
  func lookAtDrags() {
    dismissMenuOfLostItem()
    for session in core.situation.drags.sessions {
      guard core.isLive(session), isCarriedAndQuiet(session) else { continue }
      if !lookAgain(of: session), core.scene.watched.contains(.springs) {
        moveSpringWithData(of: session)
      }
      // There may be more to scroll now, or nothing, with the place the same.
      if settings.autoScroll != nil, core.isLive(session) { core.updateAutoScroll(of: session) }
    }
  }

  func isCarriedAndQuiet(_ session: SessionID) -> Bool {
    core.situation.drags[session].drag.session.state == .dragging
      && core.situation.drags[session].drag.isQuiet
  }

  /// Asks a drag again that is at rest, where its pointer means something else than it has been asked for.
  ///
  /// - Returns: Whether it was.
  func lookAgain(of session: SessionID) -> Bool {
    guard isCarriedAndQuiet(session) else { return false }
    let current = core.situation.drags[session].drag.session.context.current
    let isChanged =
      core.viewBelow(session) != current.map { ViewID($0) }
      || current.map { isAimedElsewhere(at: $0, session) } == true
    if isChanged { stepNow(session, on: .contentChanged) }
    if core.isLive(session) { core.showAgain(of: session) }
    return isChanged
  }

  /// Whether a drag's pointer means another place now than that of its proposal, or the place is another item's.
  func isAimedElsewhere(at current: DestinationID, _ session: SessionID) -> Bool {
    let ruling = core.situation.drags[session].drag.session.context.ruling
    let target = core.situation.drags[session].target
    func isMeant(_ aim: Aim) -> Bool {
      aim.landing(for: ruling.requested.intent, by: ruling.proposal.operation) == ruling.landing
        && aim.target(of: ruling.landing) == target
    }
    if isMeant(core.aim(at: current, of: session)) { return false }
    // A place that came before its destination has asked for more precision is the one below the finger.
    let isPrecise = core.situation.pointing(of: session, at: current).isPrecise
    return !isPrecise || !isMeant(core.aim(at: current, of: session, isRough: true))
  }
}
