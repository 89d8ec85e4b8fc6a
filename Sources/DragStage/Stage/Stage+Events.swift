import DragGestures
import DragSessions
public import Machines

extension Stage {
  /// Handles an event.
  ///
  /// Timers that are due before `time` fire first, in order; those that are due at `time` fire when
  /// time advances, or with a tick.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: The time of the event; never before ``now``.
  /// - Returns: The answer, the commands since the last reply, and the next deadline.
  /// - Throws: ``StageError`` if the event is invalid; nothing has changed then.
  @discardableResult
  public func handle(_ event: StageEvent, at time: Timestamp) throws(StageError) -> Reply {
    guard try begin(event, at: time) else {
      return Reply(answer: .queued, commands: [], nextDeadline: nextDeadline)
    }
    if let reply = core.endQuietEvent(event) { return reply }
    runSteps(after: event, at: time)
    return core.endEvent(event)
  }

  /// Handles an event as ``handle(_:at:)`` does, and appends the commands to a buffer of the host.
  ///
  /// A host that passes the same buffer again, emptied with its capacity kept, handles moves
  /// without allocation; ``nextDeadline`` returns the next deadline. The buffer is borrowed while
  /// policies are called: a policy that calls the stage must pass another one.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: The time of the event; never before ``now``.
  ///   - buffer: The buffer that the commands are appended to.
  /// - Returns: The answer.
  /// - Throws: ``StageError`` if the event is invalid; nothing has changed then.
  @discardableResult
  package func handle(
    _ event: StageEvent, at time: Timestamp, into buffer: inout [HostCommand]
  ) throws(StageError) -> Reply.Answer {
    guard try begin(event, at: time) else { return .queued }
    if let answer = core.endQuietEvent(event, into: &buffer) { return answer }
    runSteps(after: event, at: time)
    return core.endEvent(event, into: &buffer)
  }

  /// Handles an event, but not what follows from it.
  ///
  /// - Returns: False if another event is being handled, and this one was queued.
  private func begin(_ event: StageEvent, at time: Timestamp) throws(StageError) -> Bool {
    if core.gate.isClosed {
      core.queue(.event(event))
      return false
    }
    switch try core.begin(event, at: time, into: &moveCall) {
    case .moved(let pointer, let outcome):
      finishMove(outcome, of: pointer, &moveCall)
      // Otherwise the next change of the drag's items would copy them.
      moveCall.context.items = []
      return true
    case .timersDue: fireTimers(before: time)
    case .ready: break
    }
    do throws(StageError) {
      try dispatch(event)
    } catch {
      core.gate.open()
      throw error
    }
    return true
  }

  /// Runs the steps that follow from an event.
  private func runSteps(after event: StageEvent, at time: Timestamp) {
    runSteps()
    if case .tick = event { fireTimers(dueAt: time) }
  }

  /// Runs the steps that follow from a change by an application or a host; within an event, the
  /// event does this.
  func finishChange() {
    guard core.gate.close() else { return }
    defer { core.gate.open() }
    runSteps()
  }

  /// Executes a call of an application or a host, or queues it while an event is being handled.
  func perform(_ call: QueuedCall) {
    core.queue(call)
    finishChange()
  }

  /// Advances the clock, and fires every timer that is due before the new time.
  ///
  /// A timer that is due at `time` itself fires with the next event or tick. The commands of timers
  /// are part of the next reply.
  ///
  /// - Parameter time: The new time; never before ``now``.
  /// - Throws: ``StageError/timeRunsBackwards(from:to:)``, or ``StageError/calledFromPolicy`` while
  ///   an event is being handled; nothing has changed then.
  public func advance(upTo time: Timestamp) throws(StageError) {
    if core.gate.isClosed { throw .calledFromPolicy }
    if try !core.beginEvent(at: time) { fireTimers(before: time) }
    core.gate.open()
  }

  private func fireTimers(before time: Timestamp) {
    while let due = core.nextDue(before: time) { fireNext(at: due) }
    core.letTimePass(to: time)
  }

  private func fireTimers(dueAt time: Timestamp) {
    while !core.clock.limitExceeded, let next = nextDeadline, next <= time { fireNext(at: next) }
  }

  private func fireNext(at time: Timestamp) {
    guard let purpose = core.nextPurpose(at: time) else { return }
    switch purpose {
    case .liftDelay(let pointer): stepGesture(of: pointer, on: .liftDue)
    case .liftAnimation(let pointer): stepGesture(of: pointer, on: .liftEnded)
    case .endAnimation(let session):
      step(session, on: .animationEnded(isLoading: core.state.loads.has(session)))
    case .perform(let session): finishPerform(of: session)
    case .springDelay(let session): stepSpring(of: session, on: .delayPassed)
    case .springFlash(let session): stepSpring(of: session, on: .flashPassed)
    case .springStill(let session):
      if core.isLive(session) { updateSpring(of: session) }
    case .period(let session): step(session, on: .contentChanged)
    case .load(let token): completeLoad(token)
    case .gapDelay(let session): core.openDelayedGap(of: session)
    case .autoScroll(let session): core.stepAutoScroll(of: session)
    case .loadDeadline(let token):
      if let load = core.state.loads[token] {
        complete(load, with: .failure(.failed(.handlerNeverCalled)))
      }
    case .save(let store, let origin): StoreCalls(stage: self).write(origin, in: store)
    case .hostList(let session): expireList(of: session)
    case .hostCall(let number): scheduledCalls.take(number)?()
    }
    runSteps()
  }

  /// Runs all pending steps, and then the calls queued by policies, each completely before
  /// the next.
  private func runSteps() {
    // Usually there are none, and the loops below are skipped.
    guard core.state.hasMore else { return }
    repeat {
      while let step = core.nextStep() { perform(step) }
    } while takeQueued()
  }

  private func perform(_ step: Step) {
    switch step {
    case .reevaluateDrags: reevaluateDrags()
    case .session(let session, let event): stepNow(session, on: event)
    case .flushStoreChanges: core.changeData { $0.flushStoreChanges() }
    }
  }

  /// Handles the next call queued by a policy.
  ///
  /// - Returns: False if there is none.
  private func takeQueued() -> Bool {
    guard let call = core.state.takeQueued() else { return false }
    do throws(StageError) {
      switch call {
      case .event(let event): try dispatch(event)
      case .removal(let view): remove(view)
      case .save(let store, let origin): StoreCalls(stage: self).write(origin, in: store)
      case .interactionRemoval(let interaction): remove(interaction)
      }
    } catch {
      // A contract violation is in the trace already.
      if case .misuse = error { return true }
      core.record(.rejectedCall(error), session: nil)
    }
    return true
  }

  private func dispatch(_ event: StageEvent) throws(StageError) {
    switch event {
    case .down(let pointer, let point, let label, let button):
      try press(pointer, at: point, label: label, button: button)
    case .move(let pointer, let point):
      var call = PendingCall()
      finishMove(try core.move(pointer, to: point, into: &call), of: pointer, &call)
    case .up(let pointer, let point): try release(pointer, at: point)
    case .cancel(let pointer): try cancel(pointer)
    case .host(let seat, let event): try receive(event, from: seat)
    case .keys(let keys): change(keys: keys)
    case .escape:
      if !stepMenu(on: .interrupted),
        let last = core.state.drags.last(where: { $0.drag.session.state == .dragging })
      {
        cancelSession(last.id)
      }
    case .application(let application, let phase): change(application, to: phase)
    case .loadResolved(let reference, let type): try resolveLoad(of: reference, type)
    case .loadDelivered(let reference, let type, let bytes):
      try deliver(bytes, of: type, for: reference)
    case .loadRejected(let reference, let type, let reason):
      try rejectLoad(of: reference, type, reason: reason)
    case .loadProgressed(let reference, let units): try core.progressLoad(of: reference, to: units)
    case .transferCancelled(let session): try cancelTransfer(of: session)
    case .saved(let store, let origin, let result):
      try StoreCalls(stage: self).didSave(origin, in: store, result)
    case .storeChanged(let store, let origin):
      try StoreCalls(stage: self).didChange(store, by: origin)
    case .tick: break
    }
  }

  /// Updates every drag whose pointer now refers to another position; other drags are not affected.
  ///
  /// Calls of policies meanwhile are queued, as during an event.
  private func reevaluateDrags() {
    if core.isMenuLost { stepMenu(on: .itemLost) }
    for session in core.state.drags.sessions { reevaluate(session) }
  }

  private func change(keys: ModifierKeys) {
    guard core.change(keys: keys) else { return }
    for drag in core.state.drags where drag.drag.session.state == .dragging {
      step(drag.id, on: .keysChanged)
    }
  }
}

/// Removals: applications, views, and destinations of views.
extension Stage {
  private func change(_ application: ApplicationID, to phase: ApplicationPhase) {
    guard core.data.applications.phases.indices.contains(Int(application.rawValue)),
      core.data.applications[application] != .gone
    else { return }
    core.data.applications[application] = phase
    if phase == .gone { core.data.scene.terminate(application) }
    switch phase {
    case .active, .inactive: break
    case .background: cancelSessions(of: application)
    case .gone:
      cancelSessions(of: application)
      terminate(application)
    }
  }

  private func cancelSessions(of application: ApplicationID) {
    if let item = core.state.menu.shown, core.data.scene[item.view].application == application {
      stepMenu(on: .itemLost)
    }
    for drag in core.state.drags where core.data.scene[drag.source].application == application {
      cancelSession(drag.id)
    }
  }

  /// Terminates an application whose drags are canceled: its views are removed, and its loads are
  /// canceled.
  private func terminate(_ application: ApplicationID) {
    let views = core.data.scene.views.indices.map { ViewID(index: $0) }.filter {
      core.data.scene[$0].application == application
    }
    let isGone = Set(views)
    lose(views)
    giveUpLoads { isGone.contains($0.item.origin) || isGone.contains($0.destination) }
    for view in views { core.discardPlaceholders(in: view) }
    core.data.catalog.files.endUses { isGone.contains($0) }
    // Views of others that are nested in its views are not hit any more.
    core.contentChanged()
  }

  private func remove(_ interaction: DestinationID) {
    guard core.isPresent(interaction) else { return }
    core.record(.removed(ViewID(interaction)), session: nil, at: interaction.ordinal)
    abandonDrops { $0 == interaction }
    core.data.scene.remove(interaction)
    policies.remove(interaction)
    for session in core.state.drags.sessions {
      step(session, on: .destinationLost(interaction))
    }
    core.placesChanged()
  }

  private func remove(_ view: ViewID) {
    guard core.data.scene.isPresent(view) else { return }
    core.record(.removed(view), session: nil)
    let gone = core.data.scene.nest(of: view)
    let isGone = Set(gone)
    abandonDrops { isGone.contains(ViewID($0)) }
    lose(gone)
    for view in gone { core.discardPlaceholders(in: view) }
    core.contentChanged()
  }

  /// Cancels the loads of destinations that are about to be removed.
  ///
  /// A destination that is notified of it may not request more.
  private func abandonDrops(at isGone: (DestinationID) -> Bool) {
    for session in core.state.drags.sessions
    where core.state.drags[session].drag.session.context.current.map(isGone) == true {
      core.closeChoices(of: session)
    }
    giveUpLoads { isGone($0.receiver) }
  }

  /// Removes views, all at once: they are not hit any more, and no drag is inside them.
  private func lose(_ views: [ViewID]) {
    for view in views { core.data.scene.remove(view) }
    for view in views {
      for session in core.state.drags.sessions {
        for place in 0...core.data.scene.gates[view.index].lastOrdinal {
          step(session, on: .destinationLost(DestinationID(view.rawValue, ordinal: place)))
        }
      }
    }
  }
}
