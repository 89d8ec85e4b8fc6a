import DragItems
import DragSessions
import Machines

extension Stage {
  /// Completes a load that is due: its data arrives, or its source fails.
  func completeLoad(_ token: LoadToken) {
    guard let load = core.state.loads[token] else { return }
    complete(load, with: answer(to: load))
    guard core.representation(of: load)?.isAnsweredTwice == true else { return }
    // The stage has recorded the second answer, and no destination waits for it.
    try? answerAgain(load.item.reference, on: .delivered)
  }

  /// Handles a source that did not answer before the deadline (CONTRACT-117).
  func expireLoad(_ token: LoadToken) {
    guard let load = core.state.loads[token] else { return }
    complete(load, with: .failure(.failed(.handlerNeverCalled)))
  }

  /// Completes a load that waits for its owner to deliver.
  func resolveLoad(of reference: ItemReference) throws(StageError) {
    guard let load = waitingLoad(of: reference) else {
      return try answerAgain(reference, on: .delivered)
    }
    completeLoad(load.token)
  }

  /// Fails a load that waits for its owner to deliver.
  func rejectLoad(of reference: ItemReference, reason: String) throws(StageError) {
    guard let load = waitingLoad(of: reference) else {
      if failList(reference, reason: reason) { return }
      return try answerAgain(reference, on: .rejected)
    }
    complete(load, with: .failure(.failed(reason)))
  }

  func waitingLoad(of reference: ItemReference) -> LoadState? {
    core.state.loads.loads(of: reference).first { core.delivery(of: $0) == .manual }
  }

  /// Handles an answer to a complete load: it is an error, unless the load was canceled.
  func answerAgain(_ reference: ItemReference, on event: Load.Event) throws(StageError) {
    guard var last = core.state.answered[reference] else {
      throw .nothingLoading(core.names[reference.item])
    }
    var effects: [Load.Effect] = []
    if settings.countsTransitions { core.count(.load, last.load, on: event) }
    do throws(Load.InvalidTransition) {
      try last.load.advance(on: event, into: &effects)
      core.state.answered[reference] = last
    } catch {
      guard LoadError.diagnosis(of: error) != nil else {
        throw .nothingLoading(core.names[reference.item])
      }
      throw core.recordViolation(
        .handlerCalledTwice, at: reference.view, item: reference.item,
        session: last.session)
    }
  }

  /// Cancels loads of a removed application or view.
  func abandonLoads(where isGivenUp: (LoadState) -> Bool) {
    for load in core.state.loads where isGivenUp(load) { giveUp(load) }
  }

  /// Cancels the loads of destinations that are about to be removed.
  ///
  /// A destination that is notified of it may not request more.
  func abandonDrops(at isGone: (DestinationID) -> Bool) {
    for session in core.state.drags.sessions
    where core.state.drags[session].drag.session.context.current.map(isGone) == true {
      core.state.drags[session].drop?.scope = nil
    }
    abandonLoads { isGone(DestinationID($0.destination.rawValue, ordinal: $0.ordinal)) }
  }

  /// Cancels an incomplete load (CONTRACT-118), and ends a transfer that waited for this load only.
  func giveUp(_ load: LoadState) {
    if core.state.loads[load.token] != nil { complete(load, with: .failure(.cancelled)) }
  }

  /// Completes a load once: its data replaces the placeholder, or the placeholder is removed.
  func complete(_ load: LoadState, with result: LoadResult) {
    let event: Load.Event
    switch result {
    case .success: event = .delivered
    case .failure(.cancelled): event = .abandoned
    case .failure(.failed(.handlerNeverCalled)): event = .expired
    case .failure(.itemUnavailable), .failure(.failed): event = .rejected
    }
    step(load: load.token, on: event, bringing: result)
    finishTransfer(of: load.session)
  }

  /// Ends a session that waited only for its loads, or completes the host's drop.
  func finishTransfer(of session: SessionID) {
    guard core.isLive(session) else { return }
    if !core.state.loads.has(session),
      core.state.drags[session].drag.session.state == .transferring
    {
      step(session, on: .loadsFinished)
    } else {
      core.finishHostDrop(of: session)
    }
  }

  /// Updates the number of units that the source of a load reports (CONTRACT-118).
  func progressLoad(of reference: ItemReference, to units: Int64) throws(StageError) {
    let open = core.state.loads.loads(of: reference).first
    guard let load = open, let node = load.node, let session = core.live(load.session) else {
      return try answerAgain(reference, on: .progressed)
    }
    do throws(ProgressTree.ProgressError) {
      try core.state.drags[session].drop?.progress?.report(units, in: node)
    } catch {
      throw .badProgress(units: units)
    }
    step(load: load.token, on: .progressed, units: units)
  }

  /// Cancels every load of a session for the user (CONTRACT-93): each completes with 3072, and the
  /// reported operation stays.
  func cancelTransfer(of session: SessionID) throws(StageError) {
    guard core.isLive(session) else { throw core.recordViolation(.sessionOver, session: session) }
    core.record(.transfer(.cancelled), session: session)
    for load in core.state.loads where load.session == session { giveUp(load) }
  }

  /// Delivers the bytes of an external item to the load that waits for them.
  func deliver(
    _ bytes: [UInt8], of type: TypeIdentifier?, for reference: ItemReference
  ) throws(StageError) {
    if try unpack(bytes, of: type, for: reference) { return }
    let waiting = core.state.loads.loads(of: reference).first { load in
      guard let kept = core.representation(of: load) else { return false }
      return kept.delivery == .manual && (type == nil || kept.type == type)
    }
    guard let waiting, let kept = core.representation(of: waiting) else {
      return try answerAgain(reference, on: .delivered)
    }
    if let format = kept.hostName, let form = AddressList.Form(format: format) {
      core.providers[reference].answer(bytes, listing: form, under: format)
      // A page's address does not complete a load of a file's address.
      if let answered = core.representation(of: waiting),
        !core.types.conformance.conforms(answered.type, to: kept.type)
      {
        return try rejectLoad(of: reference, reason: "no \(kept.type.text) was sent")
      }
    } else {
      core.providers[reference].replace(
        with: Representation(
          kept.type, .data(bytes), visibility: kept.visibility, delivery: .manual, form: kept.form,
          claimedSize: kept.claimedSize, hostName: kept.hostName))
    }
    completeLoad(waiting.token)
  }
}
