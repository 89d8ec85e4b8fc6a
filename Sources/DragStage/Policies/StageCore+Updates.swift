import DragSessions

/// What a policy is given that is asked for a proposal, and what that follows from.
struct UpdateQuestion {
  let call: DragContext
  fileprivate let hit: HitResult
  /// How often what lies below the pointers had changed before.
  fileprivate let placeChanges: Int
}

extension StageCore {
  /// What a destination is asked with for a proposal.
  mutating func beginUpdate(at destination: DestinationID, of session: SessionID) -> UpdateQuestion
  {
    let view = ViewID(destination)
    let hit = hit(at: destination, of: session)
    let call = state.callForUpdate(
      view, in: scene.gates[view.index].application, of: session, hit: hit, at: clock)
    return UpdateQuestion(call: call, hit: hit, placeChanges: placeChanges)
  }

  /// What becomes of the answer of a destination.
  mutating func rule(
    on answer: DropProposal?, to update: UpdateQuestion, at destination: DestinationID,
    of session: SessionID
  ) -> ResolvedProposal {
    let view = ViewID(destination)
    let gate = scene.gates[view.index]
    let proposal = answer ?? proposal(unansweredAt: destination, of: session)
    var hit = update.hit
    // What an application changes while it is asked counts at once, and it is not asked again: it might do so
    // each time.
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

  /// Whether a view is nested in one whose item a drag carries (M12); O(depth), and the items at each view
  /// around it that is not a collection.
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
