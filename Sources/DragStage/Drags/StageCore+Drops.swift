import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Machines

extension StageCore {
  /// Records a failed drop; if the destination has a veto, the drag becomes a cancel.
  mutating func fail(_ failure: DropFailure, at view: ViewID, of session: SessionID) {
    let destination = DestinationID(view.rawValue, ordinal: performer(of: session))
    record(.dropFailed(view, failure), session: session, at: destination.ordinal)
    state.drags[session].drop?.isVetoed = data.scene.behavior(of: destination).vetoes
  }

  /// Records a failed drop that is a cancel, whether or not the destination has a veto.
  mutating func refuse(_ failure: DropFailure, at view: ViewID, of session: SessionID) {
    fail(failure, at: view, of: session)
    state.drags[session].drop?.isVetoed = true
  }

  /// Removes the placeholders of a drop that its destination has rejected.
  mutating func discardPlaceholders(of session: SessionID, in view: ViewID) {
    let own = data.scene.placeholders(in: view).filter {
      data.scene.standIn($0)?.session == session
    }
    guard !own.isEmpty else { return }
    changeData { data in
      for placeholder in own {
        data.extract(placeholder, as: .placeholderDiscard, session: session)
      }
    }
    contentChanged()
  }

  /// Lets the destination of a drop choose; the drop has its position before any choice.
  mutating func openScope(at view: ViewID, of session: SessionID) {
    var place: StableGap?
    if case .gap(let gap) = lastPosition(of: session, at: view),
      let content = data.scene[view].collection
    {
      place = StableGap(gap, in: content)
    }
    let scope = DropScope(place: place, insertsItems: dropGap(of: session) != nil)
    state.drags[session].drop?.scope = scope
  }

  /// Ends the scope of a drop.
  ///
  /// - Returns: The gap of the items that the destination did not choose for; nil if they do not
  ///   arrive.
  mutating func closeScope(of session: SessionID) -> GapIndex? {
    let inserts = state.drags[session].dropScope?.insertsItems == true
    let gap = inserts ? dropPlace(of: session) : nil
    state.drags[session].drop?.scope = nil
    return gap
  }

  /// True if a drop has taken an item, or would bring one now.
  mutating func hasDropItems(of session: SessionID) -> Bool {
    !state.drags[session].taken.isEmpty || arrivalCount(of: session) > 0
  }

  /// Keeps a performance that takes time until its items arrive.
  mutating func postpone(_ performance: DropPerformance, of session: SessionID) {
    state.drags[session].drop?.scope?.performance = performance
    state.timers.set(.perform(session), after: performance.delay)
    // An item with a chosen position needs no gap any more.
    showAgain(of: session)
  }

  /// The one dropped row that a table moves itself, or nil if it moves none (CONTRACT-45).
  mutating func rowToMove(to view: ViewID, of session: SessionID) -> ItemID? {
    let proposal = state.drags[session].drag.session.context.ruling.proposal
    guard proposal.operation.leavesSource, proposal.intent == .insertAt,
      data.scene[view].options.movesRows
    else { return nil }
    return onlyArrival(of: session, from: view)
  }

  /// The gap that a drop inserts at, or nil if it inserts no items.
  mutating func dropGap(of session: SessionID) -> GapIndex? {
    let ruling = state.drags[session].drag.session.context.ruling
    guard case .gap(let gap) = ruling.position else { return nil }
    switch ruling.proposal.intent {
    case .insertAt, .automatic: return gap
    case .unspecified, .insertInto: return nil
    }
  }

  /// Notes the gap that a destination shows; one that the collection does not have is the pointer's.
  mutating func want(_ gap: GapIndex?, of session: SessionID, in view: ViewID) {
    let counts = data.scene[view].collection?.order.itemCounts ?? []
    state.drags[session].trail.wantedGap = gap.flatMap { gap in
      guard counts.indices.contains(gap.section), gap.item >= 0, gap.item <= counts[gap.section]
      else { return nil }
      return WantedGap(view: view, gap: gap)
    }
  }

  /// The reorder that a drop at a gap amounts to; nil if there is none or the options request no
  /// notifications.
  ///
  /// A drop is a reorder if it only moves items of the collection, and at least one of them changes
  /// its position. O(n), for the value that the application receives.
  mutating func reorder(to gap: GapIndex, in view: ViewID, of session: SessionID) -> Reorder? {
    guard data.scene[view].options.reorders != .none,
      let order = data.scene[view].collection?.order,
      state.drags[session].drag.session.context.ruling.proposal.operation.leavesSource
    else { return nil }
    let items = arrivals(of: session).map { $0.item }
    var final = order
    guard items.allSatisfy({ $0.origin == view }),
      let map = try? final.move(items.map({ $0.item }), to: gap)
    else { return nil }
    let origin = ChangeOrigin.user(session: Int(session.rawValue), sequence: 0)
    return ReorderTransaction(from: order, to: final, map: map, origin: origin)
  }

  /// Inserts the items at the gap: local ones at once or by loading, foreign ones by loading.
  mutating func takeItems(
    at view: ViewID, _ gap: GapIndex, of session: SessionID, loadsForeign: Bool, loadsLocal: Bool
  ) {
    let arrivals = arrivals(of: session).compactMap { arrival -> DropArrival? in
      let isLocal = data.scene[arrival.item.origin].application == data.scene[view].application
      guard isLocal || loadsForeign else { return nil }
      return DropArrival(
        place: arrival.place, item: arrival.item, isLoaded: !isLocal || loadsLocal)
    }
    arrive(arrivals, at: gap, in: view, of: session)
  }

  /// One transaction: every item is inserted at the target, then the moved ones leave (M8).
  private mutating func arrive(
    _ arrivals: [DropArrival], at gap: GapIndex, in view: ViewID, of session: SessionID
  ) {
    guard var content = data.scene[view].collection, !arrivals.isEmpty else { return }
    let moves = state.drags[session].drag.session.context.ruling.proposal.operation.leavesSource
    if moves, let taken = firstTaken(of: arrivals, in: view, content) {
      return fail(.itemTaken(taken), at: view, of: session)
    }

    var reserved: Set<String> = []
    var run: [ItemID] = []
    for arrival in arrivals {
      if arrival.isLoaded {
        run.append(data.catalog.names.unnamed())
      } else if moves {
        run.append(arrival.item.item)
      } else {
        run.append(
          data.copy(of: arrival.item.item, in: content, at: view, reserved: &reserved))
      }
    }
    let before = content.order
    let isChanged = content.changeItemsOrNil { order throws(SnapshotError<Int, ItemID>) in
      let new = run.filter { !order.contains($0) }
      let inserted = try order.insert(new, at: gap)
      let moved = try order.move(run, to: gap)
      return inserted.followed(by: moved) ?? moved
    }
    guard isChanged != nil else { return }
    for (arrival, item) in zip(arrivals, run) where arrival.isLoaded {
      content.setPlaceholder(item, Placeholder(item: arrival.item, session: session))
    }
    data.scene[view].collection = content
    if moves {
      changeData { data in
        for arrival in arrivals where !arrival.isLoaded {
          data.leave(arrival.item, session: session)
        }
      }
    }
    recordArrivals(arrivals, run, at: gap, in: view, before: before, of: session)
    var leaving: [DragItem] = []
    for (arrival, item) in zip(arrivals, run) {
      let isSame = moves && !arrival.isLoaded
      state.drags[session].markTaken(at: arrival.place, row: isSame ? nil : item)
      if arrival.isLoaded {
        remove(leaving, movedBy: session)
        leaving = []
        startLoad(of: arrival.item, into: PlaceholderID(view: view, stand: item), in: session)
      } else {
        let provider = data.catalog.providers[arrival.item.reference]
        if !provider.representations.isEmpty {
          data.catalog.providers[ItemReference(view: view, item: item)] = provider
        }
        if moves, arrival.item.origin != view { leaving.append(arrival.item) }
      }
    }
    remove(leaving, movedBy: session)
    if content.order.numberOfItems != before.numberOfItems {
      state.drags.outdate(at: [view], besides: session)
    }
    contentChanged()
  }

  private func firstTaken(
    of arrivals: [DropArrival], in view: ViewID, _ content: CollectionContent
  ) -> ItemID? {
    var run: Set<ItemID> = []
    return arrivals.first { arrival in
      guard !arrival.isLoaded else { return false }
      let isInTarget =
        arrival.item.origin != view && content.order.contains(arrival.item.item)
        || data.stores.isStored(
          data.catalog.names[arrival.item.item], besides: arrival.item.origin, at: view)
      return isInTarget || !run.insert(arrival.item.item).inserted
    }?.item.item
  }

  /// Records the data lines of a drop, each with the indices at its time: the target first, then
  /// the sources.
  private mutating func recordArrivals(
    _ arrivals: [DropArrival], _ run: [ItemID], at gap: GapIndex, in view: ViewID,
    before: Snapshot<Int, ItemID>, of session: SessionID
  ) {
    changeData { data in
      var gap = gap
      var order = before
      for (arrival, item) in zip(arrivals, run) {
        if let slot = order.slot(of: item) {
          if !gap.touches(slot) { data.publish(.moved(item, view, gap), session: session) }
          order.shift(item, to: gap)
        } else {
          if arrival.isLoaded {
            data.record(
              .called(.placeholderInsert, view, .place(arrival.item.item, gap)), session: session)
          } else {
            data.publish(.inserted(item, view, gap), session: session)
          }
          try? order.put([item], at: gap)
        }
        gap = GapIndex(section: gap.section, item: (order.slot(of: item)?.item ?? gap.item) + 1)
      }
      data.stores.mark(run: run, in: view)
    }
  }

  /// Reverts a reorder, unless a policy has changed the data again meanwhile.
  mutating func revert(_ reorder: Reorder, in view: ViewID) {
    guard data.scene[view].collection?.order == reorder.final else { return }
    let isReverted: Void? = try? changeData { data throws(StageError) in
      _ = try data.apply(BatchUpdate(reorder.map.inverted()), in: view)
    }
    if isReverted != nil { contentChanged(isPublished: true) }
  }

  /// Begins the drop of a drag, whose items the destination may place from now on.
  ///
  /// - Returns: What the question to the destination says of it.
  mutating func beginDrop(at destination: DestinationID, of session: SessionID) -> BegunDrop {
    let view = ViewID(destination)
    let position = state.drags[session].drag.session.context.ruling.position
    let target = state.drags[session].target
    state.drags[session].beginDrop(on: view)
    return BegunDrop(
      position: position, target: target,
      row: destination.ordinal == 0 ? rowToMove(to: view, of: session) : nil)
  }

  /// Prepares the question to take the items of a drop, and records it in the trace.
  mutating func preparePerform(
    _ drop: BegunDrop, at destination: DestinationID, of session: SessionID
  ) -> DragContext {
    let view = ViewID(destination)
    record(
      .called(.perform, view, .position(drop.position)), session: session,
      at: destination.ordinal, on: drop.target)
    openScope(at: view, of: session)
    return call(view, of: session, aimingAt: destination)
  }

  /// Ends the choices of a drop whose destination is about to be removed.
  mutating func closeChoices(of session: SessionID) { state.drags[session].drop?.scope = nil }

  /// The destination that has rejected the drop, whose rejection is carried out now.
  mutating func takeVeto(of session: SessionID) -> DestinationID? {
    state.drags[session].drop?.isVetoed = false
    return state.drags[session].drag.session.context.current
  }
}
