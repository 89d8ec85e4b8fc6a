import DragSessions
import Machines

extension Stage {
  /// Steps a drag on an event: now, or after pending steps that must come first.
  func step(_ session: SessionID, on event: DragSessionMachine.Event) {
    if core.state.steps.hasNothingNew {
      stepNow(session, on: event)
    } else {
      core.state.steps.push(.session(session, event))
    }
  }

  /// Steps a drag until it is idle; one that is over ignores the event.
  func stepNow(_ session: SessionID, on event: DragSessionMachine.Event) {
    if let first = core.begin(session, on: event) { run(session, from: first.output) }
  }

  /// Pulls the output of a drag until it is idle: questions are answered and notifications sent at
  /// once, in order.
  ///
  /// No access to the stage's storage is held while a policy is called.
  func run(_ session: SessionID, from first: DragSession.Output?) {
    assert(beginStep(), "a drag is stepped while another one is")
    defer { assert(endStep()) }
    var rest = pull(session, from: first)
    while rest.isVetoed { rest = pull(session, from: refuseDrop(of: session)) }
    // The proposal may be equal at another destination, and must be shown there.
    if rest.isShownElsewhere { core.showRuling(of: session) }
    let watched = rest.watched
    if watched.contains(.springs) { updateSpring(of: session) }
    if settings.autoScroll != nil { core.updateAutoScroll(of: session) }
    if watched.contains(.periods) { core.beginPeriod(of: session) }
    if rest.isOver { remove(session) }
  }

  /// Carries out the output of a drag, until there is none.
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

  /// Removes a drag that is over, and keeps its record.
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
    case .itemsLifted, .nothingLifted: break  // The lift reads the session's state.
    case .showRuling: core.showRuling(of: session)
    case .startEndAnimation:
      let drag = core.state.drags[session]
      // A destination that was removed before it finished takes no items any more.
      core.state.timers.stop(.perform(drag.id))
      core.state.timers.set(.endAnimation(drag.id), after: settings.animation)
      core.commands.append(.animateEnd(drag.id, drag.drag.session.context.operation))
    }
  }

  /// Marks the drag as being stepped; false if one is already.
  func beginStep() -> Bool {
    defer { core.isStepping = true }
    return !core.isStepping
  }

  /// Marks the end of a step.
  func endStep() -> Bool {
    core.isStepping = false
    return true
  }

  /// Rejects a drop on behalf of its destination, at once or after a delay (CONTRACT-134).
  ///
  /// Its loads are canceled, and its placeholders are discarded, so that nothing of the drop
  /// remains at the destination.
  ///
  /// - Returns: The next output of the drag.
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
