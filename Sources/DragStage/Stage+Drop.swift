import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Machines

extension Stage {
  /// Lets a destination take the items of a drag.
  ///
  /// - Returns: Whether it has taken them already.
  func askPerform(_ destination: DestinationID, of index: Int) -> Bool {
    let view = ViewID(destination)
    let drag = situation.drags[index]
    situation.drags[index].dropped = view
    if destination.place == 0, movesOneRow(to: view, of: index) {
      let item = drag.items[0].item
      if case .gap(let gap) = drag.drag.session.context.ruling.landing {
        record(.called(.moveRow, view, .place(item, gap)), session: drag.id)
      }
      carryOutDrop(DropPerformance(.accept), at: view, dropGap(of: index), of: index)
      scene[view].destination?.didMoveRow(item, call(view, of: index, item: item))
      return true
    }
    let landing = drag.drag.session.context.ruling.landing
    record(
      .called(.perform, view, .landing(landing)), of: index, at: destination.place, on: drag.target)
    situation.drags[index].scope = scope(at: view, of: index)
    let performance =
      scene.destination(destination)?.perform(
        call(view, of: index, aimingAt: destination), with: coordinator(of: drag.id))
      ?? DropPerformance(.nothing)
    guard performance.delay > .zero else {
      carryOut(performance, at: view, of: index)
      return !situation.drags[index].isVetoed
    }
    situation.drags[index].scope?.performance = performance
    situation.timers.set(.perform(drag.id), after: performance.delay)
    return false
  }

  /// The time is up that a destination asked for: the items arrive now.
  func finishPerform(of session: SessionID) {
    // A destination that is gone meanwhile has ended the drag, and takes nothing.
    guard let index = place(of: session), let view = situation.drags[index].dropped,
      let performance = situation.drags[index].scope?.performance,
      situation.drags[index].drag.session.state == .performing,
      let destination = situation.drags[index].drag.session.context.current
    else { return }
    carryOut(performance, at: view, of: index)
    if situation.drags[index].isVetoed { return finishVeto(of: index) }
    do throws(DragError) {
      try situation.drags[index].drag.finishPerform(at: destination)
    } catch {
      defect = defect ?? .drag(session, error)
    }
    run(at: index, from: situation.drags[index].drag.next())
  }

  /// What the destination of a drop may choose in, with the place of the drop as it is before.
  private func scope(at view: ViewID, of index: Int) -> DropScope {
    var place: AnchoredGap?
    if case .gap(let gap) = lastPlace(of: index, at: view), let content = scene[view].collection {
      place = AnchoredGap(gap, in: content)
    }
    return DropScope(place: place, insertsItems: dropGap(of: index) != nil)
  }

  /// The scope of a drop ends: what the destination did not choose for arrives at its place.
  private func carryOut(_ performance: DropPerformance, at view: ViewID, of index: Int) {
    let gap = situation.drags[index].scope?.insertsItems == true ? dropPlace(of: index) : nil
    situation.drags[index].scope = nil
    carryOutDrop(performance, at: view, gap, of: index)
  }

  /// Whether a table moves its one dropped row itself (CONTRACT-45).
  func movesOneRow(to view: ViewID, of index: Int) -> Bool {
    let drag = situation.drags[index]
    let proposal = drag.drag.session.context.ruling.proposal
    return scene[view].options.movesRows && drag.items.count == 1 && drag.items[0].origin == view
      && proposal.operation == .move && proposal.intent == .insertAt
  }

  /// The gap that a drop inserts at, or nil where it inserts nothing.
  private func dropGap(of index: Int) -> GapIndex? {
    let ruling = situation.drags[index].drag.session.context.ruling
    guard case .gap(let gap) = ruling.landing else { return nil }
    switch ruling.proposal.intent {
    case .insertAt, .automatic: return gap
    case .unspecified, .insertInto: return nil
    }
  }

  private func carryOutDrop(
    _ performance: DropPerformance, at view: ViewID, _ gap: GapIndex?, of index: Int
  ) {
    switch performance.handling {
    case .nothing: return
    case .fail(let reason): fail(.application(reason: reason), at: view, of: index)
    case .accept: takeItems(at: view, gap, of: index, loadsForeign: true, loadsLocal: false)
    case .local: takeItems(at: view, gap, of: index, loadsForeign: false, loadsLocal: false)
    case .load: takeItems(at: view, gap, of: index, loadsForeign: true, loadsLocal: true)
    }
  }

  /// Takes the items at the gap: the local ones at once or by loading, the foreign ones by loading.
  private func takeItems(
    at view: ViewID, _ gap: GapIndex?, of index: Int, loadsForeign: Bool, loadsLocal: Bool
  ) {
    guard let gap = gap.flatMap({ loadsLocal ? $0 : tellWillReorder(to: $0, in: view, of: index) }),
      scene[view].collection != nil
    else { return }
    let reorder = loadsLocal ? nil : reorder(to: gap, in: view, of: index)
    let drag = situation.drags[index]
    var seen = Set(drag.taken.map { drag.items[$0] })
    var arrivals: [DropArrival] = []
    for (place, item) in drag.items.enumerated() {
      // An item that was added twice arrives once; one that was deleted meanwhile does not.
      guard seen.insert(item).inserted, scene[item.origin].holds(item.item) else { continue }
      let isLocal = scene[item.origin].application == scene[view].application
      if isLocal, !loadsLocal {
        arrivals.append(DropArrival(place: place, item: item, isLoaded: false))
      } else if isLocal || loadsForeign {
        arrivals.append(DropArrival(place: place, item: item, isLoaded: true))
      }
    }
    arrive(
      arrivals, at: gap, in: view, by: drag.drag.session.context.ruling.proposal.operation,
      of: index)
    if let reorder, let index = place(of: drag.id), situation.drags[index].taken != drag.taken {
      finish(reorder, in: view, of: index)
    }
  }

  /// One transaction: every item is inserted at the target, then the moved ones leave (M8).
  private func arrive(
    _ arrivals: [DropArrival], at gap: GapIndex, in view: ViewID, by operation: DropOperation,
    of index: Int
  ) {
    guard var content = scene[view].collection, !arrivals.isEmpty else { return }
    let moves = operation == .move
    if moves, let taken = firstTaken(of: arrivals, in: view, content) {
      return fail(.itemTaken(taken), at: view, of: index)
    }

    var reserved: Set<String> = []
    let run = arrivals.map { arrival -> ItemID in
      if arrival.isLoaded { return names.unnamed() }
      if moves { return arrival.item.item }
      return copy(of: arrival.item.item, in: content, at: view, reserved: &reserved)
    }
    let before = content.order
    let isChanged = content.changeOrNil { order throws(SnapshotError<Int, ItemID>) in
      let new = run.filter { !order.contains($0) }
      _ = try order.insert(new, at: gap)
      return try order.move(run, to: gap)
    }
    guard isChanged != nil else { return }
    let session = situation.drags[index].id
    for (arrival, item) in zip(arrivals, run) where arrival.isLoaded {
      content.setPlaceholder(item, Placeholder(item: arrival.item, session: session))
    }
    scene[view].collection = content
    tellArrivals(arrivals, run, at: gap, in: view, before: before, of: index)
    for (arrival, item) in zip(arrivals, run) {
      situation.drags[index].taken.insert(arrival.place)
      if arrival.isLoaded {
        let placeholder = PlaceholderID(view: view, stand: item)
        startLoad(of: arrival.item, into: placeholder, by: operation, for: index)
      } else {
        passOnProvider(of: arrival.item, to: ItemReference(view: view, item: item))
        if moves, arrival.item.origin != view {
          takeAway(arrival.item, session: session)
        }
      }
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
        || isStored(arrival.item.item, besides: arrival.item.origin, at: view)
      return isInTarget || !run.insert(arrival.item.item).inserted
    }?.item.item
  }

  /// The data lines of a drop, each as it counts at its moment: the target first, then the sources.
  private func tellArrivals(
    _ arrivals: [DropArrival], _ run: [ItemID], at gap: GapIndex, in view: ViewID,
    before: Snapshot<Int, ItemID>, of index: Int
  ) {
    let session = situation.drags[index].id
    var gap = gap
    var order = before
    for (arrival, item) in zip(arrivals, run) {
      if let slot = order.slot(of: item) {
        if !gap.touches(slot) { record(.moved(item, view, gap), session: session) }
        _ = try? order.move([item], to: gap)
      } else {
        if arrival.isLoaded {
          record(
            .called(.placeholderInsert, view, .place(arrival.item.item, gap)), session: session)
        } else {
          record(.inserted(item, view, gap), session: session)
        }
        _ = try? order.insert([item], at: gap)
      }
      gap = GapIndex(
        section: gap.section, item: (order.slot(of: item)?.item ?? gap.item) + 1)
    }
    noteForStore(run: run, in: view)
  }

  /// Takes a moved item out of the view that it came from.
  func takeAway(_ item: DragItem, session: SessionID?) {
    switch scene[item.origin].content {
    case .item(let own, true) where own == item.item:
      scene[item.origin].content = .item(own, isThere: false)
      record(.deleted(item.item, item.origin, nil), session: session)
    case .item: return
    case .collection(let kept):
      var content = kept.content
      guard let slot = content.order.slot(of: item.item) else { return }
      let gap = GapIndex(section: slot.section, item: slot.item)
      record(.deleted(item.item, item.origin, gap), session: session)
      let delete = { (content: inout CollectionContent) in
        _ = content.changeOrNil { order throws(SnapshotError<Int, ItemID>) in
          try order.delete([item.item])
        }
      }
      // Without a session it is the application that takes it.
      if session == nil { content.keepingSight(delete) } else { delete(&content) }
      scene[item.origin].collection = content
    }
  }

  private func passOnProvider(of item: DragItem, to target: ItemReference) {
    let provider = providers[ItemReference(view: item.origin, item: item.item)]
    if !provider.representations.isEmpty { providers[target] = provider }
  }

  func copy(
    of item: ItemID, in content: CollectionContent, at view: ViewID,
    reserved: inout Set<String>
  ) -> ItemID {
    let name = names.copyName(of: item) { name in
      reserved.contains(name)
        || names.known(name).map {
          content.order.contains($0) || isStored($0, besides: nil, at: view)
        } ?? false
    }
    reserved.insert(name)
    return names.item(named: name)
  }
}

/// An item of a drop on its way into the target.
struct DropArrival {
  /// Its place among the session's items.
  let place: Int
  let item: DragItem
  /// Whether its data is loaded into a placeholder.
  let isLoaded: Bool
}
