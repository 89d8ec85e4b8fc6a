import DragGeometry
import DragItems
import DragSessions
import Machines

/// The questions of a drag to its policies.
extension Stage {
  /// Asks the policy that a question is for, and passes the answer to the drag.
  ///
  /// - Returns: The next turn of the drag.
  func answer(
    _ question: DragTurn.PolicyQuestion, of session: SessionID, into call: inout PendingCall
  ) -> DragTurn {
    let answer: Answer
    switch question {
    case .items:
      var given = policies.source(call.source)?.items(for: call.context)
      // The first source of the view that offers items begins the drag.
      while given?.isEmpty ?? true, core.prepareItemsOfNextSource(of: session, &call) {
        given = policies.source(call.source)?.items(for: call.context)
      }
      return core.answer(items: given, of: session, into: &call)
    case .canMove(let place):
      let mayMove = call.context.item.flatMap {
        policies.source(call.source)?.canMove($0, for: call.context)
      }
      return core.answer(canMove: mayMove ?? false, at: place, of: session, into: &call)
    case .allowsMove:
      answer = .allowsMove(policies.source(call.source)?.allowsMove(for: call.context) ?? false)
    case .restricted:
      answer = .restricted(
        policies.source(call.source)?.isRestricted(for: call.context) ?? false)
    case .fullSize:
      answer = .fullSize(
        policies.source(call.source)?.prefersFullSize(for: call.context) ?? false)
    case .added: answer = askAdded(of: session)
    case .perform(let destination):
      answer = .perform(isDone: askPerform(destination, of: session))
    }
    return core.answer(answer, of: session, into: &call)
  }

  private func askAdded(of session: SessionID) -> Answer {
    guard let tap = core.takeTap(of: session) else { return .added(0, joins: false) }
    let view = tap.pressed.view
    var next = core.data.scene.firstSource(of: view)
    // The first source of the view that offers items adds them.
    while let asked = next, core.isLive(session) {
      next = core.data.scene.source(after: asked)
      guard let source = policies.source(asked) else { continue }
      core.record(
        .called(.addItems, view, .item(tap.pressed.item)), session: session, at: asked.ordinal)
      let given = source.itemsToAdd(
        for: core.call(view, of: session, item: tap.pressed.item, pointer: tap.pointer))
      let added = core.data.scene.dragItems(given, pressed: tap.pressed)
      if !added.isEmpty { return core.add(added, of: asked, to: session) }
    }
    return .added(0, joins: false)
  }

  /// Asks a destination to perform the drop of a drag.
  ///
  /// - Returns: True if it has taken the items already.
  private func askPerform(_ destination: DestinationID, of session: SessionID) -> Bool {
    let drop = core.beginDrop(at: destination, of: session)
    if let row = drop.row, moveRow(row, at: destination, of: session) { return true }
    let call = core.preparePerform(drop, at: destination, of: session)
    let performance =
      policies.destination(destination)?.perform(
        call, with: coordinator(of: session)) ?? .nothing
    if performance.delay > .zero {
      core.postpone(performance, of: session)
      return false
    }
    let gap = core.closeScope(of: session)
    takeUnchosenItems(performance, at: ViewID(destination), gap, of: session)
    return !core.state.drags[session].isVetoed
  }

  /// Moves a table's own row, if the table does not leave it to `perform` (CONTRACT-45).
  ///
  /// - Returns: False if the drop is to be performed.
  private func moveRow(
    _ item: ItemID, at destination: DestinationID, of session: SessionID
  ) -> Bool {
    let view = ViewID(destination)
    var gap = core.dropGap(of: session)
    if core.data.scene[view].options.asksRowMoves {
      let held = gap.flatMap { gap in
        core.data.scene[view].collection.flatMap { GapBeforeItem(gap, in: $0.order) }
      }
      core.record(
        .called(.mayMoveRow, view, gap.map { .place(item, $0) } ?? .item(item)), session: session)
      let mayMove = policies.destination(of: view)?.mayMoveRow(
        item, core.call(view, of: session, item: item, aimingAt: destination))
      guard mayMove == true else { return false }
      // The application may have changed the data.
      gap = held.flatMap { held in
        core.data.scene[view].collection.flatMap { held.gap(in: $0.order) }
      }
    }
    if let gap { core.record(.called(.moveRow, view, .place(item, gap)), session: session) }
    // An application that has taken the row away in its answer has another one in its place.
    if core.data.scene[view].holds(item) {
      takeUnchosenItems(.accept, at: view, gap, of: session)
    }
    policies.destination(of: view)?.dragDidUpdate(
      .moveRow(item), core.call(view, of: session, item: item))
    return true
  }

  /// Lets the items arrive that a destination did not choose for.
  func takeUnchosenItems(
    _ performance: DropPerformance, at view: ViewID, _ gap: GapIndex?, of session: SessionID
  ) {
    switch performance.handling {
    case .nothing: break
    case .fail(let reason): core.fail(.application(reason: reason), at: view, of: session)
    case .accept: takeLocalItems(at: view, gap, of: session, loadsForeign: true)
    case .local: takeLocalItems(at: view, gap, of: session, loadsForeign: false)
    case .load:
      guard let gap, core.data.scene[view].collection != nil else { return }
      core.takeItems(at: view, gap, of: session, loadsForeign: true, loadsLocal: true)
    }
  }

  /// Inserts local items at once; if they are only reordered, the destination is notified before
  /// and after, or the reorder is reverted, as its options say (D14).
  private func takeLocalItems(
    at view: ViewID, _ gap: GapIndex?, of session: SessionID, loadsForeign: Bool
  ) {
    guard var gap else { return }
    if let announced = core.reorder(to: gap, in: view, of: session) {
      let held = GapBeforeItem(gap, in: announced.initial)
      notify(.willReorder(announced), of: announced, in: view, of: session)
      // The application may have changed the data.
      let order = core.data.scene[view].collection?.order
      guard let moved = order.flatMap({ held?.gap(in: $0) }) else { return }
      gap = moved
    }
    guard core.data.scene[view].collection != nil else { return }
    let reorder = core.reorder(to: gap, in: view, of: session)
    let taken = core.state.drags[session].taken
    core.takeItems(at: view, gap, of: session, loadsForeign: loadsForeign, loadsLocal: false)
    guard let reorder, core.state.drags[session].taken != taken else { return }
    switch core.data.scene[view].options.reorders {
    case .none: break
    case .notify: notify(.didReorder(reorder), of: reorder, in: view, of: session)
    case .notifyAndRevert: core.revert(reorder, in: view)
    }
  }
}

/// The choices of destinations, which the core carries out.
extension Stage: ItemTaking {
  /// The coordinator of a session; outside of a drop it rejects every choice.
  func coordinator(of session: SessionID) -> DropCoordinator {
    guard core.isLive(session) else {
      let ended = core.lastSession.flatMap { $0.id == session ? $0 : nil }
      return DropCoordinator(
        of: session, into: ended?.dropped, items: ended?.items ?? [], at: nil, last: nil,
        by: .nothing, taker: self)
    }
    let context = core.state.drags[session].drag.session.context
    let view = core.state.drags[session].dropView ?? context.current.map { ViewID($0) }
    return DropCoordinator(
      of: session, into: view, items: core.state.drags[session].items, at: context.ruling.position,
      last: core.lastPosition(of: session, at: view), by: context.ruling, taker: self)
  }

  func place(of item: DragItem, at view: ViewID?) -> (slot: Slot?, size: Size) {
    let origin = core.data.scene[item.origin]
    switch origin.content {
    case .collection(let kept) where origin.holds(item.item):
      let slot = kept.content.order.slot(of: item.item)
      let frame = slot.flatMap { kept.content.geometry.frame(of: $0) }
      return (item.origin == view ? slot : nil, frame?.size ?? .zero)
    case .item(let own, isThere: true) where own == item.item: return (nil, origin.frame.size)
    case .collection, .item: return (nil, .zero)
    }
  }

  func choose(
    _ choice: DropChoice, for item: DragItem, in session: SessionID, at view: ViewID?
  ) throws(StageError) {
    try core.choose(choice, for: item, in: session, at: view)
  }

  func adopt(
    _ item: DragItem, as row: ItemReference, in session: SessionID, at view: ViewID?
  ) throws(StageError) {
    try core.adopt(item, as: row, in: session, at: view)
  }

  func putPlaceholders(
    for items: [DragItem], at gap: GapIndex?, in session: SessionID, at view: ViewID?
  ) throws(StageError) -> [PlaceholderID] {
    try core.putPlaceholders(for: items, at: gap, in: session, at: view)
  }

  func load(
    _ request: LoadRequest, of item: DragItem, in session: SessionID, at view: ViewID?
  ) throws(StageError) -> LoadToken {
    try core.load(request, of: item, in: session, at: view)
  }

  func loadObjects(
    of objectClass: ObjectClass, in session: SessionID, at view: ViewID?
  ) throws(StageError) -> LoadToken {
    try core.loadObjects(of: objectClass, in: session, at: view)
  }
}

/// The notifications of a drag.
extension Stage {
  /// Notifies or asks the policies of several views or of single items, and records the calls in the trace.
  func notify(
    _ notice: DragTurn.PolicyNotice, of session: SessionID, _ call: inout PendingCall
  ) {
    switch notice {
    case .liftPreview(let place): askLiftPreview(place, of: session)
    case .cancelPreview(let place): askCancelPreview(place, of: session)
    case .dropPreview(let destination, let place):
      askDropPreview(place, at: destination, of: session)
    case .willAdd(let contributor): notifyWillAdd(to: contributor, of: session)
    case .conclude(let view):
      if core.toDestination(.conclude, view, session, into: &call) != nil {
        policies.destination(call.destination)?.dragDidUpdate(call.notification, call.context)
      }
      core.recordUndropped(at: view, of: session)
    }
  }

  private func notifyWillAdd(to contributor: Int, of session: SessionID) {
    let drag = core.state.drags[session]
    guard drag.contributors.indices.contains(contributor) else { return }
    let asked = drag.contributors[contributor]
    let view = ViewID(asked)
    guard !core.data.scene.isTerminated(view), let source = policies.source(asked) else { return }
    let added = drag.carried?.added ?? []
    core.record(
      .called(.willAdd, view, .items(added.map { $0.item })), session: session, at: asked.ordinal)
    source.dragDidUpdate(.willAdd(added), core.call(view, of: session))
  }

  private func notify(
    _ notification: DragNotification, of reorder: Reorder, in view: ViewID, of session: SessionID
  ) {
    guard !core.data.scene.isTerminated(view),
      let destination = policies.destination(of: view)
    else { return }
    let items = reorder.map.moves.sorted { $0.to < $1.to }
      .compactMap { reorder.initial.item(at: $0.from) }
    core.record(.called(notification.callback, view, .items(items)), session: session)
    destination.dragDidUpdate(notification, core.call(view, of: session))
  }

  func notify(of result: LoadResult, for load: LoadState) {
    notify(
      .didLoad(load.item.item, result), core.detail(of: result, for: load), at: load.receiver,
      of: load.session, token: load.token, item: load.item.item)
  }

  /// Notifies a destination of the objects that could be made.
  func notify(of objects: [LoadedItem], for batch: LoadBatch) {
    let failed = Set(batch.results.errors.map { $0.item })
    let made = batch.items.indices.filter { !failed.contains($0) }.map { batch.items[$0] }
    notify(
      .didLoadAll(objects), .items(made), at: batch.receiver, of: batch.session,
      token: batch.token)
  }

  private func notify(
    _ notification: DragNotification, _ detail: CallDetail, at receiver: DestinationID,
    of session: SessionID, token: LoadToken, item: ItemID? = nil
  ) {
    let view = ViewID(receiver)
    guard !core.data.scene.isTerminated(view),
      let destination = policies.destination(receiver)
    else { return }
    core.record(
      .called(notification.callback, view, detail), session: session, at: receiver.ordinal)
    guard core.isLive(session) else { return }
    var call = core.call(view, of: session, item: item)
    call.load = token
    destination.dragDidUpdate(notification, call)
  }
}

/// The previews of single items.
extension Stage {
  /// Asks the source for the preview of an item as it rises; an invisible one gets no further
  /// queries.
  private func askLiftPreview(_ place: Int, of session: SessionID) {
    guard let (source, call, item) = source(of: place, in: session, at: .lift) else { return }
    let preview = source.liftPreview(item.item, call)
    if preview == .invisible { core.hide(place, of: session) }
    core.show(
      preview, of: item, at: call.view, core.state.drags[session].sourceOrdinal, in: session,
      as: .liftPreview,
      ItemFlight(preview, standard: .rises, invisible: .isUnseen))
  }

  /// Asks the source for the preview of an item as it flies home, unless it is invisible or was
  /// removed (CONTRACT-16).
  private func askCancelPreview(_ place: Int, of session: SessionID) {
    guard core.state.drags[session].display.shows(place),
      let (source, call, item) = source(of: place, in: session, at: .cancel),
      core.data.scene.isInPlace(item)
    else { return }
    let preview = source.cancelPreview(item.item, call)
    core.show(
      preview, of: item, at: call.view, core.state.drags[session].sourceOrdinal, in: session,
      as: .cancelPreview,
      ItemFlight(preview, standard: .home, invisible: .fades))
  }

  /// The source that is asked for the preview of an item, with the context; nil if it is not asked.
  private func source(
    of place: Int, in session: SessionID, at moment: PreviewMoments
  ) -> (source: any SourceReference, call: DragContext, item: DragItem)? {
    let drag = core.state.drags[session]
    let item = drag.items[place]
    guard core.data.scene[drag.source].options.asksPreviews.contains(moment),
      !core.data.scene.isTerminated(drag.source), let source = policies.source(drag.asked)
    else { return nil }
    return (source, core.call(drag.source, of: session, item: item.item), item)
  }

  /// Asks a destination for the preview of an item as it arrives, unless it is invisible
  /// (CONTRACT-29), or the destination has chosen its position.
  private func askDropPreview(
    _ place: Int, at destination: DestinationID, of session: SessionID
  ) {
    let drag = core.state.drags[session]
    let item = drag.items[place]
    let view = ViewID(destination)
    guard core.state.drags[session].display.shows(place), drag.drop?.chosen.contains(place) != true,
      !core.data.scene.isTerminated(view), core.data.scene.asksDropPreviews(destination),
      let asked = policies.destination(destination)
    else { return }
    let preview = asked.dropPreview(item.item, core.call(view, of: session, item: item.item))
    core.show(
      preview, of: item, at: view, destination.ordinal, in: session, as: .dropPreview,
      ItemFlight(preview, standard: .stays, invisible: .fades))
  }
}
