import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Machines

extension Stage {
  /// Asks for the data of an item that was dropped; it arrives in its placeholder.
  func startLoad(
    of item: DragItem, into placeholder: PlaceholderID, by operation: DropOperation,
    for index: Int
  ) {
    start(
      LoadSituation(
        token: newLoadToken(), session: situation.drags[index].id, item: item,
        destination: placeholder.view, placeholder: placeholder, operation: operation,
        place: performer(of: index)), for: index)
  }

  func newLoadToken() -> LoadToken {
    loadCount += 1
    return LoadToken(rawValue: loadCount)
  }

  /// Begins a load.
  func start(_ load: LoadSituation, for index: Int) {
    var load = load
    load.node = addProgress(of: load, for: index)
    situation.loads.append(load)
    step(load: load.token, on: .requested)
  }

  /// The source is asked, and the time is set at which its data comes or is given up.
  func ask(for load: LoadSituation) {
    switch delivery(of: load) {
    case nil: situation.timers.set(.load(load.token), after: .zero)
    case .after(let delay): situation.timers.set(.load(load.token), after: delay)
    case .manual, .never: break
    }
    // What was unpacked is here already.
    if seat(of: load.item) != nil, delivery(of: load) == .manual,
      let promised = representation(of: load)
    {
      let format = promised.hostName ?? promised.type.text
      record(.transfer(.requested(load.item.reference, format)), session: load.session)
      orders.append(.requestData(load.item.reference, format))
    }
    if let deadline = settings.loadDeadline {
      situation.timers.set(.loadDeadline(load.token), after: deadline)
    }
  }

  /// The data of a load is due: it arrives, or its source fails.
  func completeLoad(_ token: LoadToken) {
    guard let load = situation.loads.first(where: { $0.token == token }) else { return }
    complete(load, with: answer(to: load))
    guard representation(of: load)?.isAnsweredTwice == true else { return }
    // The stage has told of the second answer, and there is nobody else to tell.
    try? answerAgain(load.item.reference, on: .delivered)
  }

  /// The source has not answered until the deadline (CONTRACT-117).
  func expireLoad(_ token: LoadToken) {
    guard let load = situation.loads.first(where: { $0.token == token }) else { return }
    complete(load, with: .failure(.failed(.handlerNeverCalled)))
  }

  /// What a load brings now: bytes, a file, or the bytes of an object (CONTRACT-113 to 116).
  private func answer(to load: LoadSituation) -> LoadResult {
    if isSilent(load.item.origin) { return .failure(.cancelled) }
    guard let representation = representation(of: load) else {
      return .failure(.itemUnavailable)
    }
    let name = providers[load.item.reference].filename(for: representation.type, in: types)
    let request = load.request ?? .data(representation.type)
    do throws(LoadError) {
      let item = try files.answer(request, from: representation, named: name)
      if case .object(let className, let type, let bytes) = item,
        classes[className]?.makes(bytes, type) == false
      {
        throw .failed(.unexpectedValueClass)
      }
      lend(item, to: load.destination)
      return .success(item)
    } catch {
      return .failure(error)
    }
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

  func waitingLoad(of reference: ItemReference) -> LoadSituation? {
    situation.loads.first { $0.item.reference == reference && delivery(of: $0) == .manual }
  }

  /// A source speaks of a load that is complete: it may not, unless the load was given up.
  func answerAgain(_ reference: ItemReference, on event: Load.Event) throws(StageError) {
    let last = situation.answered.firstIndex { $0.item.reference == reference }
    guard let last else { throw .nothingLoading(names[reference.item]) }
    var effects: [Load.Effect] = []
    if settings.countsRows { count(.load, situation.answered[last].load, on: event) }
    do throws(Load.Refused) {
      try situation.answered[last].load.advance(on: event, into: &effects)
    } catch {
      guard LoadError.diagnosis(of: error) != nil else {
        throw .nothingLoading(names[reference.item])
      }
      throw told(
        .handlerCalledTwice, at: reference.view, item: reference.item,
        session: situation.answered[last].session)
    }
  }

  /// Gives up loads, because an application or a view is gone.
  func abandonLoads(where isGivenUp: (LoadSituation) -> Bool) {
    for load in situation.loads where isGivenUp(load) { giveUp(load) }
  }

  /// Gives up what destinations load that are about to be taken away; whoever is told so may not ask for more.
  func abandonDrops(at isGone: (DestinationID) -> Bool) {
    for index in situation.drags.indices
    where situation.drags[index].drag.session.context.current.map(isGone) == true {
      situation.drags[index].scope = nil
    }
    abandonLoads { isGone(DestinationID($0.destination.rawValue, place: $0.place)) }
  }

  /// Gives up a load that is not complete (CONTRACT-118).
  func giveUp(_ load: LoadSituation) {
    if situation.loads.contains(where: { $0.token == load.token }) {
      complete(load, with: .failure(.cancelled))
    }
  }

  /// The items whose loads are not complete, in the order of asking.
  public var openLoads: [ItemReference] {
    situation.loads.map { $0.item.reference } + waitingLists
  }

  /// The items whose last load was answered by their owner, who may not answer it again.
  public var answeredLoads: [ItemReference] { situation.answered.map(\.item.reference) }

  /// The items whose loads wait for a word of their owner, in the order of asking; those whose list
  /// a drop waits for come last.
  public var waitingLoads: [ItemReference] {
    situation.loads
      .filter { delivery(of: $0) == .manual }.map { $0.item.reference } + waitingLists
  }

  /// When the data of an item comes, or nil where none does.
  ///
  /// An application that is gone delivers nothing, and keeps nobody waiting for it.
  private func delivery(of load: LoadSituation) -> Representation.Delivery? {
    isSilent(load.item.origin) ? nil : representation(of: load)?.delivery
  }

  func representation(of load: LoadSituation) -> Representation? {
    let provider = providers[load.item.reference]
    let reader = reader(at: load.destination, of: load.item.origin)
    guard let request = load.request else { return provider.first(for: reader) }
    return try? provider.representation(
      for: request, in: types.conformance, for: reader, isInDropScope: true)
  }

  /// Completes a load once: the data takes its placeholder's place, or the placeholder goes.
  private func complete(_ load: LoadSituation, with result: LoadResult) {
    let event: Load.Event
    switch result {
    case .success: event = .delivered
    case .failure(.cancelled): event = .abandoned
    case .failure(.failed(.handlerNeverCalled)): event = .expired
    case .failure(.itemUnavailable), .failure(.failed): event = .rejected
    }
    step(load: load.token, on: event, bringing: result)
  }

  /// What a load has brought, or why it brought nothing, reaches whoever asked.
  func finish(_ load: LoadSituation, on event: Load.Event, with result: LoadResult) {
    retire(load.token)
    finishProgress(of: load, event)
    if !complete(batchOf: load, with: result) { tellDidLoad(load, result) }
    if case .success = result {
      countForHost(load, hasArrived: true)
    } else {
      countForHost(load, hasArrived: false)
    }
    endUse(after: result, by: load.destination)
    if case .success(.data(let type, let bytes)) = result {
      commit(load, type, bytes)
    } else {
      removePlaceholder(of: load)
    }
    if !situation.loads.contains(where: { $0.session == load.session }),
      let index = place(of: load.session),
      situation.drags[index].drag.session.state == .transferring
    {
      step(load.session, on: .loadsFinished)
    } else if let index = place(of: load.session) {
      finishHostDrop(of: index)
    }
  }

  /// The load is complete; its source is remembered where it might answer again.
  private func retire(_ token: LoadToken) {
    situation.timers.stop(.load(token))
    situation.timers.stop(.loadDeadline(token))
    guard let place = situation.loads.firstIndex(where: { $0.token == token }) else { return }
    let load = situation.loads.remove(at: place)
    let representation = representation(of: load)
    guard representation?.delivery == .manual || representation?.isAnsweredTwice == true else {
      return
    }
    situation.answered.removeAll { $0.item == load.item }
    situation.answered.append(
      AnsweredLoad(item: load.item, load: load.load, session: load.session))
  }

  private func tellDidLoad(_ load: LoadSituation, _ result: LoadResult) {
    let view = load.destination
    let receiver = DestinationID(view.rawValue, place: load.place)
    guard !isSilent(view), let destination = scene.destination(receiver) else { return }
    let detail: CallDetail
    switch result {
    case .success(let loaded): detail = .load(load.item.item, loaded.type, error: nil)
    case .failure(let error):
      let type = representation(of: load)?.type
      detail = .load(load.item.item, type, error: error.code)
    }
    record(.called(.didLoad, view, detail), session: load.session, at: load.place)
    if let index = place(of: load.session) {
      var call = call(view, of: index, item: load.item.item)
      call.load = load.token
      destination.didLoad(load.item.item, result, call)
    }
  }

  /// Puts the item where its placeholder stands now (CONTRACT-80); a moved one leaves its source.
  ///
  /// Where the placeholder is over already, the data has no place, and nothing changes.
  private func commit(_ load: LoadSituation, _ type: TypeIdentifier, _ bytes: [UInt8]) {
    guard let placeholder = load.placeholder else { return }
    let view = load.destination
    guard gap(of: placeholder) != nil else { return }
    // A moved item leaves its source first, so that it keeps its name inside one collection.
    let isLocal = scene[load.item.origin].application == scene[view].application
    // Another application's item leaves as well, where its mask let it be moved at all.
    let mayLeave =
      isLocal || scene[load.item.origin].options.operationsOutside?.allows(.move) == true
    let moves = load.operation == .move && mayLeave && scene[load.item.origin].holds(load.item.item)
    if moves { takeAway(load.item, session: load.session) }
    guard let content = scene[view].collection else { return }
    let keepsName =
      (load.operation == .move || !isLocal) && !content.order.contains(load.item.item)
      && !isStored(load.item.item, besides: moves ? load.item.origin : nil, at: view)
    var reserved: Set<String> = []
    let item =
      keepsName
      ? load.item.item : copy(of: load.item.item, in: content, at: view, reserved: &reserved)
    var provider = ItemProvider()
    provider.register(Representation(type, .data(bytes)))
    providers[ItemReference(view: view, item: item)] = provider
    fill(placeholder, with: item, session: load.session)
    contentChanged()
  }

  private func removePlaceholder(of load: LoadSituation) {
    guard let placeholder = load.placeholder, gap(of: placeholder) != nil else { return }
    takeOut(placeholder, session: load.session)
    contentChanged()
  }
}
