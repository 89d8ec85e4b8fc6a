import DragItems
import DragSessions
import Machines

/// The steps of drags, of their spring-loading and of their loads, each with the policies that it
/// asks and notifies.
extension Stage {
  /// Steps a drag on an event: now, or after pending steps that must come first.
  func step(_ session: SessionID, on event: DragSessionMachine.Event) {
    if core.state.steps.hasNothingNew {
      stepNow(session, on: event)
    } else {
      core.push(.session(session, event))
    }
  }

  /// Steps a drag until it is idle; one that is over ignores the event.
  func stepNow(_ session: SessionID, on event: DragSessionMachine.Event) {
    var call = PendingCall()
    if let first = core.begin(session, on: event, into: &call) {
      run(session, from: first, &call)
    }
  }

  /// Takes the turns of a drag until it is idle: questions are answered and notifications sent at
  /// once, in order.
  ///
  /// No access to the stage's storage is held while a policy is called.
  func run(_ session: SessionID, from first: DragTurn, _ call: inout PendingCall) {
    assert(core.beginStep(), "a drag is stepped while another one is")
    defer { assert(core.endStep()) }
    var rest = pull(session, from: first, &call)
    while rest.isVetoed {
      rest = pull(session, from: refuseDrop(of: session, into: &call), &call)
    }
    // The proposal may be equal at another destination, and must be shown there.
    if rest.isShownElsewhere { core.showRuling(of: session) }
    let watched = rest.watched
    if watched.contains(.springs) { updateSpring(of: session) }
    if settings.autoScroll != nil { core.updateAutoScroll(of: session) }
    if watched.contains(.periods) { core.beginPeriod(of: session) }
    if rest.isOver {
      core.remove(session)
      // The deinitializer of the value may call the stage.
      if !core.data.catalog.localValues.contexts.isEmpty {
        _ = core.data.catalog.localValues.setContext(nil, of: session)
      }
    }
  }

  /// Takes the turns of a drag, until it rests.
  private func pull(
    _ session: SessionID, from first: DragTurn, _ call: inout PendingCall
  ) -> DragRest {
    var turn = first
    while true {
      switch turn {
      case .notifySource:
        policies.source(call.source)?.dragDidUpdate(call.notification, call.context)
        turn = core.nextTurn(of: session, into: &call)
      case .notifyDestination:
        policies.destination(call.destination)?.dragDidUpdate(call.notification, call.context)
        turn = core.nextTurn(of: session, into: &call)
      case .canHandle:
        let answer = policies.destination(call.destination)?.canHandle(call.context) ?? false
        turn = core.answer(.canHandle(answer), of: session, into: &call)
      case .update(let destination):
        let proposal = policies.destination(call.destination)?.update(call.context)
        turn = core.answer(proposal, at: destination, of: session, into: &call)
      case .ask(let question): turn = answer(question, of: session, into: &call)
      case .notify(let notice):
        notify(notice, of: session, &call)
        turn = core.nextTurn(of: session, into: &call)
      case .rest(let rest): return rest
      }
    }
  }

  /// Rejects a drop on behalf of its destination, at once or after a delay (CONTRACT-134).
  ///
  /// Its loads are canceled, and its placeholders are discarded, so that nothing of the drop
  /// remains at the destination.
  ///
  /// - Returns: The next turn of the drag.
  private func refuseDrop(of session: SessionID, into call: inout PendingCall) -> DragTurn {
    guard let destination = core.takeVeto(of: session) else {
      return core.nextTurn(of: session, into: &call)
    }
    for load in core.state.loads where load.session == session {
      finish(load.token, with: .failure(.cancelled))
    }
    core.discardPlaceholders(of: session, in: ViewID(destination))
    return core.finishPerform(at: destination, isTaken: false, of: session, into: &call)
  }

  /// Ends a delayed performance, whose time has passed: the items arrive now.
  func finishPerform(of session: SessionID) {
    // If the destination was removed meanwhile, the drag has ended, and no items arrive.
    guard core.isLive(session), let drop = core.state.drags[session].drop,
      let performance = drop.scope?.performance,
      core.state.drags[session].drag.session.state == .performing,
      let destination = core.state.drags[session].drag.session.context.current
    else { return }
    let gap = core.closeScope(of: session)
    if gap != nil, performance.takesItems, !core.hasDropItems(of: session) {
      core.refuse(.nothingLeft, at: drop.view, of: session)
    } else {
      takeUnchosenItems(performance, at: drop.view, gap, of: session)
    }
    let isVetoed = core.state.drags[session].isVetoed
    var call = PendingCall()
    let first =
      isVetoed
      ? refuseDrop(of: session, into: &call)
      : core.finishPerform(at: destination, of: session, into: &call)
    run(session, from: first, &call)
  }

  /// Updates a drag at rest, if its pointer refers to another position than at its last update.
  func reevaluate(_ session: SessionID) {
    guard core.isIdle(session) else { return }
    var isChanged = core.takeChange(of: session)
    if !isChanged, let closed = core.closedDestination(of: session) {
      var call = PendingCall()
      run(session, from: core.leave(closed, of: session, into: &call), &call)
      isChanged = true
    }
    if isChanged { stepNow(session, on: .contentChanged) }
    if core.isLive(session) {
      core.showAgain(of: session)
      core.returnToContent(in: core.state.drags[session].display.shown.view)
    }
    // A new target has its own delay.
    if !isChanged, core.data.scene.watched.contains(.springs),
      core.springTarget(of: session) != core.state.drags.spring(of: session)?.target
    {
      updateSpring(of: session)
    }
    // The scroll range may have changed at an unchanged position.
    if settings.autoScroll != nil, core.isLive(session) { core.updateAutoScroll(of: session) }
  }
}

/// Spring-loading.
extension Stage {
  /// Updates the spring-loading target of a drag.
  func updateSpring(of session: SessionID) {
    // The answer of the target is due, and may have changed the content under the pointer.
    if core.state.drags.spring(of: session)?.isAsked == true { return }
    if let event = core.springEvent(of: session) { stepSpring(of: session, on: event) }
  }

  /// Steps the spring-loading of a drag, and carries out the effects.
  func stepSpring(of session: SessionID, on event: SpringLoad.Event) {
    guard core.isLive(session), let target = core.state.drags.spring(of: session)?.target else {
      return
    }
    for effect in core.stepSpring(of: session, on: event) {
      switch effect {
      case .ask:
        let call = core.call(.springLoad, about: target, of: session)
        let mayOpen = policies.destination(of: target.view)?.mayOpen(call) ?? false
        // A target that its own answer removed from under the pointer is not activated.
        stepSpring(
          of: session, on: .allowed(mayOpen && core.springTarget(of: session) == target))
      case .activate:
        let call = core.call(.springLoaded, about: target, of: session)
        policies.destination(of: target.view)?.dragDidUpdate(.springLoaded, call)
      case .highlight, .startDelay, .stopDelay, .startFlash, .stopFlash, .finish:
        core.perform(effect, on: target, of: session)
      }
    }
  }
}

/// The results of loads.
extension Stage {
  /// Completes a load that is due: its data arrives, or its source fails.
  func completeLoad(_ token: LoadToken) {
    guard let load = core.state.loads[token] else { return }
    complete(load, with: answer(to: load))
    guard core.representation(of: load)?.isAnsweredTwice == true else { return }
    // The stage has recorded the second answer, and no destination waits for it.
    try? core.answerAgain(load.item.reference, on: .delivered)
  }

  /// The result of a load at this moment: bytes, a file, or the bytes of an object (CONTRACT-113 to
  /// 116).
  private func answer(to load: LoadState) -> LoadResult {
    if core.data.scene.isTerminated(load.item.origin) { return .failure(.cancelled) }
    guard let representation = core.representation(of: load) else {
      return .failure(.itemUnavailable)
    }
    let name = core.data.catalog.providers[load.item.reference].filename(
      for: representation.type, in: core.data.catalog.types)
    let request = load.request ?? .data(representation.type)
    do throws(LoadError) {
      let item = try core.data.catalog.files.space.answer(
        request, from: representation, named: name)
      // A class is code of the application, as a policy is.
      if case .object(let className, let type, let bytes) = item,
        core.data.catalog.classes[className]?.makes(bytes, type) == false
      {
        throw .failed(.unexpectedValueClass)
      }
      core.data.catalog.files.lend(item, to: load.destination)
      return .success(item)
    } catch {
      return .failure(error)
    }
  }

  /// Completes a load, and then its session if that waited only for its loads.
  func complete(_ load: LoadState, with result: LoadResult) {
    finish(load.token, with: result)
    let session = load.session
    guard core.isLive(session) else { return }
    if !core.state.loads.has(session), core.state.state(of: session) == .transferring {
      step(session, on: .loadsFinished)
    } else {
      core.finishHostDrop(of: session)
    }
  }

  /// Delivers the data or the error of a load to the destination, once: the data replaces the
  /// placeholder, or the placeholder is removed.
  private func finish(_ token: LoadToken, with result: LoadResult) {
    guard let load = core.complete(token, with: result) else { return }
    switch core.completeBatch(of: load, with: result) {
    case .none: notify(of: result, for: load)
    case .open: break
    case .complete(let batch, let objects): notify(of: objects, for: batch)
    }
    core.conclude(load, with: result)
  }

  /// Cancels incomplete loads (CONTRACT-118); a transfer that waited only for them ends.
  func giveUpLoads(where isGivenUp: (LoadState) -> Bool) {
    for load in core.state.loads where isGivenUp(load) && core.state.loads[load.token] != nil {
      complete(load, with: .failure(.cancelled))
    }
  }

  /// Cancels every load of a session for the user (CONTRACT-93): each completes with 3072, and the
  /// reported operation stays.
  func cancelTransfer(of session: SessionID) throws(StageError) {
    guard core.isLive(session) else { throw core.recordViolation(.sessionOver, session: session) }
    core.record(.transfer(.cancelled), session: session)
    giveUpLoads { $0.session == session }
  }
}
