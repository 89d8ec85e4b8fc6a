import DragSessions
import Machines

extension Stage {
  /// Steps a drag on an event: now, or behind what has to come before it.
  func step(_ session: SessionID, on event: DragSessionMachine.Event) {
    if core.state.steps.hasNothingNew {
      stepNow(session, on: event)
    } else {
      core.state.steps.push(.session(session, event))
    }
  }

  /// Steps a drag until it rests; one that is over hears nothing.
  func stepNow(_ session: SessionID, on event: DragSessionMachine.Event) {
    if let first = core.begin(session, on: event) { run(session, from: first.output) }
  }

  /// Pulls a drag until it rests: questions are answered and notifications sent at once, in order.
  ///
  /// No access to the stage's storage is held while a policy is asked.
  func run(_ session: SessionID, from first: DragSession.Output?) {
    assert(beginStep(), "a drag is stepped while another one is")
    defer { assert(endStep()) }
    var rest = pull(session, from: first)
    while rest.isVetoed { rest = pull(session, from: refuseDrop(of: session)) }
    // The ruling may be the same at another destination, and is shown there then.
    if rest.isShownElsewhere { core.showRuling(of: session) }
    let watched = rest.watched
    if watched.contains(.springs) { updateSpring(of: session) }
    if settings.autoScroll != nil { core.updateAutoScroll(of: session) }
    if watched.contains(.periods) { core.beginPeriod(of: session) }
    if rest.isOver { remove(session) }
  }

  /// Carries out what a drag puts out, until it puts nothing out.
  private func pull(_ session: SessionID, from first: DragSession.Output?) -> DragRest {
    var next = first
    while let output = next {
      switch output {
      case .question(let question):
        next = core.answer(answer(to: question, of: session), of: session)
      case .notification(let notice):
        notify(notice, of: session)
        next = core.next(of: session)
      case .command(let order):
        carryOut(order, of: session)
        next = core.next(of: session)
      }
    }
    return core.rest(of: session)
  }

  /// Removes a drag that is over, and keeps what people ask about it.
  private func remove(_ session: SessionID) {
    core.countTransitions(of: session)
    let drag = core.state.drags.remove(session)
    core.forgetOutside(drag)
    endTransfer(of: drag)
    if let state = SessionState(drag.drag.session.state), drag.id == core.lastBegun {
      core.endedSession = SessionRecord(drag, state)
    }
  }

  private func carryOut(_ order: SessionCommand, of session: SessionID) {
    switch order {
    case .itemsLifted, .nothingLifted: break  // The lift asks the session's state.
    case .showRuling: core.showRuling(of: session)
    case .startEndAnimation:
      let drag = core.state.drags[session]
      // A destination that went before it was done takes nothing any more.
      core.state.timers.stop(.perform(drag.id))
      core.state.timers.set(.endAnimation(drag.id), after: settings.animation)
      core.commands.append(.animateEnd(drag.id, drag.drag.session.context.operation))
    }
  }

  /// A drag is stepped now; false where one is already.
  func beginStep() -> Bool {
    defer { core.isStepping = true }
    return !core.isStepping
  }

  /// A drag is not stepped any more.
  func endStep() -> Bool {
    core.isStepping = false
    return true
  }

  /// A destination has refused what was dropped on it, at once or after a while (CONTRACT-134).
  ///
  /// What it has asked for meanwhile is given up, and its placeholders are discarded: nothing of the
  /// drop is left with it.
  ///
  /// - Returns: What the drag puts out next.
  func refuseDrop(of session: SessionID) -> DragSession.Output? {
    let drag = core.state.drags[session]
    core.state.drags[session].drop?.isVetoed = false
    guard let destination = drag.drag.session.context.current else { return nil }
    for load in core.state.loads where load.session == drag.id { abandon(load) }
    core.discardPlaceholders(of: drag.id, in: ViewID(destination))
    do throws(DragError) {
      try core.state.drags[session].drag.finishPerform(at: destination, isTaken: false)
    } catch {
      core.defect = core.defect ?? .drag(drag.id, error)
    }
    return core.state.drags[session].drag.next()
  }
}
