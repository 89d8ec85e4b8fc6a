import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Machines

extension Stage {
  /// Asks for the data of an item that was dropped; it arrives in its placeholder.
  func startLoad(
    of item: DragItem, into view: ViewID, placeholder: ItemID, by operation: DropOperation,
    for index: Int
  ) {
    loadCount += 1
    let token = LoadToken(rawValue: loadCount)
    situation.loads.append(
      LoadSituation(
        token: token, session: situation.drags[index].id, item: item, destination: view,
        placeholder: placeholder, operation: operation))
    step(load: token, on: .requested)
    switch delivery(of: item, for: view) {
    case nil: situation.timers.set(.load(token), after: .zero)
    case .after(let delay): situation.timers.set(.load(token), after: delay)
    case .manual: break
    }
  }

  /// The data of a load is due: it arrives, or its source fails.
  func completeLoad(_ token: LoadToken) {
    guard let load = situation.loads.first(where: { $0.token == token }) else { return }
    let result: LoadResult
    if isSilent(load.item.origin) {
      result = .failure(.cancelled)
    } else if let representation = representation(of: load.item, for: load.destination) {
      switch representation.outcome {
      case .data(let bytes):
        result = .success(LoadedData(type: representation.type, bytes: bytes))
      case .failure(let reason): result = .failure(.failed(reason))
      }
    } else {
      result = .failure(.itemUnavailable)
    }
    complete(load, with: result)
  }

  /// Completes a load that waits for its owner.
  func resolveLoad(of reference: ItemReference) throws(StageError) {
    completeLoad(try waitingLoad(of: reference).token)
  }

  /// Fails a load that waits for its owner.
  func rejectLoad(of reference: ItemReference, reason: String) throws(StageError) {
    complete(try waitingLoad(of: reference), with: .failure(.failed(reason)))
  }

  private func waitingLoad(of reference: ItemReference) throws(StageError) -> LoadSituation {
    let waiting = situation.loads.first { load in
      load.item.origin == reference.view && load.item.item == reference.item
        && delivery(of: load.item, for: load.destination) == .manual
    }
    guard let waiting else { throw .nothingLoading(names[reference.item]) }
    return waiting
  }

  /// Gives up the loads whose source or destination belongs to an application that is gone.
  func abandonLoads(of application: ApplicationID) {
    for load in situation.loads
    where scene[load.item.origin].application == application
      || scene[load.destination].application == application
    {
      situation.timers.stop(.load(load.token))
      complete(load, with: .failure(.cancelled))
    }
  }

  /// The items whose loads wait for a word of their owner, in the order of asking.
  public var waitingLoads: [ItemReference] {
    situation.loads
      .filter { delivery(of: $0.item, for: $0.destination) == .manual }
      .map { ItemReference(view: $0.item.origin, item: $0.item.item) }
  }

  /// When the data of an item comes, or nil where none does.
  ///
  /// An application that is gone delivers nothing, and keeps nobody waiting for it.
  private func delivery(of item: DragItem, for view: ViewID) -> Representation.Delivery? {
    isSilent(item.origin) ? nil : representation(of: item, for: view)?.delivery
  }

  private func representation(of item: DragItem, for view: ViewID) -> Representation? {
    providers[ItemReference(view: item.origin, item: item.item)].first(
      forSameApplication: scene[item.origin].application == scene[view].application)
  }

  /// Completes a load once: the data takes its placeholder's place, or the placeholder goes.
  private func complete(_ load: LoadSituation, with result: LoadResult) {
    let event: Load.Event
    switch result {
    case .success: event = .delivered
    case .failure(.cancelled): event = .abandoned
    case .failure(.itemUnavailable), .failure(.failed): event = .rejected
    }
    step(load: load.token, on: event)
    situation.loads.removeAll { $0.token == load.token }
    tellDidLoad(load, result)
    if case .success(let data) = result {
      commit(load, data)
    } else {
      removePlaceholder(of: load)
    }
    if !situation.loads.contains(where: { $0.session == load.session }),
      let index = place(of: load.session),
      situation.drags[index].drag.session.state == .transferring
    {
      step(load.session, on: .loadsFinished)
    }
  }

  private func step(load token: LoadToken, on event: Load.Event) {
    guard let index = situation.loads.firstIndex(where: { $0.token == token }) else { return }
    var effects: [Load.Effect] = []
    do throws(Load.Refused) {
      try situation.loads[index].load.advance(on: event, into: &effects)
    } catch {
      defect = defect ?? .load(error)
    }
  }

  private func tellDidLoad(_ load: LoadSituation, _ result: LoadResult) {
    let view = load.destination
    guard !isSilent(view), let destination = scene[view].destination else { return }
    let detail: CallDetail
    switch result {
    case .success(let data): detail = .load(load.item.item, data.type, error: nil)
    case .failure(let error):
      let type = representation(of: load.item, for: view)?.type
      detail = .load(load.item.item, type, error: error.code)
    }
    record(.called(.didLoad, view, detail), session: load.session)
    if let index = place(of: load.session) {
      destination.didLoad(
        load.item.item, result, call(view, of: index, item: load.item.item))
    }
  }

  /// Puts the item where its placeholder stands now (CONTRACT-80); a moved one leaves its source.
  private func commit(_ load: LoadSituation, _ data: LoadedData) {
    let view = load.destination
    // Where a batch took the placeholder away nothing arrives, and so nothing leaves (B19).
    guard scene[view].collection?.order.contains(load.placeholder) == true else { return }
    // A moved item leaves its source first, so that it keeps its name inside one collection.
    let isLocal = scene[load.item.origin].application == scene[view].application
    let moves = load.operation == .move && isLocal && scene[load.item.origin].holds(load.item.item)
    if moves { takeAway(load.item, session: load.session) }
    guard var content = scene[view].collection,
      let slot = content.order.slot(of: load.placeholder)
    else { return }
    let keepsName =
      (load.operation == .move || !isLocal) && !content.order.contains(load.item.item)
    var reserved: Set<String> = []
    let item =
      keepsName ? load.item.item : copy(of: load.item.item, in: content, reserved: &reserved)
    let gap = GapIndex(section: slot.section, item: slot.item)
    let isChanged = content.changeOrNil { order throws(SnapshotError<Int, ItemID>) in
      _ = try order.delete([load.placeholder])
      return try order.insert([item], at: gap)
    }
    guard isChanged != nil else { return }
    content.setPlaceholder(load.placeholder, false)
    scene[view].collection = content
    var provider = ItemProvider()
    provider.register(Representation(data.type, .data(data.bytes)))
    providers[ItemReference(view: view, item: item)] = provider
    record(.called(.placeholderCommit, view, .place(item, gap)), session: load.session)
    contentChanged()
  }

  private func removePlaceholder(of load: LoadSituation) {
    let view = load.destination
    guard var content = scene[view].collection,
      let slot = content.order.slot(of: load.placeholder)
    else { return }
    let gap = GapIndex(section: slot.section, item: slot.item)
    _ = content.changeOrNil { order throws(SnapshotError<Int, ItemID>) in
      try order.delete([load.placeholder])
    }
    content.setPlaceholder(load.placeholder, false)
    scene[view].collection = content
    record(.called(.placeholderDelete, view, .place(load.item.item, gap)), session: load.session)
    contentChanged()
  }
}
