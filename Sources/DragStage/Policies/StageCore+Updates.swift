import DragSessions

/// The context of a policy that is asked for a proposal, and the hit result that it is based on.
struct UpdateQuestion {
  let call: DragContext
  fileprivate let hit: HitResult
  /// The number of changes under the pointers before the question.
  fileprivate let placeChanges: Int
}

extension StageCore {
  /// The question to a destination for a proposal.
  mutating func beginUpdate(at destination: DestinationID, of session: SessionID) -> UpdateQuestion
  {
    let view = ViewID(destination)
    let hit = hit(at: destination, of: session)
    let call = state.callForUpdate(
      view, in: scene.gates[view.index].application, of: session, hit: hit, at: clock.now)
    return UpdateQuestion(call: call, hit: hit, placeChanges: placeChanges)
  }

  /// Resolves the answer of a destination, and passes it to the drag.
  ///
  /// - Returns: The next output of the drag.
  mutating func answer(
    _ proposal: DropProposal?, to update: UpdateQuestion, at destination: DestinationID,
    of session: SessionID
  ) -> DragSession.Output? {
    answer(.update(rule(on: proposal, to: update, at: destination, of: session)), of: session)
  }

  /// Resolves the answer of a destination.
  private mutating func rule(
    on answer: DropProposal?, to update: UpdateQuestion, at destination: DestinationID,
    of session: SessionID
  ) -> ResolvedProposal {
    let view = ViewID(destination)
    let gate = scene.gates[view.index]
    let proposal = answer ?? proposal(unansweredAt: destination, of: session)
    var hit = update.hit
    // Changes that an application makes during the call take effect at once, without another query:
    // it might make changes each time.
    if placeChanges != update.placeChanges {
      hit = self.hit(at: destination, of: session)
      state.drags[session].trail.hysteresis = hit.hysteresis(to: view)
    }
    let isInsideItself = gate.parent != nil && isInsideItself(view, of: session)
    let (ruling, hasStays) = state.rule(
      on: proposal, hit, at: view, in: gate.application, of: session,
      isInsideItself: isInsideItself,
      performsWithoutDestination: settings.performsWithoutDestination)
    if gate.hasCustomBehavior || proposal.isPrecise || hasStays {
      note(proposal, hit, at: destination, of: session)
    }
    record(
      .called(.update, view, .ruling(ruling)), session: session, at: destination.ordinal,
      on: hit.target(of: ruling.position))
    return ruling
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
