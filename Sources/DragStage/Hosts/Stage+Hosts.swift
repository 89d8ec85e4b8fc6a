import DragGeometry
import DragItems
import DragSessions
import Machines

extension Stage {
  /// Takes what a host tells of a drag that its system owns.
  func hear(_ event: HostEvent, from seat: PointerID) throws(StageError) {
    core.hostAnswer = nil
    guard core.isKnown(seat) else { throw .unknownName("pointer \(seat.rawValue)") }
    guard core.situation.pointers[seat.index].seat != nil else { throw .hostRefused(.noSeat) }
    switch event {
    case .prepare(let point): try prepare(at: point, from: seat)
    case .began:
      guard let session = core.situation.pointers[seat.index].session,
        core.situation.state(of: session) == .lifted
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
      // Behind a drop some systems tell of a leave, and others do not.
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
    guard core.situation.pointers[seat.index].session == nil else { throw .hostRefused(.busy) }
    giveUpList(of: seat)
    core.note(.prepare(at: point), from: seat)
    core.situation.pointers[seat.index].point = point
    core.situation.pointers[seat.index].press = core.press(at: point)
    core.lastPressed = seat
    core.hostAnswer = .offered(nil)
    guard lift(with: seat), let session = core.situation.pointers[seat.index].session,
      core.isLive(session)
    else { return }
    let drag = core.situation.drags[session]
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
    // Who comes in again without a leave has left all the same.
    if core.situation.pointers[seat.index].seat?.isInside == true { leave(seat) }
    core.note(event, from: seat)
    core.situation.pointers[seat.index].seat?.drag = drag
    core.stepSeat(seat, on: .entered)
    let own = core.situation.pointers[seat.index].session
    if let own, drag.isOwn != false, core.situation.state(of: own) != nil {
      if core.situation.state(of: own) == .lifted { begin(with: seat) }
      if let session = live(own) {
        core.situation.drags[session].operations.offer = HostMask(drag.operations)
      }
    } else {
      receive(drag, from: seat)
    }
    if let point { go(to: point, from: seat) {} }
  }

  /// Begins the session of a drag that another program has begun.
  private func receive(_ drag: HostDrag, from seat: PointerID) {
    guard let outside = core.situation.pointers[seat.index].seat?.outside else { return }
    core.sessionCount += 1
    let id = SessionID(core.sessionCount)
    var received = DragSituation(
      id: id, drag: Drag(style: core.dragStyle, countsRows: settings.countsRows), pointer: seat,
      source: outside,
      application: core.scene[outside].application, contributors: [outside])
    received.setItems(core.itemsFromOutside(core.parcels(of: drag), of: seat))
    received.operations.offer = HostMask(drag.operations)
    core.situation.drags.append(received)
    core.stepSeat(seat, on: .visited(id))
    core.lastBegun = id
    core.lastPressed = seat
    step(
      id, on: .foreignBegan(items: Int32(clamping: received.items.count), allowsMove: true))
  }

  /// The drag inside is at a point; the note is made where that is another one.
  private func go(to point: Point, from seat: PointerID, noting note: () -> Void) {
    let isSame =
      core.situation.pointers[seat.index].seat?.machine.state == .placed
      && core.situation.pointers[seat.index].point == point
    guard !isSame, let session = core.situation.hosted(by: seat) else { return }
    note()
    if settings.measuresSpeed { measure(seat, movingTo: point) }
    core.situation.pointers[seat.index].point = point
    core.stepSeat(seat, on: .moved)
    stepNow(session, on: .moved)
  }

  /// Notes how fast a drag goes inside; it was at rest where it has come in (CONTRACT-100).
  private func measure(_ seat: PointerID, movingTo point: Point) {
    let pointer = core.situation.pointers[seat.index]
    guard pointer.seat?.machine.state == .placed, pointer.motion != nil else {
      core.situation.pointers[seat.index].motion = Motion(since: now)
      return
    }
    core.measure(seat, movingBy: point.squaredDistance(to: pointer.point).squareRoot())
  }

  /// What is allowed now; of several words the last one counts.
  private func offer(_ mask: OperationMask, from seat: PointerID, noting note: () -> Void) {
    guard let session = core.situation.hosted(by: seat),
      core.situation.drags[session].operations.offer?.told != mask
    else {
      return
    }
    note()
    var offer = core.situation.drags[session].operations.offer ?? HostMask(mask)
    offer.tell(
      mask, by: core.situation.pointers[seat.index].seat?.drag.dialect,
      inForce: core.situation.drags[session].drag.session.context.ruling.proposal.operation)
    core.situation.drags[session].operations.offer = offer
    stepNow(session, on: .keysChanged)
  }

  /// The drag goes out; what another program began is over then, as no host would report its end.
  private func leave(_ seat: PointerID) {
    let visitor = core.situation.pointers[seat.index].seat?.visitor
    let session = visitor ?? core.situation.pointers[seat.index].session
    core.stepSeat(seat, on: .left)
    if let session { step(session, on: .contentChanged) }
    if let visitor { step(visitor, on: .cancelled) }
  }

  private func identify(
    isOwn: Bool, _ event: HostEvent, from seat: PointerID
  ) throws(StageError) {
    guard try core.isInside(seat), let host = core.situation.pointers[seat.index].seat else {
      return
    }
    let own = core.situation.pointers[seat.index].session
    let isNews = isOwn ? host.visitor != nil && own != nil : host.visitor == nil
    guard isNews else { return }
    core.note(event, from: seat)
    let point = core.situation.pointers[seat.index].point
    leave(seat)
    var drag = host.drag
    drag.isOwn = isOwn
    core.stepSeat(seat, on: .entered)
    if isOwn, let own, core.isLive(own) {
      if core.situation.state(of: own) == .lifted { begin(with: seat) }
      // It may stand behind others now.
      if let session = live(own) {
        core.situation.drags[session].operations.offer = HostMask(drag.operations)
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
      core.situation.pointers[seat.index].seat?.visitor
      ?? core.situation.pointers[seat.index].session
    guard let session, core.isLive(session) else {
      core.hostAnswer = .dropped(isTaken: false)
      return
    }
    core.hostAnswer = .dropped(
      isTaken: core.situation.drags[session].drag.session.context.ruling.proposal.operation.carries)
    core.situation.drags[session].hostDrop = HostDrop()
    core.stepSeat(seat, on: .dropped)
    if core.situation.pointers[seat.index].session == session {
      core.situation.pointers[seat.index].session = nil
    }
    if case .dropped(isTaken: true) = core.hostAnswer, askForList(of: session) { return }
    step(session, on: .released(anyItemLeft: core.isAnyItemLeft(in: session)))
  }

  /// A drag is dropped that is over for us: its host hears so, as of every drop.
  private func dropNothing(_ event: HostEvent, from seat: PointerID) {
    core.hostAnswer = .dropped(isTaken: false)
    let past = core.situation.pointers[seat.index].seat?.machine.context.past
    core.stepSeat(seat, on: .dropped)
    guard let session = past else { return }
    core.note(event, from: seat)
    core.record(.hostFinished(seat, .cancel), session: session)
    core.orders.append(.finish(session, .cancel))
  }

  /// The system says at the source how its drag has ended.
  private func end(by operation: HostOperation, _ event: HostEvent, from seat: PointerID) {
    guard let own = core.situation.pointers[seat.index].session, core.isLive(own) else {
      // One that came from elsewhere ends as it would by leaving.
      guard core.situation.pointers[seat.index].seat?.isInside == true else { return }
      core.note(event, from: seat)
      return leave(seat)
    }
    core.note(event, from: seat)
    core.situation.pointers[seat.index].session = nil
    core.stepSeat(seat, on: .ended)
    if core.situation.pointers[seat.index].seat?.visitor == nil {
      if core.situation.state(of: own) == .dragging { step(own, on: .contentChanged) }
    }
    guard let session = live(own) else { return }
    guard core.situation.state(of: own) == .dragging else {
      core.orders.append(.letDown(own))
      return step(own, on: .liftCancelled)
    }
    let drag = core.situation.drags[session]
    var taken = operation.dropOperation
    if drag.drag.session.context.isRestricted, taken.carries {
      // What must not leave the application has not, whatever the other program says.
      taken = .cancel
    } else if taken == .move {
      let mayMove =
        drag.drag.session.context.allowsMove && drag.operations.outside?.allows(.move) == true
      if mayMove {
        core.takeAway(drag.items, session: own)
        core.contentChanged()
      } else {
        taken = .copy
      }
    }
    step(own, on: .takenOutside(taken))
  }
}
