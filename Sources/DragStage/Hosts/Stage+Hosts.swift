import DragGeometry
import DragItems
import DragSessions
public import Machines

/// Reports of a host: the drags that its system owns, their lists, and the data of items.
extension Stage {
  /// Handles an event that a host reports for a drag that its system owns.
  func receive(_ event: HostEvent, from seat: PointerID) throws(StageError) {
    core.outbox.set(answer: nil)
    guard core.isKnown(seat) else { throw .unknownName("pointer \(seat.rawValue)") }
    guard core.state.pointers[seat.index].seat != nil else { throw .hostRejected(.noSeat) }
    if let point = event.point, !point.isFinite { throw .notFinite }
    switch event {
    case .prepare(let point): try prepare(at: point, from: seat)
    case .began:
      guard let session = core.state.pointers[seat.index].session,
        core.state.state(of: session) == .lifted
      else { throw .hostRejected(.nothingOffered) }
      core.note(event, from: seat)
      begin(with: seat)
    case .enter(let drag, let point): try enter(drag, at: point, event, from: seat)
    case .identified(let isOwn): try identify(isOwn: isOwn, event, from: seat)
    case .unpacked(let items): try unpack(items, from: seat)
    case .update(let point):
      guard try core.isInside(seat) else { return }
      go(to: point, from: seat, noting: event)
    case .offer(let mask):
      guard try core.isInside(seat) else { return }
      if let session = core.offer(mask, from: seat) { stepNow(session, on: .keysChanged) }
    case .leave:
      // Some systems report a leave after a drop, others do not.
      guard try core.concernsAnybody(.left, from: seat) else { return }
      core.note(event, from: seat)
      leave(seat)
    case .drop(let point):
      guard try core.isInside(seat) else { return core.dropNothing(event, from: seat) }
      drop(at: point, event, from: seat)
    case .ended(let operation): end(by: operation, event, from: seat)
    }
  }

  private func prepare(at point: Point, from seat: PointerID) throws(StageError) {
    guard core.state.pointers[seat.index].session == nil else { throw .hostRejected(.busy) }
    giveUpList(of: seat)
    core.press(seat, at: point)
    if lift(with: seat) { core.outbox.set(answer: .offered(core.offer(of: seat))) }
  }

  private func enter(
    _ drag: HostDrag, at point: Point?, _ event: HostEvent, from seat: PointerID
  ) throws(StageError) {
    guard HostDrag.mayHold(drag.items, besides: drag.formats.count) else {
      throw .hostRejected(.tooMany)
    }
    giveUpList(of: seat)
    // A second enter without a leave implies the leave.
    if core.state.pointers[seat.index].seat?.isInside == true { leave(seat) }
    core.note(event, from: seat)
    let own = core.enter(drag, from: seat)
    enter(drag, as: drag.isOwn == false ? nil : own, from: seat)
    if let point { go(to: point, from: seat) }
  }

  /// Begins the session of a drag that has entered, or continues the seat's own one.
  private func enter(_ drag: HostDrag, as own: SessionID?, from seat: PointerID) {
    if let own, core.isLive(own) {
      if core.state.state(of: own) == .lifted { begin(with: seat) }
      // A policy may have ended it.
      if core.isLive(own) { core.offer(drag.operations, of: own) }
    } else if let (session, event) = core.receive(drag, from: seat) {
      step(session, on: event)
    }
  }

  private func go(to point: Point, from seat: PointerID, noting event: HostEvent? = nil) {
    guard let session = core.go(to: point, from: seat, noting: event) else { return }
    if core.state.steps.hasNothingNew {
      stepNow(session, on: core.moveEvent(of: session))
    } else {
      // The session begins with a pending step, where the enter has given up an earlier drop of the seat.
      step(session, on: .moved)
    }
  }

  /// The drag leaves; a session of another program ends, because no host would report its end.
  private func leave(_ seat: PointerID) {
    let foreignSession = core.state.pointers[seat.index].seat?.foreignSession
    let session = foreignSession ?? core.state.pointers[seat.index].session
    core.stepSeat(seat, on: .left)
    if let session { step(session, on: .contentChanged) }
    if let foreignSession { step(foreignSession, on: .cancelled) }
  }

  private func identify(
    isOwn: Bool, _ event: HostEvent, from seat: PointerID
  ) throws(StageError) {
    guard try core.isInside(seat), let host = core.state.pointers[seat.index].seat else { return }
    let own = core.state.pointers[seat.index].session
    let isNews = isOwn ? host.foreignSession != nil && own != nil : host.foreignSession == nil
    guard isNews else { return }
    core.note(event, from: seat)
    let point = core.state.pointers[seat.index].point
    leave(seat)
    var drag = host.drag
    drag.isOwn = isOwn
    core.stepSeat(seat, on: .entered)
    enter(drag, as: isOwn ? own : nil, from: seat)
    if host.machine.state == .placed { go(to: point, from: seat) }
  }

  private func drop(at point: Point?, _ event: HostEvent, from seat: PointerID) {
    core.note(event, from: seat)
    if let point { go(to: point, from: seat) }
    guard let session = core.drop(from: seat) else { return }
    if case .dropped(isTaken: true) = core.outbox.answer, core.requestList(of: session) {
      // Spring-loading and auto-scrolling are stopped.
      updateSpring(of: session)
      if settings.autoScroll != nil { core.updateAutoScroll(of: session) }
    } else {
      step(session, on: .released(anyItemLeft: core.isAnyItemLeft(in: session)))
    }
  }

  /// Handles the system's report to the source how its drag has ended.
  private func end(by operation: HostOperation, _ event: HostEvent, from seat: PointerID) {
    guard let own = core.state.pointers[seat.index].session, core.isLive(own) else {
      // A drag of another program ends as if it left.
      guard core.state.pointers[seat.index].seat?.isInside == true else { return }
      core.note(event, from: seat)
      return leave(seat)
    }
    core.note(event, from: seat)
    core.endOwnDrag(of: seat)
    if core.state.pointers[seat.index].seat?.foreignSession == nil,
      core.state.state(of: own) == .dragging
    {
      step(own, on: .contentChanged)
    }
    guard core.isLive(own) else { return }
    if core.state.state(of: own) == .dragging {
      step(own, on: .takenOutside(core.take(own, by: operation.dropOperation)))
    } else {
      core.outbox.post(.cancelLift(own))
      step(own, on: .liftCancelled)
    }
  }

  // MARK: Lists

  /// Stores the items that the system reports for a drag that has entered.
  private func unpack(_ items: [HostItem], from seat: PointerID) throws(StageError) {
    guard HostDrag.mayHold(items, besides: 0) else { throw .hostRejected(.tooMany) }
    guard try core.isInside(seat), let session = core.state.hosted(by: seat), !items.isEmpty,
      session == core.state.pointers[seat.index].seat?.foreignSession
    else { return }
    if let event = core.unpack(items, from: seat, in: session) { stepNow(session, on: event) }
  }

  /// Uses the data of an item as the list that its drop waits for.
  ///
  /// - Returns: False if no drop waits for it.
  private func unpack(
    _ bytes: [UInt8], of type: TypeIdentifier?, for reference: ItemReference
  ) throws(StageError) -> Bool {
    guard let session = core.waitingList(of: reference),
      let format = core.state.drags[session].hostDrop?.list
    else { return false }
    let kinds = core.data.catalog.types.types(arrivingAs: format)
    guard type.map(kinds.contains) != false else {
      throw .nothingLoading(core.data.catalog.names[reference.item])
    }
    if let event = core.unpack(bytes, as: format, kinds, for: reference, in: session) {
      stepNow(session, on: event)
    }
    performListed(session)
    return true
  }

  private func failList(of session: SessionID, reason: String) {
    core.failList(of: session, reason: reason)
    performListed(session)
  }

  /// Handles a list that has not come in time.
  func expireList(of session: SessionID) {
    guard core.isLive(session), core.state.drags[session].isWaitingForList else { return }
    failList(of: session, reason: "the list of the items has not come")
  }

  /// A seat has one drag at a time: the pending drop of its previous drag continues without its
  /// list.
  private func giveUpList(of seat: PointerID) {
    guard let session = core.state.drags.waitingSession(of: seat) else { return }
    failList(of: session, reason: "another drag has begun")
  }

  private func performListed(_ session: SessionID) {
    guard core.endWait(of: session) else { return }
    stepNow(session, on: .released(anyItemLeft: core.isAnyItemLeft(in: session)))
  }

  // MARK: Data

  /// Completes a load that waits for its owner to deliver.
  func resolveLoad(of reference: ItemReference, _ type: TypeIdentifier?) throws(StageError) {
    guard let load = core.waitingLoad(of: reference, type) else {
      return try core.answerAgain(reference, on: .delivered)
    }
    completeLoad(load.token)
  }

  /// Fails a load that waits for its owner to deliver.
  func rejectLoad(
    of reference: ItemReference, _ type: TypeIdentifier? = nil, reason: String
  ) throws(StageError) {
    if let load = core.waitingLoad(of: reference, type) {
      complete(load, with: .failure(.failed(reason)))
    } else if let session = core.waitingList(of: reference) {
      failList(of: session, reason: reason)
    } else {
      try core.answerAgain(reference, on: .rejected)
    }
  }

  /// Delivers the bytes of an external item to the list or the load that waits for them.
  func deliver(
    _ bytes: [UInt8], of type: TypeIdentifier?, for reference: ItemReference
  ) throws(StageError) {
    if try unpack(bytes, of: type, for: reference) { return }
    guard let (load, missing) = core.store(bytes, of: type, for: reference) else {
      return try core.answerAgain(reference, on: .delivered)
    }
    if let missing {
      try rejectLoad(of: reference, reason: "no \(missing.text) was sent")
    } else {
      completeLoad(load.token)
    }
  }
}

/// Calls that a host schedules on the stage's clock.
extension Stage {
  /// Calls a function of the host when an amount of time has passed on the stage's clock.
  ///
  /// It is a timer like those of the stage: it counts for ``nextDeadline`` and ``isIdle``, and of several timers that
  /// are due at one time the one that was set first fires first. The function may call the stage as a policy may: an
  /// event is taken after it (``Reply/Answer/queued``), and a change of data takes effect at once. O(log n) with n
  /// pending timers.
  ///
  /// - Parameters:
  ///   - delay: The time from now; a negative one is zero. A call without a delay fires with the next tick, or when
  ///     time advances.
  ///   - call: The function, which is called once.
  /// - Returns: The call, which can be withdrawn until it fires.
  @discardableResult
  public func schedule(after delay: Microseconds, _ call: @escaping () -> Void) -> ScheduledCall {
    let number = scheduledCalls.add(call)
    core.setTimer(ofCall: number, after: delay)
    return ScheduledCall(number: number)
  }

  /// Withdraws a scheduled call; a call that has fired, or was withdrawn, stays as it is.
  public func withdraw(_ call: ScheduledCall) {
    guard scheduledCalls.take(call.number) != nil else { return }
    core.stopTimer(ofCall: call.number)
  }
}
