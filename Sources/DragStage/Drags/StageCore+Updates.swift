import DragSessions

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

  /// Resolves the answer of a destination, and passes it to the drag.
  ///
  /// - Returns: The next turn of the drag.
  mutating func answer(
    _ proposal: DropProposal?, at destination: DestinationID, of session: SessionID,
    into call: inout PendingCall
  ) -> DragTurn {
    let ruling = rule(on: proposal, at: destination, of: session, &call)
    return answer(.update(ruling), of: session, into: &call)
  }

  /// Resolves the answer of a destination.
  private mutating func rule(
    on answer: DropProposal?, at destination: DestinationID, of session: SessionID,
    _ call: inout PendingCall
  ) -> ResolvedProposal {
    let view = ViewID(destination)
    let gate = scene.gates[view.index]
    let proposal =
      answer
      ?? state.drags[session].trail.proposal(
        unansweredAt: destination, by: scene.behavior(of: destination))
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
        proposal, call.hit, at: destination, by: scene.behavior(of: destination),
        in: scene[view].collection)
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
    var next = scene.gates[view.index].parent
    while let around = next {
      if case .item(let item, isThere: true) = scene[around].content,
        state.drags[session].items.contains(DragItem(item: item, origin: around))
      {
        return true
      }
      next = scene.gates[around.index].parent
    }
    return false
  }
}
