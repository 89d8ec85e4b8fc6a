import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Machines

extension Stage {
  /// Asks a destination to perform the drop of a drag.
  ///
  /// - Returns: True if it has taken the items already.
  func askPerform(_ destination: DestinationID, of session: SessionID) -> Bool {
    let view = ViewID(destination)
    let drag = core.state.drags[session]
    core.state.drags[session].beginDrop(on: view)
    if destination.ordinal == 0, let item = rowToMove(to: view, of: session) {
      if case .gap(let gap) = drag.drag.session.context.ruling.position {
        core.record(.called(.moveRow, view, .place(item, gap)), session: drag.id)
      }
      carryOutDrop(DropPerformance(.accept), at: view, dropGap(of: session), of: session)
      policies.destination(of: view)?.dragDidUpdate(
        .moveRow(item), core.call(view, of: session, item: item))
      return true
    }
    let landing = drag.drag.session.context.ruling.position
    core.record(
      .called(.perform, view, .position(landing)), session: session, at: destination.ordinal,
      on: drag.target)
    let scope = scope(at: view, of: session)
    core.state.drags[session].drop?.scope = scope
    let performance =
      policies.destination(destination)?.perform(
        core.call(view, of: session, aimingAt: destination), with: coordinator(of: drag.id))
      ?? DropPerformance(.nothing)
    guard performance.delay > .zero else {
      endScope(performance, at: view, of: session)
      return core.state.drags[session].drop?.isVetoed != true
    }
    core.state.drags[session].drop?.scope?.performance = performance
    core.state.timers.set(.perform(drag.id), after: performance.delay)
    // An item with a chosen position needs no gap any more.
    core.showAgain(of: session)
    return false
  }

  /// The scope in which the destination of a drop may choose, with the drop position before any
  /// choice.
  private func scope(at view: ViewID, of session: SessionID) -> DropScope {
    var place: StableGap?
    if case .gap(let gap) = core.lastPosition(of: session, at: view),
      let content = core.scene[view].collection
    {
      place = StableGap(gap, in: content)
    }
    return DropScope(place: place, insertsItems: dropGap(of: session) != nil)
  }

  /// Ends the scope of a drop: the items that the destination did not choose for arrive at the drop position.
  func endScope(_ performance: DropPerformance, at view: ViewID, of session: SessionID) {
    let gap =
      core.state.drags[session].drop?.scope?.insertsItems == true
      ? core.dropPlace(of: session) : nil
    core.state.drags[session].drop?.scope = nil
    carryOutDrop(performance, at: view, gap, of: session)
  }

  /// The one dropped row that a table moves itself, or nil if it moves none (CONTRACT-45).
  private func rowToMove(to view: ViewID, of session: SessionID) -> ItemID? {
    let proposal = core.state.drags[session].drag.session.context.ruling.proposal
    guard core.scene[view].options.movesRows, proposal.operation == .move,
      proposal.intent == .insertAt
    else { return nil }
    return core.onlyArrival(of: session, from: view)
  }

  /// The gap that a drop inserts at, or nil if it inserts no items.
  private func dropGap(of session: SessionID) -> GapIndex? {
    let ruling = core.state.drags[session].drag.session.context.ruling
    guard case .gap(let gap) = ruling.position else { return nil }
    switch ruling.proposal.intent {
    case .insertAt, .automatic: return gap
    case .unspecified, .insertInto: return nil
    }
  }

  private func carryOutDrop(
    _ performance: DropPerformance, at view: ViewID, _ gap: GapIndex?, of session: SessionID
  ) {
    switch performance.handling {
    case .nothing: return
    case .fail(let reason): core.fail(.application(reason: reason), at: view, of: session)
    case .accept: takeItems(at: view, gap, of: session, loadsForeign: true, loadsLocal: false)
    case .local: takeItems(at: view, gap, of: session, loadsForeign: false, loadsLocal: false)
    case .load: takeItems(at: view, gap, of: session, loadsForeign: true, loadsLocal: true)
    }
  }

  /// Inserts the items at the gap: local ones at once or by loading, foreign ones by loading.
  private func takeItems(
    at view: ViewID, _ gap: GapIndex?, of session: SessionID, loadsForeign: Bool, loadsLocal: Bool
  ) {
    guard
      let gap = gap.flatMap({ loadsLocal ? $0 : notifyWillReorder(to: $0, in: view, of: session) }),
      core.scene[view].collection != nil
    else { return }
    let reorder = loadsLocal ? nil : reorder(to: gap, in: view, of: session)
    let drag = core.state.drags[session]
    var arrivals: [DropArrival] = []
    for arrival in core.arrivals(of: session) {
      let (place, item) = (arrival.place, arrival.item)
      let isLocal = core.scene[item.origin].application == core.scene[view].application
      if isLocal, !loadsLocal {
        arrivals.append(DropArrival(place: place, item: item, isLoaded: false))
      } else if isLocal || loadsForeign {
        arrivals.append(DropArrival(place: place, item: item, isLoaded: true))
      }
    }
    arrive(
      arrivals, at: gap, in: view, by: drag.drag.session.context.ruling.proposal.operation,
      of: session)
    if let reorder, let session = core.live(drag.id),
      core.state.drags[session].drop?.taken != drag.drop?.taken
    {
      finish(reorder, in: view, of: session)
    }
  }

  /// One transaction: every item is inserted at the target, then the moved ones leave (M8).
  private func arrive(
    _ arrivals: [DropArrival], at gap: GapIndex, in view: ViewID, by operation: DropOperation,
    of session: SessionID
  ) {
    guard var content = core.scene[view].collection, !arrivals.isEmpty else { return }
    let moves = operation == .move
    if moves, let taken = firstTaken(of: arrivals, in: view, content) {
      return core.fail(.itemTaken(taken), at: view, of: session)
    }

    var reserved: Set<String> = []
    let run = arrivals.map { arrival -> ItemID in
      if arrival.isLoaded { return core.names.unnamed() }
      if moves { return arrival.item.item }
      return core.copy(of: arrival.item.item, in: content, at: view, reserved: &reserved)
    }
    let before = content.order
    let isChanged = content.changeOrNil { order throws(SnapshotError<Int, ItemID>) in
      let new = run.filter { !order.contains($0) }
      _ = try order.insert(new, at: gap)
      return try order.move(run, to: gap)
    }
    guard isChanged != nil else { return }
    for (arrival, item) in zip(arrivals, run) where arrival.isLoaded {
      content.setPlaceholder(item, Placeholder(item: arrival.item, session: session))
    }
    core.scene[view].collection = content
    recordArrivals(arrivals, run, at: gap, in: view, before: before, of: session)
    var leaving: [DragItem] = []
    for (arrival, item) in zip(arrivals, run) {
      core.state.drags[session].drop?.taken.insert(arrival.place)
      if arrival.isLoaded {
        core.remove(leaving, session: session)
        leaving = []
        let placeholder = PlaceholderID(view: view, stand: item)
        startLoad(of: arrival.item, into: placeholder, by: operation, for: session)
      } else {
        passOnProvider(of: arrival.item, to: ItemReference(view: view, item: item))
        if moves, arrival.item.origin != view { leaving.append(arrival.item) }
      }
    }
    core.remove(leaving, session: session)
    core.contentChanged()
  }

  private func firstTaken(
    of arrivals: [DropArrival], in view: ViewID, _ content: CollectionContent
  ) -> ItemID? {
    var run: Set<ItemID> = []
    return arrivals.first { arrival in
      guard !arrival.isLoaded else { return false }
      let isInTarget =
        arrival.item.origin != view && content.order.contains(arrival.item.item)
        || core.isStored(arrival.item.item, besides: arrival.item.origin, at: view)
      return isInTarget || !run.insert(arrival.item.item).inserted
    }?.item.item
  }

  /// Records the data lines of a drop, each with the indices at its time: the target first, then
  /// the sources.
  private func recordArrivals(
    _ arrivals: [DropArrival], _ run: [ItemID], at gap: GapIndex, in view: ViewID,
    before: Snapshot<Int, ItemID>, of session: SessionID
  ) {
    var gap = gap
    var order = before
    for (arrival, item) in zip(arrivals, run) {
      if let slot = order.slot(of: item) {
        if !gap.touches(slot) { core.publish(.moved(item, view, gap), session: session) }
        order.shift(item, to: gap)
      } else {
        if arrival.isLoaded {
          core.record(
            .called(.placeholderInsert, view, .place(arrival.item.item, gap)), session: session)
        } else {
          core.publish(.inserted(item, view, gap), session: session)
        }
        try? order.put([item], at: gap)
      }
      gap = GapIndex(
        section: gap.section, item: (order.slot(of: item)?.item ?? gap.item) + 1)
    }
    core.markChanged(run: run, in: view)
  }

  private func passOnProvider(of item: DragItem, to target: ItemReference) {
    let provider = core.providers[ItemReference(view: item.origin, item: item.item)]
    if !provider.representations.isEmpty { core.providers[target] = provider }
  }
}
