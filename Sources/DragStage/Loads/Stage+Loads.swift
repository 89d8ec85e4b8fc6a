import CollectionModel
import DragItems
import DragSessions
import Machines

extension Stage {
  /// Requests the data of an item that was dropped; it replaces the placeholder.
  func startLoad(
    of item: DragItem, into placeholder: PlaceholderID, by operation: DropOperation,
    for session: SessionID
  ) {
    start(
      LoadState(
        token: core.newLoadToken(), session: session, item: item,
        destination: placeholder.view, placeholder: placeholder, operation: operation,
        ordinal: core.performer(of: session)), for: session)
  }

  /// Begins a load.
  func start(_ load: LoadState, for session: SessionID) {
    var load = load
    load.node = addProgress(of: load, for: session)
    core.state.loads.append(load)
    step(load: load.token, on: .requested)
  }

  /// Asks the source, and sets the timers of its delivery and of the deadline.
  func ask(for load: LoadState) {
    switch core.delivery(of: load) {
    case nil: core.state.timers.set(.load(load.token), after: .zero)
    case .after(let delay): core.state.timers.set(.load(load.token), after: delay)
    case .manual, .never: break
    }
    // The data of unpacked items is available already.
    if core.seat(of: load.item) != nil, core.delivery(of: load) == .manual,
      let promised = core.representation(of: load)
    {
      let format = promised.hostName ?? promised.type.text
      core.record(.transfer(.requested(load.item.reference, format)), session: load.session)
      core.commands.append(.requestData(load.item.reference, format))
    }
    if let deadline = settings.loadDeadline {
      core.state.timers.set(.loadDeadline(load.token), after: deadline)
    }
  }

  /// The result of a load at this moment: bytes, a file, or the bytes of an object (CONTRACT-113 to
  /// 116).
  func answer(to load: LoadState) -> LoadResult {
    if core.isTerminated(load.item.origin) { return .failure(.cancelled) }
    guard let representation = core.representation(of: load) else {
      return .failure(.itemUnavailable)
    }
    let name = core.providers[load.item.reference].filename(
      for: representation.type, in: core.types)
    let request = load.request ?? .data(representation.type)
    do throws(LoadError) {
      let item = try core.files.answer(request, from: representation, named: name)
      if case .object(let className, let type, let bytes) = item,
        core.classes[className]?.makes(bytes, type) == false
      {
        throw .failed(.unexpectedValueClass)
      }
      core.lend(item, to: load.destination)
      return .success(item)
    } catch {
      return .failure(error)
    }
  }

  /// Cancels a load of a drop that is being reverted.
  func abandon(_ load: LoadState) {
    step(load: load.token, on: .abandoned, bringing: .failure(.cancelled))
  }

  /// Delivers the data or the error of a load to the destination.
  func finish(_ load: LoadState, on event: Load.Event, with result: LoadResult) {
    retire(load.token)
    finishProgress(of: load, event)
    if !complete(batchOf: load, with: result) { notifyDidLoad(load, result) }
    if case .success = result {
      core.countForHost(load, hasArrived: true)
    } else {
      core.countForHost(load, hasArrived: false)
    }
    core.endUse(after: result, by: load.destination)
    if case .success(.data(let type, let bytes)) = result {
      commit(load, type, bytes)
    } else {
      removePlaceholder(of: load)
    }
  }

  /// Removes a complete load; it is remembered if its source might answer again.
  private func retire(_ token: LoadToken) {
    core.state.timers.stop(.load(token))
    core.state.timers.stop(.loadDeadline(token))
    guard let load = core.state.loads.remove(token) else { return }
    let representation = core.representation(of: load)
    guard representation?.delivery == .manual || representation?.isAnsweredTwice == true else {
      return
    }
    core.answerCount += 1
    core.state.answered[load.item.reference] = AnsweredLoad(
      item: load.item, load: load.load, session: load.session, number: core.answerCount)
  }

  private func notifyDidLoad(_ load: LoadState, _ result: LoadResult) {
    let view = load.destination
    let receiver = DestinationID(view.rawValue, ordinal: load.ordinal)
    guard !core.isTerminated(view), let destination = policies.destination(receiver) else { return }
    let detail: CallDetail
    switch result {
    case .success(let loaded): detail = .load(load.item.item, loaded.type, error: nil)
    case .failure(let error):
      let type = core.representation(of: load)?.type
      detail = .load(load.item.item, type, error: error.code)
    }
    core.record(.called(.didLoad, view, detail), session: load.session, at: load.ordinal)
    if let session = core.live(load.session) {
      var call = core.call(view, of: session, item: load.item.item)
      call.load = load.token
      destination.dragDidUpdate(.didLoad(load.item.item, result), call)
    }
  }

  /// Inserts the item at the present gap of its placeholder (CONTRACT-80); a moved item leaves its
  /// source.
  ///
  /// If the placeholder was removed, the data has no position, and nothing changes.
  private func commit(_ load: LoadState, _ type: TypeIdentifier, _ bytes: [UInt8]) {
    guard let placeholder = load.placeholder else { return }
    let view = load.destination
    guard core.gap(of: placeholder) != nil else { return }
    // A moved item leaves its source first, so that it keeps its name within one collection.
    let isLocal = core.scene[load.item.origin].application == core.scene[view].application
    // An item of another application leaves as well, if its mask allowed the move.
    let mayLeave =
      isLocal || core.scene[load.item.origin].options.operationsOutside?.allows(.move) == true
    let moves =
      load.operation == .move && mayLeave && core.scene[load.item.origin].holds(load.item.item)
    if moves { core.remove([load.item], session: load.session) }
    guard let content = core.scene[view].collection else { return }
    let keepsName =
      (load.operation == .move || !isLocal) && !content.order.contains(load.item.item)
      && !core.isStored(load.item.item, besides: moves ? load.item.origin : nil, at: view)
    var reserved: Set<String> = []
    let item =
      keepsName
      ? load.item.item : core.copy(of: load.item.item, in: content, at: view, reserved: &reserved)
    var provider = ItemProvider()
    provider.register(Representation(type, .data(bytes)))
    core.providers[ItemReference(view: view, item: item)] = provider
    core.fill(placeholder, with: item, session: load.session)
    core.contentChanged()
  }

  private func removePlaceholder(of load: LoadState) {
    guard let placeholder = load.placeholder, core.gap(of: placeholder) != nil else { return }
    core.extract(placeholder, session: load.session)
    core.contentChanged()
  }

  /// Completes a load that is reported together with others.
  ///
  /// - Returns: False if the load is reported individually.
  func complete(batchOf load: LoadState, with result: LoadResult) -> Bool {
    guard let found = core.state.batches.firstIndex(where: { $0.holds(load.token) }) else {
      return false
    }
    // Members have consecutive numbers.
    let place = Int(load.token.rawValue - core.state.batches[found].members[0].rawValue)
    do throws(LoadResults<LoadedItem>.ResultError) {
      try core.state.batches[found].results.complete(place, with: result)
    } catch {
      // Each member is a separate load that completes once: a second result does not exist.
      return true
    }
    guard let objects = core.state.batches[found].results.values else { return true }
    let batch = core.state.batches.remove(at: found)
    notifyDidLoadAll(batch, objects)
    return true
  }

  func notifyDidLoadAll(_ batch: LoadBatch, _ objects: [LoadedItem]) {
    let view = batch.destination
    let receiver = DestinationID(view.rawValue, ordinal: batch.ordinal)
    guard !core.isTerminated(view), let destination = policies.destination(receiver) else { return }
    let failed = Set(batch.results.errors.map { $0.item })
    let made = batch.items.indices.filter { !failed.contains($0) }.map { batch.items[$0] }
    core.record(.called(.didLoadAll, view, .items(made)), session: batch.session, at: batch.ordinal)
    guard let session = core.live(batch.session) else { return }
    var call = core.call(view, of: session)
    call.load = batch.token
    destination.dragDidUpdate(.didLoadAll(objects), call)
  }
}
