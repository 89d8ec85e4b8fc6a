import DragItems
import DragSessions

extension Stage {
  /// Notifies an application, unless it was terminated, and records the call in the trace.
  func notify(_ notice: SessionNotification, of session: SessionID) {
    switch notice {
    case .liftPreview(let place): askLiftPreview(Int(place), of: session)
    case .cancelPreview(let place): askCancelPreview(Int(place), of: session)
    case .dropPreview(let destination, let place):
      askDropPreview(Int(place), at: destination, of: session)
    case .willLift: notifySource(.willLift, session)
    case .liftCancelled: notifySource(.liftCancelled, session)
    case .willBegin: notifySource(.willBegin, session)
    case .didMove: notifySource(.didMove, session)
    case .willAdd(let contributor): notifyWillAdd(to: Int(contributor), of: session)
    case .willEnd(let operation):
      notifySource(.willEnd(operation), session, .operation(operation))
    case .willCancel(let place): notifyWillCancel(Int(place), of: session)
    case .didEnd(let operation):
      core.lastOutcome = SessionOutcome(session: session, operation: operation)
      notifySource(.didEnd(operation), session, .operation(operation))
    case .didTransfer: notifySource(.didTransfer, session)

    case .enter(let view):
      core.blockOthers(of: ViewID(view), by: session)
      notifyDestination(.enter, view, session)
    case .exit(let view):
      core.state.drags[session].trail.hysteresis = nil
      core.state.drags[session].trail.memories.removeAll { $0.destination == view }
      notifyDestination(.exit, view, session)
    case .willDrop(let view, let place):
      let item = core.state.drags[session].items[Int(place)].item
      notifyDestination(.willDrop(item), view, session, .item(item), item: item)
    case .willDropAll(let view): notifyDestination(.willDropAll, view, session)
    case .dropEnd(let view): notifyDestination(.dropEnd, view, session)
    case .conclude(let view):
      notifyDestination(.conclude, view, session)
      recordUndropped(at: view, of: session)
    }
  }

  private func notifyWillAdd(to contributor: Int, of session: SessionID) {
    let drag = core.state.drags[session]
    guard drag.contributors.indices.contains(contributor) else { return }
    let view = drag.contributors[contributor]
    guard !core.isTerminated(view), let source = policies.source(of: view) else { return }
    let added = drag.carried?.added ?? []
    core.record(.called(.willAdd, view, .items(added.map { $0.item })), session: drag.id)
    source.dragDidUpdate(.willAdd(added), core.call(view, of: session))
  }

  private func notifyDestination(
    _ notification: DragNotification, _ destination: DestinationID, _ session: SessionID,
    _ detail: CallDetail = .none, item: ItemID? = nil
  ) {
    let view = ViewID(destination)
    guard !core.isTerminated(view), core.isPresent(view),
      let policy = policies.destination(destination)
    else {
      return
    }
    core.record(
      .called(notification.callback, view, detail), session: session, at: destination.ordinal)
    policy.dragDidUpdate(notification, core.call(view, of: session, item: item))
  }

  /// Records every item that was neither dropped nor loaded, so that no loss goes unnoticed.
  private func recordUndropped(at destination: DestinationID, of session: SessionID) {
    let drag = core.state.drags[session]
    // An item that was added twice arrives once, and the second one is not missing.
    let arrived = Set(drag.drop?.taken.map { drag.items[$0] } ?? [])
    for item in drag.items where !arrived.contains(item) {
      core.record(
        .undropped(ViewID(destination), item.item), session: session, at: destination.ordinal)
    }
  }

  func notifySource(
    _ notification: DragNotification, _ session: SessionID, _ detail: CallDetail = .none,
    item: ItemID? = nil
  ) {
    guard let call = core.callToSource(notification.callback, session, detail, item: item),
      let source = policies.source(of: call.view)
    else { return }
    source.dragDidUpdate(notification, call)
  }
}
