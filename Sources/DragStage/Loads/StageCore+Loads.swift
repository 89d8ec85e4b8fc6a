import DragItems
import DragSessions
import Machines

extension StageCore {
  /// Requests the data of an item for the view that performs its drop.
  mutating func load(
    _ request: LoadRequest, of item: DragItem, in session: SessionID, at view: ViewID?
  ) throws(StageError) -> LoadToken {
    let view = try performingView(view, in: session, item: item.item)
    guard !state.drags[session].indices(of: item).isEmpty else {
      throw .unknownItem(data.catalog.names[item.item])
    }
    record(
      .transfer(.asked(view, item.item, request)), session: session, at: performer(of: session))
    let token = state.loads.newToken()
    start(token, of: item, request, in: session, at: view)
    state.drags[session].markTaken(item)
    return token
  }

  /// Requests an object of each item of a drop.
  mutating func loadObjects(
    of objectClass: ObjectClass, in session: SessionID, at view: ViewID?
  ) throws(StageError) -> LoadToken {
    let view = try performingView(view, in: session, item: nil)
    record(
      .transfer(.askedForAll(view, objectClass)), session: session, at: performer(of: session))
    let items = state.drags[session].items
    let token = state.loads.newToken()
    let members = items.map { _ in state.loads.newToken() }
    state.loads.append(
      LoadBatch(
        token: token, session: session, destination: view, ordinal: performer(of: session),
        members: members, items: items.map { $0.item }, results: LoadResults(count: items.count)))
    state.drags[session].drop?.taken.formUnion(items.indices)
    for (item, member) in zip(items, members) {
      start(member, of: item, .object(objectClass), in: session, at: view)
    }
    return token
  }

  /// The view that may request data, because it performs the drop of a session and may choose
  /// positions of items; a load at any other view completes at once with an error, and is not
  /// stored.
  private mutating func performingView(
    _ view: ViewID?, in session: SessionID, item: ItemID?
  ) throws(StageError) -> ViewID {
    if let view, isLive(session), state.drags[session].dropView == view,
      state.drags[session].dropScope != nil,
      state.drags[session].drag.session.state == .performing
    {
      return view
    }
    if settings.countsTransitions { count(.load, Machine<Load>(Load.Context()), on: .barred) }
    throw recordViolation(.loadOutsideDrop, at: view, item: item, session: session)
  }

  /// Requests the data of an item that was dropped; it replaces the placeholder.
  mutating func startLoad(
    of item: DragItem, into placeholder: PlaceholderID, in session: SessionID
  ) {
    start(state.loads.newToken(), of: item, into: placeholder, in: session, at: placeholder.view)
  }

  private mutating func start(
    _ token: LoadToken, of item: DragItem, _ request: LoadRequest? = nil,
    into placeholder: PlaceholderID? = nil, in session: SessionID, at view: ViewID
  ) {
    var load = LoadState(
      token: token, session: session, item: item, destination: view, request: request,
      placeholder: placeholder,
      operation: state.drags[session].drag.session.context.ruling.proposal.operation,
      ordinal: performer(of: session))
    load.node = addProgress(of: load)
    state.loads.append(load)
    _ = step(load: token, on: .requested)
  }

  /// Takes a step of a load's machine, and carries out its effects, but for a result.
  ///
  /// The load is returned if the event completes it, and its result is to be delivered. An event
  /// that reports progress comes with the number of units that have arrived.
  private mutating func step(
    load token: LoadToken, on event: Load.Event, units: Int64? = nil
  ) -> LoadState? {
    guard var load = state.loads[token] else { return nil }
    var effects: [Load.Effect] = []
    if settings.countsTransitions { count(.load, load.load, on: event) }
    do throws(Load.InvalidTransition) {
      try load.load.advance(on: event, into: &effects)
    } catch {
      defect = defect ?? .load(error)
      return nil
    }
    state.loads.keep(load)
    for effect in effects {
      switch effect {
      case .request: ask(for: load)
      case .complete, .fail: return load
      case .report:
        if let units {
          record(.transfer(.progressed(load.item.reference, units)), session: load.session)
        }
      }
    }
    return nil
  }

  /// Asks the source, and sets the timers of its delivery and of the deadline.
  private mutating func ask(for load: LoadState) {
    switch delivery(of: load) {
    case nil: state.timers.set(.load(load.token), after: .zero)
    case .after(let delay): state.timers.set(.load(load.token), after: delay)
    case .manual, .never: break
    }
    // The data of unpacked items is available already.
    if seatsByView[load.item.origin] != nil, delivery(of: load) == .manual,
      let promised = representation(of: load)
    {
      request(promised.hostName ?? promised.type.text, of: load.item, in: load.session)
    }
    if let deadline = settings.loadDeadline {
      state.timers.set(.loadDeadline(load.token), after: deadline)
    }
  }

  /// Requests the data of an item from the host, by its name of the type.
  mutating func request(_ format: String, of item: DragItem, in session: SessionID) {
    record(.transfer(.requested(item.reference, format)), session: session)
    outbox.post(.requestData(item.reference, format))
  }

  /// Completes a load once, and removes it; it is remembered if its source might answer again.
  ///
  /// - Returns: The load, whose result is to be delivered; nil if it was complete.
  mutating func complete(_ token: LoadToken, with result: LoadResult) -> LoadState? {
    guard let load = step(load: token, on: result.event) else { return nil }
    state.timers.stop(.load(token))
    state.timers.stop(.loadDeadline(token))
    if let kept = state.loads.remove(token), let source = representation(of: kept),
      source.delivery == .manual || source.isAnsweredTwice
    {
      state.loads.remember(kept)
    }
    finishProgress(of: load, isAbandoned: result.event == .abandoned)
    return load
  }

  /// The first load of an item, or of a representation of it, that waits for its owner to deliver, or nil.
  func waitingLoad(of reference: ItemReference, _ type: TypeIdentifier? = nil) -> LoadState? {
    state.loads.loads(of: reference).first { load in
      delivery(of: load) == .manual && (type == nil || representation(of: load)?.type == type)
    }
  }

  /// Handles an answer to a complete load: it is an error, unless the load was canceled.
  mutating func answerAgain(_ reference: ItemReference, on event: Load.Event) throws(StageError) {
    guard var last = state.loads.answered[reference] else {
      throw .nothingLoading(data.catalog.names[reference.item])
    }
    var effects: [Load.Effect] = []
    if settings.countsTransitions { count(.load, last.load, on: event) }
    do throws(Load.InvalidTransition) {
      try last.load.advance(on: event, into: &effects)
      state.loads.keep(last)
    } catch {
      guard LoadError.diagnosis(of: error) != nil else {
        throw .nothingLoading(data.catalog.names[reference.item])
      }
      throw recordViolation(
        .handlerCalledTwice, at: reference.view, item: reference.item, session: last.session)
    }
  }

  /// Updates the number of units that the source of a load reports (CONTRACT-118).
  mutating func progressLoad(of reference: ItemReference, to units: Int64) throws(StageError) {
    guard let load = state.loads.loads(of: reference).first, let node = load.node,
      isLive(load.session)
    else { return try answerAgain(reference, on: .progressed) }
    do throws(ProgressTree.ProgressError) {
      try state.drags[load.session].drop?.progress?.report(units, in: node)
    } catch {
      throw .badProgress(units: units)
    }
    _ = step(load: load.token, on: .progressed, units: units)
  }

  private mutating func addProgress(of load: LoadState) -> ProgressTree.NodeID? {
    let units = representation(of: load)?.progressUnits ?? 1
    if state.drags[load.session].progress == nil {
      state.drags[load.session].drop?.progress = ProgressTree()
    }
    // The whole is open as long as the session is, so there are always units left.
    return try? state.drags[load.session].drop?.progress?.addLoad(total: units)
  }

  private mutating func finishProgress(of load: LoadState, isAbandoned: Bool) {
    guard let node = load.node, isLive(load.session) else { return }
    if isAbandoned {
      _ = try? state.drags[load.session].drop?.progress?.cancel(node)
    } else {
      try? state.drags[load.session].drop?.progress?.finish(node)
    }
  }

  /// The delivery of an item's data, or nil if there is none.
  ///
  /// A terminated application delivers nothing, and no load waits for it.
  func delivery(of load: LoadState) -> Representation.Delivery? {
    data.scene.isTerminated(load.item.origin) ? nil : representation(of: load)?.delivery
  }

  /// The representation that a load delivers, or nil.
  func representation(of load: LoadState) -> Representation? {
    let provider = data.catalog.providers[load.item.reference]
    let reader = data.reader(at: load.destination, of: load.item.origin)
    guard let request = load.request else {
      return bestTaken(of: provider, by: load, for: reader) ?? provider.first(for: reader)
    }
    return try? provider.representation(
      for: request, in: data.catalog.types.conformance, for: reader, isInDropScope: true)
  }

  /// The best representation of a type that the destination takes, or nil if it takes any or none.
  private func bestTaken(
    of provider: ItemProvider, by load: LoadState, for reader: ItemReader
  ) -> Representation? {
    guard let accepted = data.scene.behavior(of: load.receiver).acceptedTypes else { return nil }
    return provider.representations.first { offered in
      offered.isVisible(to: reader)
        && accepted.contains { data.catalog.types.conformance.conforms(offered.type, to: $0) }
    }
  }

  /// Adds a result to the batch of its load, if there is one.
  mutating func completeBatch(of load: LoadState, with result: LoadResult) -> LoadBatch.Progress {
    state.loads.completeBatch(of: load, with: result)
  }

  /// What a trace shows of a result.
  func detail(of result: LoadResult, for load: LoadState) -> CallDetail {
    switch result {
    case .success(let loaded): .load(load.item.item, loaded.type, error: nil)
    case .failure(let error):
      .load(load.item.item, representation(of: load)?.type, error: error.code)
    }
  }

  /// Ends a load whose destination has received the result: its data replaces the placeholder, or
  /// the placeholder is removed.
  mutating func conclude(_ load: LoadState, with result: LoadResult) {
    if isLive(load.session) {
      state.drags[load.session].hostDrop?.count(result, of: load.item.item)
    }
    data.catalog.files.endUse(after: result, isReceived: !data.scene.isTerminated(load.destination))
    guard let placeholder = load.placeholder, data.scene.gap(of: placeholder) != nil else { return }
    if case .success(.data(let type, let bytes)) = result {
      commit(load, type, bytes, to: placeholder)
    } else {
      extract(placeholder, session: load.session)
    }
  }

  /// Inserts the item at the present gap of its placeholder (CONTRACT-80); a moved item leaves its
  /// source.
  private mutating func commit(
    _ load: LoadState, _ type: TypeIdentifier, _ bytes: [UInt8], to placeholder: PlaceholderID
  ) {
    let view = load.destination
    let origin = load.item.origin
    let isLocal = data.scene[origin].application == data.scene[view].application
    let moves = load.movesItem(in: data.scene) && data.scene[origin].holds(load.item.item)
    // A moved item leaves its source first, so that it keeps its name within one collection.
    if moves { remove([load.item], movedBy: load.session) }
    if load.operation.leavesSource { changeData { $0.leave(load.item, session: load.session) } }
    data.presence.note(load.item.reference)
    guard let content = data.scene[view].collection else { return }
    let keepsName =
      (load.operation.leavesSource || !isLocal) && !content.order.contains(load.item.item)
      && !data.stores.isStored(
        data.catalog.names[load.item.item], besides: moves ? origin : nil, at: view)
    var reserved: Set<String> = []
    let item =
      keepsName
      ? load.item.item : data.copy(of: load.item.item, in: content, at: view, reserved: &reserved)
    var provider = ItemProvider()
    provider.register(Representation(type, .data(bytes)))
    data.catalog.providers[ItemReference(view: view, item: item)] = provider
    fill(placeholder, with: item, session: load.session)
  }

  /// Stores the bytes that arrive for the load of an external item.
  ///
  /// - Returns: The load, and the type that the bytes lack, if they are not what was requested; nil
  ///   if no load waits for them.
  mutating func store(
    _ bytes: [UInt8], of type: TypeIdentifier?, for reference: ItemReference
  ) -> (load: LoadState, missing: TypeIdentifier?)? {
    let waiting = state.loads.loads(of: reference).first { load in
      guard let kept = representation(of: load) else { return false }
      return kept.delivery == .manual && (type == nil || kept.type == type)
    }
    guard let waiting, let kept = representation(of: waiting) else { return nil }
    guard let format = kept.hostName, let form = AddressList.Form(format: format) else {
      data.catalog.providers[reference].replace(
        with: Representation(
          kept.type, .data(bytes), visibility: kept.visibility, delivery: .manual, form: kept.form,
          claimedSize: kept.claimedSize, hostName: kept.hostName))
      return (waiting, nil)
    }
    data.catalog.providers[reference].answer(bytes, listing: form, under: format)
    // A page's address does not complete a load of a file's address.
    let answered = representation(of: waiting)?.type
    let isMissing =
      answered.map { !data.catalog.types.conformance.conforms($0, to: kept.type) } ?? false
    return (waiting, isMissing ? kept.type : nil)
  }
}

extension LoadResult {
  /// The event of a load that completes with this result.
  fileprivate var event: Load.Event {
    switch self {
    case .success: .delivered
    case .failure(.cancelled): .abandoned
    case .failure(.failed(.handlerNeverCalled)): .expired
    case .failure(.itemUnavailable), .failure(.failed): .rejected
    }
  }
}
