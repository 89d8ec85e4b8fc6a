import DragGeometry
import DragItems
import DragSessions
import Machines

extension Stage {
  /// Handles an event that a host reports for a drag that its system owns.
  func receive(_ event: HostEvent, from seat: PointerID) throws(StageError) {
    core.hostAnswer = nil
    guard core.isKnown(seat) else { throw .unknownName("pointer \(seat.rawValue)") }
    guard core.state.pointers[seat.index].seat != nil else { throw .hostRefused(.noSeat) }
    switch event {
    case .prepare(let point): try prepare(at: point, from: seat)
    case .began:
      guard let session = core.state.pointers[seat.index].session,
        core.state.state(of: session) == .lifted
      else { throw .hostRefused(.nothingOffered) }
      core.note(event, from: seat)
      begin(with: seat)
    case .enter(let drag, let point): try enter(drag, at: point, event, from: seat)
    case .identified(let isOwn): try identify(isOwn: isOwn, event, from: seat)
    case .unpacked(let items): try unpack(items, from: seat)
    case .update(let point):
      try check(point)
      guard try core.isInside(seat) else { return }
      go(to: point, from: seat) { core.note(event, from: seat) }
    case .offer(let mask):
      guard try core.isInside(seat) else { return }
      offer(mask, from: seat) { core.note(event, from: seat) }
    case .leave:
      // Some systems report a leave after a drop, others do not.
      guard try core.concernsAnybody(.left, from: seat) else { return }
      core.note(event, from: seat)
      leave(seat)
    case .drop(let point):
      if let point { try check(point) }
      guard try core.isInside(seat) else { return dropNothing(event, from: seat) }
      drop(at: point, event, from: seat)
    case .ended(let operation): end(by: operation, event, from: seat)
    }
  }

  private func check(_ point: Point) throws(StageError) {
    guard point.isFinite else { throw .notFinite }
  }

  private func prepare(at point: Point, from seat: PointerID) throws(StageError) {
    try check(point)
    guard core.state.pointers[seat.index].session == nil else { throw .hostRefused(.busy) }
    giveUpList(of: seat)
    core.note(.prepare(at: point), from: seat)
    core.state.pointers[seat.index].point = point
    core.state.pointers[seat.index].press = core.press(at: point)
    core.lastPressed = seat
    core.hostAnswer = .offered(nil)
    guard lift(with: seat), let session = core.state.pointers[seat.index].session,
      core.isLive(session)
    else { return }
    let drag = core.state.drags[session]
    let types = drag.items.map { item in
      core.providers[item.reference].representations.filter { $0.visibility == .all }.map {
        $0.type
      }
    }
    core.hostAnswer = .offered(
      HostOffer(
        session: session, items: drag.items, types: types,
        within: drag.operations.within ?? [.copy, .move], outside: drag.operations.outside ?? .copy)
    )
  }

  private func enter(
    _ drag: HostDrag, at point: Point?, _ event: HostEvent, from seat: PointerID
  ) throws(StageError) {
    if let point { try check(point) }
    guard HostDrag.mayHold(drag.items, besides: drag.formats.count) else {
      throw .hostRefused(.tooMany)
    }
    giveUpList(of: seat)
    // A second enter without a leave implies the leave.
    if core.state.pointers[seat.index].seat?.isInside == true { leave(seat) }
    core.note(event, from: seat)
    core.state.pointers[seat.index].seat?.drag = drag
    core.stepSeat(seat, on: .entered)
    let own = core.state.pointers[seat.index].session
    if let own, drag.isOwn != false, core.state.state(of: own) != nil {
      if core.state.state(of: own) == .lifted { begin(with: seat) }
      if let session = core.live(own) {
        core.state.drags[session].operations.offer = HostMask(drag.operations)
      }
    } else {
      receive(drag, from: seat)
    }
    if let point { go(to: point, from: seat) {} }
  }

  /// Begins the session of a drag that another program has started.
  private func receive(_ drag: HostDrag, from seat: PointerID) {
    guard let outside = core.state.pointers[seat.index].seat?.externalView else { return }
    core.sessionCount += 1
    let id = SessionID(core.sessionCount)
    var received = DragState(
      id: id,
      drag: DragSession(style: core.dragStyle, countsTransitions: settings.countsTransitions),
      pointer: seat,
      source: outside,
      application: core.scene[outside].application, contributors: [outside])
    received.setItems(core.itemsFromOutside(core.incomingItems(of: drag), of: seat))
    received.operations.offer = HostMask(drag.operations)
    core.state.drags.append(received)
    core.stepSeat(seat, on: .foreignBegan(id))
    core.lastBegun = id
    core.lastPressed = seat
    step(
      id, on: .foreignBegan(items: Int32(clamping: received.items.count), allowsMove: true))
  }

  /// Moves the drag inside to a point; `note` is called if the point differs.
  private func go(to point: Point, from seat: PointerID, noting note: () -> Void) {
    let isSame =
      core.state.pointers[seat.index].seat?.machine.state == .placed
      && core.state.pointers[seat.index].point == point
    guard !isSame, let session = core.state.hosted(by: seat) else { return }
    note()
    if settings.measuresSpeed { measure(seat, movingTo: point) }
    core.state.pointers[seat.index].point = point
    core.stepSeat(seat, on: .moved)
    stepNow(session, on: .moved)
  }

  /// Measures the speed of a drag inside; it was at rest where it entered (CONTRACT-100).
  private func measure(_ seat: PointerID, movingTo point: Point) {
    let pointer = core.state.pointers[seat.index]
    guard pointer.seat?.machine.state == .placed, pointer.motion != nil else {
      core.state.pointers[seat.index].motion = Motion(since: now)
      return
    }
    core.measure(seat, movingBy: point.squaredDistance(to: pointer.point).squareRoot())
  }

  /// Stores the allowed operations; of several reports, the last one counts.
  private func offer(_ mask: OperationMask, from seat: PointerID, noting note: () -> Void) {
    guard let session = core.state.hosted(by: seat),
      core.state.drags[session].operations.offer?.announced != mask
    else {
      return
    }
    note()
    var offer = core.state.drags[session].operations.offer ?? HostMask(mask)
    offer.announce(
      mask, by: core.state.pointers[seat.index].seat?.drag.dialect,
      inForce: core.state.drags[session].drag.session.context.ruling.proposal.operation)
    core.state.drags[session].operations.offer = offer
    stepNow(session, on: .keysChanged)
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
    guard try core.isInside(seat), let host = core.state.pointers[seat.index].seat else {
      return
    }
    let own = core.state.pointers[seat.index].session
    let isNews = isOwn ? host.foreignSession != nil && own != nil : host.foreignSession == nil
    guard isNews else { return }
    core.note(event, from: seat)
    let point = core.state.pointers[seat.index].point
    leave(seat)
    var drag = host.drag
    drag.isOwn = isOwn
    core.stepSeat(seat, on: .entered)
    if isOwn, let own, core.isLive(own) {
      if core.state.state(of: own) == .lifted { begin(with: seat) }
      // It may be behind other views now.
      if let session = core.live(own) {
        core.state.drags[session].operations.offer = HostMask(drag.operations)
      }
    } else {
      receive(drag, from: seat)
    }
    if host.machine.state == .placed { go(to: point, from: seat) {} }
  }

  private func drop(at point: Point?, _ event: HostEvent, from seat: PointerID) {
    core.note(event, from: seat)
    if let point { go(to: point, from: seat) {} }
    let session =
      core.state.pointers[seat.index].seat?.foreignSession
      ?? core.state.pointers[seat.index].session
    guard let session, core.isLive(session) else {
      core.hostAnswer = .dropped(isTaken: false)
      return
    }
    core.hostAnswer = .dropped(
      isTaken: core.state.drags[session].drag.session.context.ruling.proposal.operation.carries)
    core.state.drags[session].hostDrop = HostDrop()
    core.stepSeat(seat, on: .dropped)
    if core.state.pointers[seat.index].session == session {
      core.state.pointers[seat.index].session = nil
    }
    if case .dropped(isTaken: true) = core.hostAnswer, askForList(of: session) { return }
    step(session, on: .released(anyItemLeft: core.isAnyItemLeft(in: session)))
  }

  /// Handles the drop of a drag whose session is over: its host gets the answer of a rejected drop.
  private func dropNothing(_ event: HostEvent, from seat: PointerID) {
    core.hostAnswer = .dropped(isTaken: false)
    let past = core.state.pointers[seat.index].seat?.machine.context.endedSession
    core.stepSeat(seat, on: .dropped)
    guard let session = past else { return }
    core.note(event, from: seat)
    core.record(.hostFinished(seat, .cancel), session: session)
    core.commands.append(.completeHostDrop(session, .cancel))
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
    core.state.pointers[seat.index].session = nil
    core.stepSeat(seat, on: .ended)
    if core.state.pointers[seat.index].seat?.foreignSession == nil {
      if core.state.state(of: own) == .dragging { step(own, on: .contentChanged) }
    }
    guard let session = core.live(own) else { return }
    guard core.state.state(of: own) == .dragging else {
      core.commands.append(.cancelLift(own))
      return step(own, on: .liftCancelled)
    }
    let drag = core.state.drags[session]
    var taken = operation.dropOperation
    if drag.drag.session.context.isRestricted, taken.carries {
      // A restricted drag has not left the application, whatever the other program reports.
      taken = .cancel
    } else if taken == .move {
      let mayMove =
        drag.drag.session.context.allowsMove && drag.operations.outside?.allows(.move) == true
      if mayMove {
        core.remove(drag.items, session: own)
        core.contentChanged()
      } else {
        taken = .copy
      }
    }
    step(own, on: .takenOutside(taken))
  }
}
