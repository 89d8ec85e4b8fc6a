import DragItems
import DragSessions
import Machines

extension Stage {
  /// The data of a load is due: it arrives, or its source fails.
  func completeLoad(_ token: LoadToken) {
    guard let load = core.state.loads[token] else { return }
    complete(load, with: answer(to: load))
    guard core.representation(of: load)?.isAnsweredTwice == true else { return }
    // The stage has recorded the second answer, and no destination waits for it.
    try? answerAgain(load.item.reference, on: .delivered)
  }

  /// The source has not answered until the deadline (CONTRACT-117).
  func expireLoad(_ token: LoadToken) {
    guard let load = core.state.loads[token] else { return }
    complete(load, with: .failure(.failed(.handlerNeverCalled)))
  }

  /// Completes a load that waits for its owner.
  func resolveLoad(of reference: ItemReference) throws(StageError) {
    guard let load = waitingLoad(of: reference) else {
      return try answerAgain(reference, on: .delivered)
    }
    completeLoad(load.token)
  }

  /// Fails a load that waits for its owner.
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

  /// A source speaks of a load that is complete: it may not, unless the load was given up.
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

  /// Gives up loads, because an application or a view is gone.
  func abandonLoads(where isGivenUp: (LoadState) -> Bool) {
    for load in core.state.loads where isGivenUp(load) { giveUp(load) }
  }

  /// Gives up what destinations load that are about to be taken away.
  ///
  /// A destination that is notified of it may not ask for more.
  func abandonDrops(at isGone: (DestinationID) -> Bool) {
    for session in core.state.drags.sessions
    where core.state.drags[session].drag.session.context.current.map(isGone) == true {
      core.state.drags[session].drop?.scope = nil
    }
    abandonLoads { isGone(DestinationID($0.destination.rawValue, ordinal: $0.ordinal)) }
  }

  /// Gives up a load that is not complete (CONTRACT-118), and ends a transfer that has waited for it alone.
  func giveUp(_ load: LoadState) {
    if core.state.loads[load.token] != nil { complete(load, with: .failure(.cancelled)) }
  }

  /// The items whose loads are not complete, in the order of asking.
  public var openLoads: [ItemReference] {
    core.state.loads.map { $0.item.reference } + waitingLists
  }

  /// The items whose last load was answered by their owner, who may not answer it again.
  public var answeredLoads: [ItemReference] {
    core.state.answered.values.sorted { $0.number < $1.number }.map { $0.item.reference }
  }

  /// An item of a view by its name whose data its owner answers for, or has answered for, or nil: it
  /// may have left the view.
  package func awaitedItem(_ name: String, in view: ViewID) -> ItemReference? {
    guard let item = core.names.known(name) else { return nil }
    let reference = ItemReference(view: view, item: item)
    let isAwaited =
      core.state.answered[reference] != nil
      || !core.state.loads.loads(of: reference).isEmpty
      || waitingList(of: reference) != nil
    return isAwaited ? reference : nil
  }

  /// The items whose loads wait for a word of their owner, in the order of asking; those whose list
  /// a drop waits for come last.
  public var waitingLoads: [ItemReference] {
    core.state.loads
      .filter { core.delivery(of: $0) == .manual }.map { $0.item.reference } + waitingLists
  }

  /// Completes a load once: the data takes its placeholder's place, or the placeholder goes.
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

  /// Lets a session that has waited for its loads alone end, or the host of its drop.
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

  /// The source of a load says how many of its units are there (CONTRACT-118).
  func progressLoad(of reference: ItemReference, to units: Int64) throws(StageError) {
    let open = core.state.loads.loads(of: reference).first
    guard let load = open, let node = load.node, let session = live(load.session) else {
      return try answerAgain(reference, on: .progressed)
    }
    do throws(ProgressTree.ProgressError) {
      try core.state.drags[session].drop?.progress?.report(units, in: node)
    } catch {
      throw .badProgress(units: units)
    }
    step(load: load.token, on: .progressed, units: units)
  }

  /// The user gives up every load of a session (CONTRACT-93): each completes with 3072, and the
  /// operation that was reported stays.
  func cancelTransfer(of session: SessionID) throws(StageError) {
    guard core.isLive(session) else { throw core.recordViolation(.sessionOver, session: session) }
    core.record(.transfer(.cancelled), session: session)
    for load in core.state.loads where load.session == session { giveUp(load) }
  }

  /// Brings the bytes of an item from outside to the load that waits for them.
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
      // A load of a file's address is not done by a page's.
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
