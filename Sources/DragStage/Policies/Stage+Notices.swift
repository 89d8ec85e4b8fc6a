import DragItems
import DragSessions

extension Stage {
  /// Tells an application something, unless it is gone, and writes the call into the trace.
  func tell(_ notice: Notice, of session: SessionID) {
    switch notice {
    case .liftPreview(let place): askLiftPreview(Int(place), of: session)
    case .cancelPreview(let place): askCancelPreview(Int(place), of: session)
    case .dropPreview(let destination, let place):
      askDropPreview(Int(place), at: destination, of: session)
    case .willLift: tellSource(.willLift, session) { $0.willLift($1) }
    case .liftCancelled: tellSource(.liftCancelled, session) { $0.liftCancelled($1) }
    case .willBegin: tellSource(.willBegin, session) { $0.willBegin($1) }
    case .didMove: tellSource(.didMove, session) { $0.didMove($1) }
    case .willAdd(let contributor): tellWillAdd(to: Int(contributor), of: session)
    case .willEnd(let operation):
      tellSource(.willEnd, session, .operation(operation)) { $0.willEnd(with: operation, $1) }
    case .willCancel(let place): tellWillCancel(Int(place), of: session)
    case .didEnd(let operation):
      core.lastOutcome = SessionOutcome(session: session, operation: operation)
      tellSource(.didEnd, session, .operation(operation)) { $0.didEnd(with: operation, $1) }
    case .didTransfer: tellSource(.didTransfer, session) { $0.didTransfer($1) }

    case .enter(let view):
      core.shutOthersOut(of: ViewID(view), by: session)
      tellDestination(.enter, view, session) { $0.didEnter($1) }
    case .exit(let view):
      core.situation.drags[session].approach = nil
      core.situation.drags[session].stays.removeAll { $0.destination == view }
      tellDestination(.exit, view, session) { $0.didExit($1) }
    case .willDrop(let view, let place):
      let item = core.situation.drags[session].items[Int(place)].item
      tellDestination(.willDrop, view, session, .item(item), item: item) { $0.willDrop(item, $1) }
    case .willDropAll(let view): tellDestination(.willDrop, view, session) { $0.willDropAll($1) }
    case .dropEnd(let view): tellDestination(.dropEnd, view, session) { $0.dropEnded($1) }
    case .conclude(let view):
      tellDestination(.conclude, view, session) { $0.conclude($1) }
      tellUndropped(at: view, of: session)
    }
  }

  private func tellWillAdd(to contributor: Int, of session: SessionID) {
    let drag = core.situation.drags[session]
    guard drag.contributors.indices.contains(contributor) else { return }
    let view = drag.contributors[contributor]
    guard !isSilent(view), let source = policies.source(of: view) else { return }
    core.record(.called(.willAdd, view, .items(drag.added.map { $0.item })), session: drag.id)
    source.willAdd(drag.added, core.call(view, of: session))
  }

  private func tellDestination(
    _ callback: Callback, _ destination: DestinationID, _ session: SessionID,
    _ detail: CallDetail = .none, item: ItemID? = nil,
    _ tell: (any DropDestination, DragCall) -> Void
  ) {
    let view = ViewID(destination)
    guard !isSilent(view), isPresent(view), let told = policies.destination(destination) else {
      return
    }
    core.record(.called(callback, view, detail), session: session, at: destination.place)
    tell(told, core.call(view, of: session, item: item))
  }

  /// An item that nobody dropped or loaded is told, so that none is lost in silence.
  private func tellUndropped(at destination: DestinationID, of session: SessionID) {
    let drag = core.situation.drags[session]
    // An item that was added twice arrives once, and is then not missing.
    let arrived = Set(drag.taken.map { drag.items[$0] })
    for item in drag.items where !arrived.contains(item) {
      core.record(
        .undropped(ViewID(destination), item.item), session: session, at: destination.place)
    }
  }

  func tellSource(
    _ callback: Callback, _ session: SessionID, _ detail: CallDetail = .none, item: ItemID? = nil,
    _ tell: (any DragSource, DragCall) -> Void
  ) {
    guard let call = core.callToSource(callback, session, detail, item: item),
      let source = policies.source(of: call.view)
    else { return }
    tell(source, call)
  }
}
