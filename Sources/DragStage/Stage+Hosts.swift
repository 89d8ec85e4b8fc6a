import DragGeometry
import DragItems
import DragSessions
import Machines

extension Stage {
  /// Takes what a host tells of a drag that its system owns.
  func hear(_ event: HostEvent, from seat: PointerID) throws(StageError) {
    hostAnswer = nil
    guard isKnown(seat) else { throw .unknownName("pointer \(seat.rawValue)") }
    guard let host = situation.pointers[seat.index].seat else { throw .hostRefused(.noSeat) }
    switch event {
    case .prepare(let point): try prepare(at: point, from: seat)
    case .began:
      guard let session = situation.pointers[seat.index].session,
        situation.state(of: session) == .lifted
      else { throw .hostRefused(.nothingOffered) }
      note(event, from: seat)
      begin(with: seat)
    case .enter(let drag, let point): try enter(drag, at: point, event, from: seat)
    case .identified(let isOwn): try identify(isOwn: isOwn, event, from: seat)
    case .unpacked(let items): try unpack(items, from: seat)
    case .update(let point):
      try check(point)
      guard try isInside(seat) else { return }
      go(to: point, from: seat) { note(event, from: seat) }
    case .offer(let mask):
      guard try isInside(seat) else { return }
      offer(mask, from: seat) { note(event, from: seat) }
    case .leave:
      // Behind a drop some systems tell of a leave, and others do not.
      if host.presence == .dropped { return }
      guard host.presence != .away else { throw .hostRefused(.notInside) }
      note(event, from: seat)
      leave(seat)
    case .drop(let point):
      if let point { try check(point) }
      guard try isInside(seat) else { return dropNothing(event, from: seat) }
      drop(at: point, event, from: seat)
    case .ended(let operation): end(by: operation, event, from: seat)
    }
  }

  private func check(_ point: Point) throws(StageError) {
    guard point.isFinite else { throw .notFinite }
  }

  func note(_ event: HostEvent, from seat: PointerID) {
    // An entry of a host has memory of its own.
    guard settings.keepsTrace else { return }
    record(.host(seat, event), session: nil)
  }

  /// Whether what a host tells of the drag that has come in concerns anybody.
  func isInside(_ seat: PointerID) throws(StageError) -> Bool {
    switch situation.pointers[seat.index].seat?.presence ?? .away {
    case .away: throw .hostRefused(.notInside)
    case .dropped: throw .hostRefused(.dropped)
    case .over: return false
    case .unplaced, .placed:
      if situation.hosted(by: seat) != nil { return true }
      situation.pointers[seat.index].seat?.presence = .over
      return false
    }
  }

  private func prepare(at point: Point, from seat: PointerID) throws(StageError) {
    try check(point)
    guard situation.pointers[seat.index].session == nil else { throw .hostRefused(.busy) }
    giveUpList(of: seat)
    note(.prepare(at: point), from: seat)
    situation.pointers[seat.index].point = point
    situation.pointers[seat.index].pressed = itemUnder(point)
    lastPressed = seat
    hostAnswer = .offered(nil)
    guard lift(with: seat), let session = situation.pointers[seat.index].session,
      let index = place(of: session)
    else { return }
    let drag = situation.drags[index]
    let types = drag.items.map { item in
      providers[item.reference].representations.filter { $0.visibility == .all }.map(\.type)
    }
    hostAnswer = .offered(
      HostOffer(
        session: session, items: drag.items, types: types,
        within: drag.within ?? [.copy, .move], outside: drag.outside ?? .copy))
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
    if situation.pointers[seat.index].seat?.isInside == true { leave(seat) }
    note(event, from: seat)
    situation.pointers[seat.index].seat?.drag = drag
    situation.pointers[seat.index].seat?.presence = .unplaced
    situation.pointers[seat.index].seat?.past = nil
    let own = situation.pointers[seat.index].session
    if let own, drag.isOwn != false, situation.state(of: own) != nil {
      if situation.state(of: own) == .lifted { begin(with: seat) }
      if let index = place(of: own) { situation.drags[index].offered = drag.operations }
    } else {
      receive(drag, from: seat)
    }
    if let point { go(to: point, from: seat) {} }
  }

  /// Begins the session of a drag that another program has begun.
  private func receive(_ drag: HostDrag, from seat: PointerID) {
    guard let outside = situation.pointers[seat.index].seat?.outside else { return }
    sessionCount += 1
    let id = SessionID(sessionCount)
    var received = DragSituation(
      id: id, drag: Drag(style: dragStyle, countsRows: settings.countsRows), pointer: seat,
      source: outside,
      application: scene[outside].application, contributors: [outside])
    received.items = itemsFromOutside(parcels(of: drag), of: seat)
    received.offered = drag.operations
    situation.drags.append(received)
    situation.pointers[seat.index].seat?.visitor = id
    lastBegun = id
    lastPressed = seat
    step(
      id, on: .foreignBegan(items: Int32(clamping: received.items.count), allowsMove: true))
  }

  /// The drag inside is at a point; the note is made where that is another one.
  private func go(to point: Point, from seat: PointerID, noting note: () -> Void) {
    let isSame =
      situation.pointers[seat.index].seat?.presence == .placed
      && situation.pointers[seat.index].point == point
    guard !isSame, let index = situation.hosted(by: seat) else { return }
    note()
    if settings.measuresSpeed { measure(seat, movingTo: point) }
    situation.pointers[seat.index].point = point
    situation.pointers[seat.index].seat?.presence = .placed
    step(at: index, on: .moved)
  }

  /// Notes how fast a drag goes inside; it was at rest where it has come in (CONTRACT-100).
  private func measure(_ seat: PointerID, movingTo point: Point) {
    let pointer = situation.pointers[seat.index]
    guard pointer.seat?.presence == .placed, pointer.motion != nil else {
      situation.pointers[seat.index].motion = Motion(since: now)
      return
    }
    situation.pointers[seat.index].motion?.move(
      by: point.squaredDistance(to: pointer.point).squareRoot(), at: now)
  }

  /// What is allowed now; of several words the last one counts.
  private func offer(_ mask: OperationMask, from seat: PointerID, noting note: () -> Void) {
    guard let index = situation.hosted(by: seat), situation.drags[index].offered != mask else {
      return
    }
    note()
    situation.drags[index].offered = mask
    step(at: index, on: .keysChanged)
  }

  /// The drag goes out; what another program began is over then, as nobody would tell us of its end.
  private func leave(_ seat: PointerID) {
    let visitor = situation.pointers[seat.index].seat?.visitor
    let session = visitor ?? situation.pointers[seat.index].session
    situation.pointers[seat.index].seat?.presence = .away
    situation.pointers[seat.index].seat?.past = nil
    if let session { step(session, on: .contentChanged) }
    situation.pointers[seat.index].seat?.visitor = nil
    if let visitor { step(visitor, on: .cancelled) }
  }

  private func identify(
    isOwn: Bool, _ event: HostEvent, from seat: PointerID
  ) throws(StageError) {
    guard try isInside(seat), let host = situation.pointers[seat.index].seat else { return }
    let own = situation.pointers[seat.index].session
    let isNews = isOwn ? host.visitor != nil && own != nil : host.visitor == nil
    guard isNews else { return }
    note(event, from: seat)
    let point = situation.pointers[seat.index].point
    leave(seat)
    var drag = host.drag
    drag.isOwn = isOwn
    situation.pointers[seat.index].seat?.presence = .unplaced
    if isOwn, let own, place(of: own) != nil {
      if situation.state(of: own) == .lifted { begin(with: seat) }
      // It may stand behind others now.
      if let index = place(of: own) { situation.drags[index].offered = drag.operations }
    } else {
      receive(drag, from: seat)
    }
    if host.presence == .placed { go(to: point, from: seat) {} }
  }

  private func drop(at point: Point?, _ event: HostEvent, from seat: PointerID) {
    note(event, from: seat)
    if let point { go(to: point, from: seat) {} }
    let session =
      situation.pointers[seat.index].seat?.visitor ?? situation.pointers[seat.index].session
    guard let session, let index = place(of: session) else {
      hostAnswer = .dropped(isTaken: false)
      return
    }
    hostAnswer = .dropped(
      isTaken: situation.drags[index].drag.session.context.ruling.proposal.operation.carries)
    situation.drags[index].hostDrop = HostDrop()
    situation.pointers[seat.index].seat?.presence = .dropped
    situation.pointers[seat.index].seat?.visitor = nil
    if situation.pointers[seat.index].session == session {
      situation.pointers[seat.index].session = nil
    }
    if case .dropped(isTaken: true) = hostAnswer, askForList(of: index) { return }
    step(session, on: .released(anyItemLeft: isAnyItemLeft(in: session)))
  }

  /// A drag is dropped that is over for us: its host hears so, as of every drop.
  private func dropNothing(_ event: HostEvent, from seat: PointerID) {
    hostAnswer = .dropped(isTaken: false)
    situation.pointers[seat.index].seat?.presence = .dropped
    guard let session = situation.pointers[seat.index].seat?.past else { return }
    situation.pointers[seat.index].seat?.past = nil
    note(event, from: seat)
    record(.hostFinished(seat, .cancel), session: session)
    orders.append(.finish(session, .cancel))
  }

  /// What a host's source and keys make of a proposal, where that is another operation.
  ///
  /// A destination proposes one operation, and can do copies and moves.
  func askedByHost(of index: Int, for operation: DropOperation) -> DropOperation? {
    guard operation.carries, let offered = situation.drags[index].offered else { return nil }
    let settled = negotiate(
      offered: offered, keys: situation.keys, supported: [.copy, .move],
      preferred: HostOperation(operation))
    return settled.isTaken ? settled.dropOperation : nil
  }

  /// The system says at the source how its drag has ended.
  private func end(by operation: HostOperation, _ event: HostEvent, from seat: PointerID) {
    guard let own = situation.pointers[seat.index].session, place(of: own) != nil else {
      // One that came from elsewhere ends as it would by leaving.
      guard situation.pointers[seat.index].seat?.isInside == true else { return }
      note(event, from: seat)
      return leave(seat)
    }
    note(event, from: seat)
    situation.pointers[seat.index].session = nil
    if situation.pointers[seat.index].seat?.visitor == nil {
      situation.pointers[seat.index].seat?.presence = .away
      if situation.state(of: own) == .dragging { step(own, on: .contentChanged) }
    }
    guard let index = place(of: own) else { return }
    guard situation.state(of: own) == .dragging else {
      orders.append(.letDown(own))
      return step(own, on: .liftCancelled)
    }
    let drag = situation.drags[index]
    var taken = operation.dropOperation
    if drag.drag.session.context.isRestricted, taken.carries {
      // What must not leave the application has not, whatever the other program says.
      taken = .cancel
    } else if taken == .move {
      let mayMove = drag.drag.session.context.allowsMove && drag.outside?.allows(.move) == true
      if mayMove {
        for item in drag.items { takeAway(item, session: own) }
        contentChanged()
      } else {
        taken = .copy
      }
    }
    step(own, on: .takenOutside(taken))
  }

  /// Lets a host go when everything of its drop has arrived or failed.
  func finishHostDrop(of index: Int) {
    let drag = situation.drags[index]
    guard let drop = drag.hostDrop, !drop.isFinished else { return }
    switch drag.drag.session.state {
    case .ending, .transferring, .transferred, .ended: break
    case .idle, .askingItems, .askingCanMove, .lifted, .askingAllowsMove, .askingRestricted,
      .askingFullSize, .dragging, .resolving, .sounding, .visiting, .gathering, .askingAdded,
      .performing, .discarded:
      return
    }
    guard !situation.loads.contains(where: { $0.session == drag.id }) else { return }
    situation.drags[index].hostDrop?.isFinished = true
    situation.timers.stop(.hostList(drag.id))
    let isForeign = situation.pointers[drag.pointer.index].seat?.outside == drag.source
    let operation = drop.operation(
      after: drag.drag.session.context.operation,
      bringing: isForeign ? drag.items.map(\.item) : [])
    record(.hostFinished(drag.pointer, operation), session: drag.id)
    orders.append(.finish(drag.id, operation))
  }

  /// A load of a host's drop is complete.
  func countForHost(_ load: LoadSituation, hasArrived: Bool) {
    guard let index = place(of: load.session), situation.drags[index].hostDrop != nil else {
      return
    }
    if hasArrived {
      situation.drags[index].hostDrop?.arrived.insert(load.item.item)
    } else {
      situation.drags[index].hostDrop?.hasFailed = true
    }
  }
}

extension Situation {
  /// The state of a session that has not ended, or nil.
  func state(of session: SessionID) -> DragSession.State? {
    place(of: session).map { drags[$0].drag.session.state }
  }
}
