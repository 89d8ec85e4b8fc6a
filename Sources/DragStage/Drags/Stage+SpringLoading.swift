import DragSessions
import Machines

extension Stage {
  /// Updates the spring-loading target of a drag: the front view at the pointer that allows
  /// spring-loading.
  ///
  /// It needs a drag under way; whether a destination accepts it does not matter (CONTRACT-98).
  func updateSpring(of session: SessionID) {
    // The answer of the target is due, and may have changed the content under the pointer.
    if core.state.drags[session].spring?.isAsked == true { return }
    let target = core.state.drags[session].isCarried ? core.springTarget(of: session) : nil
    if let spring = core.state.drags[session].spring, spring.target != target {
      stepSpring(of: session, on: .left)
      core.state.drags[session].spring = nil
    }
    guard let target else {
      // There is no target that could be activated when the pointer is slow again.
      core.state.timers.stop(.springStill(session))
      return
    }
    guard !isTooFast(session) else { return }
    let isMet = core.state.drags[session].spring != nil
    if !isMet { core.state.drags[session].spring = SpringState(target: target) }
    stepSpring(of: session, on: isMet ? .hovered : .entered)
  }

  /// Updates the target after a change of the data: a new target has its own delay.
  func moveSpringWithData(of session: SessionID) {
    let drag = core.state.drags[session]
    let target = drag.isCarried ? core.springTarget(of: session) : nil
    if target != drag.spring?.target { updateSpring(of: session) }
  }

  /// Returns true if the pointer is too fast for spring-loading (CONTRACT-100).
  ///
  /// A start requires a nearly still pointer; once started, it may be faster. After it was
  /// canceled, it starts again as soon as the pointer has been slow enough, moving or not.
  private func isTooFast(_ session: SessionID) -> Bool {
    guard settings.measuresSpeed else { return false }
    core.state.timers.stop(.springStill(session))
    let state = core.state.drags[session].spring?.machine.state
    // A target that was activated, or did not allow it, waits for the pointer to leave, at any
    // speed.
    if state == .spent { return false }
    let begin = settings.springBeginSpeed ?? settings.springCancelSpeed
    let limit = state == nil ? begin : settings.springCancelSpeed
    guard let limit, let begin, limit > 0, begin > 0,
      let motion = core.state.pointers[core.state.drags[session].pointer.index].motion,
      motion.wait(for: limit, at: now) > .zero
    else { return false }
    if state != nil {
      stepSpring(of: session, on: .left)
      core.state.drags[session].spring = nil
    }
    core.state.timers.set(.springStill(session), after: motion.wait(for: begin, at: now))
    return true
  }

  func stepSpring(of session: SessionID, on event: SpringLoad.Event) {
    guard core.isLive(session), let target = core.state.drags[session].spring?.target else {
      return
    }
    var effects: [SpringLoad.Effect] = []
    if settings.countsTransitions, let machine = core.state.drags[session].spring?.machine {
      core.count(.springLoad, machine, on: event)
    }
    do throws(SpringLoad.InvalidTransition) {
      try core.state.drags[session].spring?.machine.advance(on: event, into: &effects)
    } catch {
      core.defect = core.defect ?? .spring(session, error)
    }
    for effect in effects { carryOut(effect, on: target, of: session) }
  }

  private func carryOut(_ effect: SpringLoad.Effect, on target: SpringTarget, of session: SessionID)
  {
    let flash = min(settings.springFlash, settings.springDelay)
    switch effect {
    case .ask:
      // A target that its own answer removed from under the pointer is not activated.
      let isAllowed = mayOpen(target, of: session) && core.springTarget(of: session) == target
      stepSpring(of: session, on: .allowed(isAllowed))
    case .highlight: core.commands.append(.highlightSpring(session, target.view, target.item))
    case .startDelay:
      let delay = Microseconds(settings.springDelay.count - flash.count)
      core.state.timers.set(.springDelay(session), after: delay)
    case .stopDelay: core.state.timers.stop(.springDelay(session))
    case .startFlash:
      core.commands.append(.flashSpring(session))
      core.state.timers.set(.springFlash(session), after: flash)
    case .stopFlash: core.state.timers.stop(.springFlash(session))
    case .activate:
      core.record(.called(.springLoaded, target.view, detail(of: target)), session: session)
      policies.destination(of: target.view)?.dragDidUpdate(
        .springLoaded,
        core.call(
          target.view, of: session, item: target.item,
          aimingAt: DestinationID(target.view.rawValue)))
    case .finish: core.commands.append(.clearSpring(session))
    }
  }

  private func mayOpen(_ target: SpringTarget, of session: SessionID) -> Bool {
    core.record(.called(.springLoad, target.view, detail(of: target)), session: session)
    let call = core.call(
      target.view, of: session, item: target.item,
      aimingAt: DestinationID(target.view.rawValue))
    return policies.destination(of: target.view)?.mayOpen(call) ?? false
  }

  private func detail(of target: SpringTarget) -> CallDetail {
    target.item.map { .item($0) } ?? .none
  }
}
