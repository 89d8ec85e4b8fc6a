import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Machines

extension StageCore {
  /// Returns true if an event for the drag that has entered has an effect.
  ///
  /// - Throws: ``StageError/hostRejected(_:)`` if it is invalid.
  mutating func isInside(_ seat: PointerID) throws(StageError) -> Bool {
    if state.pointers[seat.index].seat?.isInside == true, state.hosted(by: seat) == nil {
      stepSeat(seat, on: .sessionOver(nil))
    }
    return try concernsAnybody(.described, from: seat)
  }

  /// Returns true if an event of a host's drag has an effect, according to the seat's table.
  func concernsAnybody(
    _ event: HostSeat.Event, from seat: PointerID
  ) throws(StageError) -> Bool {
    guard var machine = state.pointers[seat.index].seat?.machine else { return false }
    var effects: [HostSeat.Effect] = []
    do throws(HostSeat.InvalidTransition) {
      return try machine.advance(on: event, into: &effects) == .stepped
    } catch {
      throw .hostRejected(machine.state == .dropped ? .dropped : .notInside)
    }
  }

  /// Steps a seat on an event that was checked before.
  mutating func stepSeat(_ seat: PointerID, on event: HostSeat.Event) {
    guard let host = state.pointers[seat.index].seat else { return }
    var effects: [HostSeat.Effect] = []
    if settings.countsTransitions { count(.seat, host.machine, on: event) }
    do throws(HostSeat.InvalidTransition) {
      try state.pointers[seat.index].seat?.machine.advance(on: event, into: &effects)
    } catch {
      defect = defect ?? .seat(seat, error)
    }
  }

  /// Adds the drag that another program has started.
  ///
  /// - Returns: Its session, and the event that begins it; nil if the pointer is not a seat.
  mutating func receive(
    _ drag: HostDrag, from seat: PointerID
  ) -> (session: SessionID, event: DragSessionMachine.Event)? {
    guard let outside = state.pointers[seat.index].seat?.externalView else { return nil }
    let id = sessions.addSession()
    var received = DragState(
      id: id,
      drag: DragSession(
        style: dragStyle(from: outside), countsTransitions: settings.countsTransitions),
      pointer: seat, source: outside, application: data.scene[outside].application)
    received.setItems(itemsFromOutside(drag.incomingItems(by: data.catalog.types), of: seat))
    received.operations.offer = HostMask(drag.operations)
    state.drags.append(received)
    stepSeat(seat, on: .foreignBegan(id))
    sessions.begin(id)
    lastPressed = seat
    let count = Int32(clamping: received.items.count)
    return (id, .foreignBegan(items: count, allowsMove: true))
  }

  /// Moves the drag inside to a point; the event is recorded if the point differs.
  ///
  /// - Returns: Its session, if the point differs.
  mutating func go(
    to point: Point, from seat: PointerID, noting event: HostEvent? = nil
  ) -> SessionID? {
    let pointer = state.pointers[seat.index]
    let isPlaced = pointer.seat?.machine.state == .placed
    guard !isPlaced || pointer.point != point, let session = state.hosted(by: seat) else {
      return nil
    }
    if let event { note(event, from: seat) }
    if settings.measuresSpeed {
      if isPlaced, pointer.motion != nil {
        measure(seat, movingBy: point.squaredDistance(to: pointer.point).squareRoot())
      } else {
        // The drag was at rest where it entered (CONTRACT-100).
        state.pointers[seat.index].motion = Motion(since: clock.now)
      }
    }
    state.pointers[seat.index].point = point
    stepSeat(seat, on: .moved)
    return session
  }

  /// Stores the allowed operations; of several reports, the last one counts.
  ///
  /// - Returns: The session of the drag inside, if they differ.
  mutating func offer(_ mask: OperationMask, from seat: PointerID) -> SessionID? {
    guard let session = state.hosted(by: seat),
      state.drags[session].operations.offer?.announced != mask
    else { return nil }
    note(.offer(mask), from: seat)
    var offer = state.drags[session].operations.offer ?? HostMask(mask)
    offer.announce(
      mask, by: state.pointers[seat.index].seat?.drag.dialect,
      inForce: state.drags[session].drag.session.context.ruling.proposal.operation)
    state.drags[session].operations.offer = offer
    return session
  }

  /// The offer of the drag that a seat has lifted, or nil.
  func offer(of seat: PointerID) -> HostOffer? {
    guard let session = state.pointers[seat.index].session, isLive(session) else { return nil }
    let drag = state.drags[session]
    let types = drag.items.map { item in
      data.catalog.providers[item.reference].representations.filter { $0.visibility == .all }.map {
        $0.type
      }
    }
    return HostOffer(
      session: session, items: drag.items, types: types,
      within: drag.operations.within ?? .everyDrop, outside: drag.operations.outside ?? .copy)
  }

  /// Handles the drop of a drag whose session is over: its host gets the answer of a rejected drop.
  mutating func dropNothing(_ event: HostEvent, from seat: PointerID) {
    outbox.set(answer: .dropped(isTaken: false))
    let past = state.pointers[seat.index].seat?.machine.context.endedSession
    stepSeat(seat, on: .dropped)
    guard let session = past else { return }
    note(event, from: seat)
    record(.hostFinished(seat, DragOutcome(.cancel)), session: session)
    outbox.post(.completeHostDrop(session, .cancel))
  }

  /// Handles the drop of the drag inside.
  ///
  /// - Returns: Its session, if it is not over.
  mutating func drop(from seat: PointerID) -> SessionID? {
    let session =
      state.pointers[seat.index].seat?.foreignSession ?? state.pointers[seat.index].session
    guard let session, isLive(session) else {
      outbox.set(answer: .dropped(isTaken: false))
      return nil
    }
    outbox.set(
      answer: .dropped(
        isTaken: state.drags[session].drag.session.context.ruling.proposal.operation.carries))
    state.drags[session].hostDrop = HostDrop()
    stepSeat(seat, on: .dropped)
    if state.pointers[seat.index].session == session { state.pointers[seat.index].session = nil }
    return session
  }

  /// The operation with which a drag ends outside, as another program reports it; the items of a
  /// move are removed.
  mutating func take(_ session: SessionID, by operation: DropOperation) -> DropOperation {
    guard operation.carries else { return operation }
    let drag = state.drags[session]
    // A restricted drag has not left the application, whatever the other program reports.
    if drag.drag.session.context.isRestricted { return .cancel }
    guard operation.leavesSource else { return operation }
    guard drag.drag.session.context.allowsMove, drag.operations.outside?.allows(.move) == true
    else { return .copy }
    remove(drag.items, movedBy: session)
    contentChanged()
    return .move
  }

  /// Takes a drag away from its pointer or seat, because it is canceled from outside its gesture.
  ///
  /// - Returns: True if a gesture has to be notified.
  mutating func release(_ session: SessionID) -> Bool {
    let pointer = state.drags[session].pointer
    let holder = state.pointers[pointer.index]
    let isInside = state.hosted(by: pointer) == session && holder.seat?.isInside == true
    if holder.session == session { state.pointers[pointer.index].session = nil }
    // The system's drag is still inside, and it is not the drag that the seat has lifted or will
    // lift.
    if isInside { stepSeat(pointer, on: .sessionOver(session)) }
    // A seat has no gesture.
    return holder.session == session && holder.seat == nil
  }

  /// Presses a seat at a point, where a drag may be lifted for the system; so far it offers nothing.
  mutating func press(_ seat: PointerID, at point: Point) {
    note(.prepare(at: point), from: seat)
    state.pointers[seat.index].point = point
    state.pointers[seat.index].press = press(at: point)
    lastPressed = seat
    outbox.set(answer: .offered(nil))
  }

  /// Lets a drag of the system enter.
  ///
  /// - Returns: The session that the seat has lifted, if any, which may be that drag.
  mutating func enter(_ drag: HostDrag, from seat: PointerID) -> SessionID? {
    state.pointers[seat.index].seat?.drag = drag
    stepSeat(seat, on: .entered)
    return state.pointers[seat.index].session
  }

  /// Stores the operations that the system allows for the stage's own drag.
  mutating func offer(_ operations: OperationMask, of session: SessionID) {
    state.drags[session].operations.offer = HostMask(operations)
  }

  /// Takes the drag away from the seat that has lifted it, because the system reports its end.
  mutating func endOwnDrag(of seat: PointerID) {
    state.pointers[seat.index].session = nil
    stepSeat(seat, on: .ended)
  }

  /// Sets the timer of a host's call.
  mutating func setTimer(ofCall number: UInt32, after delay: Microseconds) {
    state.timers.set(.hostCall(number), after: delay)
  }

  /// Stops the timer of a host's call.
  mutating func stopTimer(ofCall number: UInt32) { state.timers.stop(.hostCall(number)) }

  /// Makes a pointer the seat of a system's drags, which come from a view outside.
  mutating func makeSeat(_ pointer: PointerID, of outside: ViewID) {
    state.pointers[pointer.index].seat = SeatState(externalView: outside)
    seatsByView[outside] = pointer
  }

  /// Completes a host's drop when everything has arrived or failed.
  mutating func finishHostDrop(of session: SessionID) {
    let drag = state.drags[session]
    guard let drop = drag.hostDrop, drop.outcome == nil else { return }
    guard let settled = drag.outcome, !state.loads.has(drag.id) else { return }
    state.timers.stop(.hostList(drag.id))
    let isForeign = state.pointers[drag.pointer.index].seat?.externalView == drag.source
    let outcome = drop.outcome(
      after: settled, bringing: isForeign ? drag.items.map { $0.item } : [])
    state.drags[session].hostDrop?.outcome = outcome
    record(.hostFinished(drag.pointer, outcome), session: drag.id)
    outbox.post(.completeHostDrop(drag.id, outcome.operation))
  }

  mutating func note(_ event: HostEvent, from seat: PointerID) {
    // The trace entry of a host event allocates memory.
    guard settings.keepsTrace else { return }
    record(.host(seat, event), session: nil)
  }

  /// Adds the items of a drag that has entered to the external collection, each with its provider.
  mutating func itemsFromOutside(_ incomingItems: [IncomingItem], of seat: PointerID) -> [DragItem]
  {
    guard let outside = state.pointers[seat.index].seat?.externalView,
      var content = data.scene[outside].collection
    else { return [] }
    let items = incomingItems.map { incoming in
      let item = freeItem(incoming.name, from: seat, in: content)
      _ = content.changeOrNil { order throws(SnapshotError<Int, ItemID>) in
        let end = GapIndex(section: 0, item: order.numberOfItems)
        _ = try order.insert([item], at: end)
      }
      data.catalog.providers[ItemReference(view: outside, item: item)] = incoming.provider
      return DragItem(item: item, origin: outside)
    }
    data.scene[outside].collection = content
    return items
  }

  /// An item with a name that no other external item has, or with a number if it has no name.
  mutating func freeItem(
    _ name: String, from seat: PointerID, in content: CollectionContent
  ) -> ItemID {
    if name.isEmpty {
      state.pointers[seat.index].seat?.itemCount += 1
      let number = state.pointers[seat.index].seat?.itemCount ?? 1
      return data.catalog.names.item(named: "\(pointerNames[seat])-\(number)")
    }
    let item = data.catalog.names.item(named: name)
    guard content.order.contains(item) else { return item }
    guard let view = state.pointers[seat.index].seat?.externalView else { return item }
    var number = data.outsideNumbers[view]?.first(of: name) ?? 2
    while content.order.contains(data.catalog.names.item(named: "\(name)-\(number)")) {
      number += 1
    }
    let free = data.catalog.names.item(named: "\(name)-\(number)")
    data.outsideNumbers[view, default: OutsideNumbers()].take(number, of: name, for: free)
    return free
  }

  /// Removes the external items of a session.
  mutating func forgetOutside(_ drag: DragState) {
    guard let outside = state.pointers[drag.pointer.index].seat?.externalView,
      drag.source == outside,
      var content = data.scene[outside].collection
    else { return }
    let items = drag.items.filter { $0.origin == outside }
    _ = content.changeOrNil { order throws(SnapshotError<Int, ItemID>) in
      try order.delete(items.map { $0.item })
    }
    data.scene[outside].collection = content
    for item in items {
      data.catalog.providers.remove(item.reference)
      data.outsideNumbers[outside]?.leave(item.item)
    }
  }

  /// Requests the list of a drop, if it has one.
  ///
  /// - Returns: True if the drop waits.
  mutating func requestList(of session: SessionID) -> Bool {
    let drag = state.drags[session]
    let destination = drag.drag.session.context.current
    guard let host = state.pointers[drag.pointer.index].seat, drag.source == host.externalView,
      let item = drag.items.first,
      let format = data.catalog.listFormat(
        of: host.drag, item,
        accepted: destination.flatMap { data.scene.behavior(of: $0).acceptedTypes })
    else { return false }
    state.drags[session].hostDrop?.list = format
    request(format, of: item, in: session)
    if let deadline = settings.loadDeadline {
      state.timers.set(.hostList(session), after: deadline)
    }
    return true
  }

  /// The session whose drop waits for an item's list, or nil.
  func waitingList(of reference: ItemReference) -> SessionID? {
    // An item with a list has entered from outside, through the seat that its view represents.
    guard let seat = seatsByView[reference.view],
      let session = state.drags.waitingSession(of: seat),
      state.drags[session].items.first?.reference == reference
    else { return nil }
    return session
  }

  /// Ends the wait of a drop for its list.
  ///
  /// - Returns: False if it does not wait, or its drag has ended meanwhile.
  mutating func endWait(of session: SessionID) -> Bool {
    guard isLive(session), state.drags[session].hostDrop?.list != nil else { return false }
    state.drags[session].hostDrop?.list = nil
    state.timers.stop(.hostList(session))
    return state.drags[session].drag.session.state == .dragging
  }

  /// Uses the data of an item as the list that its drop waits for.
  ///
  /// - Returns: The drag's event, because destinations that were queried are queried again; nil if
  ///   the items and their types are as before.
  mutating func unpack(
    _ bytes: [UInt8], as format: String, _ kinds: [TypeIdentifier], for reference: ItemReference,
    in session: SessionID
  ) -> DragSessionMachine.Event? {
    let items = data.catalog.incomingItems(in: bytes, format, of: reference)
    if items.count > 1 { return exchangeItems(of: session, for: items) }
    let provider =
      items.first?.provider
      ?? data.catalog.provider(of: reference, keeping: bytes, as: format, kinds)
    return data.catalog.exchange(provider, of: reference) ? .itemsChanged(1) : nil
  }

  /// Stores the items that the system reports for a drag that has entered.
  ///
  /// - Returns: The drag's event; nil if the pointer is not a seat.
  mutating func unpack(
    _ items: [HostItem], from seat: PointerID, in session: SessionID
  ) -> DragSessionMachine.Event? {
    state.pointers[seat.index].seat?.drag.items = items
    guard let drag = state.pointers[seat.index].seat?.drag else { return nil }
    return exchangeItems(of: session, for: drag.incomingItems(by: data.catalog.types))
  }

  /// Replaces the items that have entered; queries are repeated.
  private mutating func exchangeItems(
    of session: SessionID, for incomingItems: [IncomingItem]
  ) -> DragSessionMachine.Event {
    let seat = state.drags[session].pointer
    forgetOutside(state.drags[session])
    let items = itemsFromOutside(incomingItems, of: seat)
    state.drags[session].setItems(items)
    note(.unpacked(items.map { HostItem(data.catalog.names[$0.item]) }), from: seat)
    return .itemsChanged(Int32(clamping: items.count))
  }

  /// Lets a drop whose list does not arrive be performed with the one item, whose load fails.
  mutating func failList(of session: SessionID, reason: String) {
    guard let format = state.drags[session].hostDrop?.list,
      let item = state.drags[session].items.first
    else { return }
    data.catalog.failList(format, of: item.reference, reason: reason)
  }
}
