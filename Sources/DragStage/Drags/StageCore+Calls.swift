import DragItems
import DragSessions

extension StageCore {
  /// The context for a policy; the context for a destination includes the content under the
  /// pointer.
  mutating func call(
    _ view: ViewID, of session: SessionID, item: ItemID? = nil, pointer: PointerID? = nil,
    aimingAt destination: DestinationID? = nil
  ) -> DragContext {
    let hit = destination.map { self.hit(at: $0, of: session) } ?? HitResult.nothing
    return call(view, of: session, item: item, pointer: pointer, hit: hit)
  }

  mutating func call(
    _ view: ViewID, of session: SessionID, item: ItemID? = nil, pointer: PointerID? = nil,
    hit: HitResult
  ) -> DragContext {
    var context = DragContext()
    describe(view, of: session, item: item, pointer: pointer, hit: hit, into: &context)
    return context
  }

  /// Makes a context that of a policy that is called now.
  mutating func describe(
    _ view: ViewID, of session: SessionID, item: ItemID? = nil, pointer: PointerID? = nil,
    hit: HitResult = .nothing, into context: inout DragContext
  ) {
    state.describe(
      view, in: data.scene.gates[view.index].application, of: session, item: item, pointer: pointer,
      hit: hit, at: clock.now, into: &context)
  }

  /// Prepares the call that asks a drag's source, and records it in the trace.
  ///
  /// - Returns: False if the view's own source has the default answers, and is not called.
  private mutating func prepareSource(
    _ callback: Callback, _ detail: CallDetail = .none, item: ItemID? = nil,
    for session: SessionID, _ call: inout PendingCall
  ) -> Bool {
    let asked = state.drags[session].asked
    let view = state.drags[session].source
    record(.called(callback, view, detail), session: session, at: asked.ordinal)
    let gate = data.scene.gates[view.index]
    if asked.ordinal == 0, gate.hasSource, !gate.asksSource { return false }
    call.source = gate.hasSource ? asked : nil
    describe(view, of: session, item: item, into: &call.context)
    return true
  }

  /// Prepares the call that asks a drag's source for its items; without a pressed item it has none.
  ///
  /// - Returns: The answer of a source that is not called, or nil.
  mutating func prepareItems(of session: SessionID, _ call: inout PendingCall) -> Answer? {
    call.source = nil
    guard let pressed = state.pointers[state.drags[session].pointer.index].press.lent,
      data.scene.gates[state.drags[session].source.index].hasSource,
      !prepareSource(.items, item: pressed.item, for: session, &call)
    else { return nil }
    return lift(.pressed, pressed: pressed, of: session)
  }

  /// Prepares the call that asks a drag's source whether an item may be dragged.
  ///
  /// - Returns: The answer of a source that is not called, or nil.
  mutating func prepareCanMove(
    _ place: Int, of session: SessionID, _ call: inout PendingCall
  ) -> Answer? {
    let item = state.drags[session].items[place].item
    return prepareSource(.canMove, .item(item), item: item, for: session, &call)
      ? nil : .canMove(true)
  }

  /// Prepares a call that asks a drag's source about the drag as a whole.
  ///
  /// - Returns: The answer of a source that is not called, or nil.
  mutating func prepare(
    _ callback: Callback, orAnswer answer: Answer, of session: SessionID, _ call: inout PendingCall
  ) -> Answer? {
    prepareSource(callback, for: session, &call) ? nil : answer
  }

  /// Prepares the question for items to the next source of the view, and records it in the trace; false if there is none.
  mutating func prepareItemsOfNextSource(of session: SessionID, _ call: inout PendingCall) -> Bool {
    guard let asked = call.source, isLive(session), let next = data.scene.source(after: asked)
    else {
      return false
    }
    state.drags[session].ask(next)
    return prepareSource(.items, item: call.context.item, for: session, &call)
  }

  /// Takes the items that a source has given, nil if it was not asked.
  mutating func answer(
    items given: OfferedItems?, of session: SessionID, into call: inout PendingCall
  ) -> DragTurn {
    guard let given, let item = call.context.item else {
      return answer(.items(0), of: session, into: &call)
    }
    let pressed = ItemReference(view: call.context.view, item: item)
    return answer(lift(given, pressed: pressed, of: session), of: session, into: &call)
  }

  /// Gives a drag the items that its source offers.
  private mutating func lift(
    _ given: OfferedItems, pressed: ItemReference, of session: SessionID
  ) -> Answer {
    let items = data.scene.liftedItems(given, pressed: pressed)
    state.drags[session].setItems(items)
    return .items(Int32(clamping: items.count))
  }

  /// Removes an item that may not be dragged.
  mutating func answer(
    canMove mayMove: Bool, at place: Int, of session: SessionID, into call: inout PendingCall
  ) -> DragTurn {
    if !mayMove { state.drags[session].removeItem(at: place) }
    return answer(.canMove(mayMove), of: session, into: &call)
  }

  /// Prepares the call that asks a destination whether it handles a drag, and records it in the trace.
  mutating func prepareCanHandle(
    of destination: DestinationID, for session: SessionID, _ call: inout PendingCall
  ) {
    let view = ViewID(destination)
    record(.called(.canHandle, view, .none), session: session, at: destination.ordinal)
    call.destination = destination
    let hit = hit(at: destination, of: session)
    describe(view, of: session, hit: hit, into: &call.context)
  }

  /// Prepares the call of the policy that is notified, and records it in the trace.
  ///
  /// - Returns: The turn of the drag; nil if no policy is notified.
  mutating func prepare(
    _ notice: SessionNotification, of session: SessionID, _ call: inout PendingCall
  ) -> DragTurn? {
    switch notice {
    case .liftPreview(let place): return .notify(.liftPreview(Int(place)))
    case .cancelPreview(let place): return .notify(.cancelPreview(Int(place)))
    case .dropPreview(let view, let place): return .notify(.dropPreview(view, Int(place)))
    case .willAdd(let contributor): return .notify(.willAdd(Int(contributor)))
    case .conclude(let view): return .notify(.conclude(view))

    case .willLift: return toSource(.willLift, session, into: &call)
    case .liftCancelled: return toSource(.liftCancelled, session, into: &call)
    case .willBegin: return toSource(.willBegin, session, into: &call)
    case .didMove: return toSource(.didMove, session, into: &call)
    case .willEnd(let outcome):
      return toSource(.willEnd(outcome.operation), session, .outcome(outcome), into: &call)
    case .willCancel(let place):
      let item = state.drags[session].items[Int(place)]
      // If its origin was removed, it fades in place (contract 1.4).
      if !data.scene.isInPlace(item), state.drags[session].display.shows(Int(place)) {
        outbox.post(.animatePreview(session, item, .fades))
      }
      return toSource(
        .willCancel(item.item), session, .item(item.item), item: item.item, into: &call)
    case .didEnd(let outcome):
      sessions.lastOutcome = SessionOutcome(of: session, outcome)
      return toSource(.didEnd(outcome.operation), session, .outcome(outcome), into: &call)
    case .didTransfer: return toSource(.didTransfer, session, into: &call)

    case .enter(let view):
      blockOthers(of: ViewID(view), by: session)
      return toDestination(.enter, view, session, into: &call)
    case .exit(let view):
      state.drags[session].trail.forget(view)
      return toDestination(.exit, view, session, into: &call)
    case .willDrop(let view, let place):
      let item = state.drags[session].items[Int(place)].item
      return toDestination(.willDrop(item), view, session, .item(item), item: item, into: &call)
    case .willDropAll(let view): return toDestination(.willDropAll, view, session, into: &call)
    case .dropEnd(let view): return toDestination(.dropEnd, view, session, into: &call)
    }
  }

  /// Prepares the call that notifies a drag's source, and records it in the trace; nil if the drag has
  /// no source, or one that ignores notifications.
  private mutating func toSource(
    _ notification: DragNotification, _ session: SessionID, _ detail: consuming CallDetail = .none,
    item: ItemID? = nil, into call: inout PendingCall
  ) -> DragTurn? {
    let view = state.drags[session].source
    guard !data.scene.gates[view.index].isTerminated, data.scene.gates[view.index].hasSource else {
      return nil
    }
    let asked = state.drags[session].asked
    record(.called(notification.callback, view, detail), session: session, at: asked.ordinal)
    guard data.scene.gates[view.index].notifiesSource else { return nil }
    call.source = asked
    call.notification = notification
    describe(view, of: session, item: item, into: &call.context)
    return .notifySource
  }

  /// Prepares the call that notifies a destination; nil if it does not exist any more.
  mutating func toDestination(
    _ notification: DragNotification, _ destination: DestinationID, _ session: SessionID,
    _ detail: CallDetail = .none, item: ItemID? = nil, into call: inout PendingCall
  ) -> DragTurn? {
    let view = ViewID(destination)
    guard !data.scene.isTerminated(view), data.scene.isPresent(view),
      data.scene.hasDestination(destination)
    else { return nil }
    record(
      .called(notification.callback, view, detail), session: session, at: destination.ordinal)
    call.destination = destination
    call.notification = notification
    describe(view, of: session, item: item, into: &call.context)
    return .notifyDestination
  }

  /// Shows the preview that a policy has given an item, and records the call.
  mutating func show(
    _ preview: ItemPreview, of item: DragItem, at view: ViewID, _ ordinal: UInt32 = 0,
    in session: SessionID, as callback: Callback, _ flight: ItemFlight
  ) {
    record(
      .called(callback, view, .preview(item.item, preview)), session: session, at: ordinal)
    outbox.post(.animatePreview(session, item, flight))
  }

  /// Records every item that was neither dropped nor loaded, so that no loss goes unnoticed.
  mutating func recordUndropped(at destination: DestinationID, of session: SessionID) {
    guard settings.keepsTrace else { return }
    let items = state.drags[session].items
    // An item that was added twice arrives once, and the second one is not missing.
    let arrived = Set(state.drags[session].taken.map { items[$0] })
    for item in items where !arrived.contains(item) {
      record(
        .undropped(ViewID(destination), item.item), session: session, at: destination.ordinal)
    }
  }

  /// Adds the items that a source offers for a tap.
  ///
  /// - Returns: The answer to the drag.
  mutating func add(_ items: [DragItem], of source: DestinationID, to session: SessionID) -> Answer
  {
    guard !items.isEmpty else { return .added(0, joins: false) }
    state.drags[session].add(items)
    state.drags[session].carried?.added = items
    let joins = state.drags[session].join(source)
    return .added(Int32(clamping: items.count), joins: joins)
  }

  /// Notes that the source has made an item invisible at the lift.
  mutating func hide(_ place: Int, of session: SessionID) {
    state.drags[session].display.unseen.insert(place)
  }
}

// The call for a proposal, which is the only one of a move.
extension StageCore {
  /// Prepares the call that asks a destination for a proposal.
  mutating func prepareUpdate(
    of destination: DestinationID, for session: SessionID, _ call: inout PendingCall
  ) {
    let view = ViewID(destination)
    call.hit = hit(at: destination, of: session)
    call.placeChanges = placeChanges
    call.destination = destination
    // Most views have no gap, now and before.
    if call.hit.gap != nil || state.drags[session].trail.hysteresis != nil {
      state.drags[session].trail.hysteresis = call.hit.hysteresis(to: view)
    }
    describe(view, of: session, hit: call.hit, into: &call.context)
  }

  /// Resolves the answer of a destination.
  mutating func rule(
    on answer: DropProposal?, at destination: DestinationID, of session: SessionID,
    _ call: inout PendingCall
  ) -> ResolvedProposal {
    let view = ViewID(destination)
    let gate = data.scene.gates[view.index]
    let proposal =
      answer
      ?? state.drags[session].trail.proposal(
        unansweredAt: destination, by: data.scene.behavior(of: destination))
    // Changes that an application makes during the call take effect at once, without another query:
    // it might make changes each time.
    if placeChanges != call.placeChanges {
      call.hit = self.hit(at: destination, of: session)
      state.drags[session].trail.hysteresis = call.hit.hysteresis(to: view)
    }
    let limits = DropLimits(
      application: gate.application, keys: state.keys,
      isInsideItself: gate.parent != nil && isInsideItself(view, of: session),
      performsWithoutDestination: settings.performsWithoutDestination,
      multiItemMove: settings.multiItemMoves == .gap ? nil : multiItemMove(of: session, at: view))
    let ruling = state.drags[session].resolve(proposal, call.hit, at: view, under: limits)
    if gate.hasCustomBehavior || proposal.isPrecise
      || !state.drags[session].trail.memories.isEmpty
    {
      state.drags[session].trail.note(
        proposal, call.hit, at: destination, by: data.scene.behavior(of: destination),
        in: data.scene[view].collection)
    }
    record(
      .called(.update, view, .ruling(ruling)), session: session, at: destination.ordinal,
      on: call.hit.target(of: ruling.position))
    return ruling
  }

  /// What becomes of a move of a session's items at a view, if it carries several of that view's own
  /// (CONTRACT-65); O(items).
  @inline(never)
  private func multiItemMove(of session: SessionID, at view: ViewID) -> MultiItemMove? {
    let own = state.drags[session].items.lazy.filter { $0.origin == view }
    guard own.dropFirst().first != nil else { return nil }
    switch settings.multiItemMoves {
    case .gap: return nil
    case .withoutGap: return .withoutGap
    case .forbidden: return .forbidden
    }
  }

  /// Returns true if a view is nested in one whose item a drag carries (M12); O(depth), plus the
  /// items for each enclosing view that is not a collection.
  func isInsideItself(_ view: ViewID, of session: SessionID) -> Bool {
    var next = data.scene.gates[view.index].parent
    while let around = next {
      if case .item(let item, isThere: true) = data.scene[around].content,
        state.drags[session].items.contains(DragItem(item: item, origin: around))
      {
        return true
      }
      next = data.scene.gates[around.index].parent
    }
    return false
  }
}
