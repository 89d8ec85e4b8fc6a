import DragItems
import DragSessions

extension Stage {
  /// Tells an application something, unless it is gone, and writes the call into the trace.
  func tell(_ notice: Notice, of index: Int) {
    switch notice {
    case .liftPreview(let place): askLiftPreview(Int(place), of: index)
    case .cancelPreview(let place): askCancelPreview(Int(place), of: index)
    case .dropPreview(let destination, let place):
      askDropPreview(Int(place), at: destination, of: index)
    case .willLift: tellSource(.willLift, index) { $0.willLift($1) }
    case .liftCancelled: tellSource(.liftCancelled, index) { $0.liftCancelled($1) }
    case .willBegin: tellSource(.willBegin, index) { $0.willBegin($1) }
    case .didMove: tellSource(.didMove, index) { $0.didMove($1) }
    case .willAdd(let contributor): tellWillAdd(to: Int(contributor), of: index)
    case .willEnd(let operation):
      tellSource(.willEnd, index, .operation(operation)) { $0.willEnd(with: operation, $1) }
    case .willCancel(let place):
      let item = situation.drags[index].items[Int(place)].item
      tellSource(.willCancel, index, .item(item), item: item) { $0.willCancel(item, $1) }
    case .didEnd(let operation):
      lastOutcome = SessionOutcome(session: situation.drags[index].id, operation: operation)
      tellSource(.didEnd, index, .operation(operation)) { $0.didEnd(with: operation, $1) }
    case .didTransfer: tellSource(.didTransfer, index) { $0.didTransfer($1) }

    case .enter(let view):
      shutOthersOut(of: ViewID(view), by: index)
      tellDestination(.enter, view, index) { $0.didEnter($1) }
    case .exit(let view):
      situation.drags[index].approach = nil
      situation.drags[index].stays.removeAll { $0.destination == view }
      tellDestination(.exit, view, index) { $0.didExit($1) }
    case .willDrop(let view, let place):
      let item = situation.drags[index].items[Int(place)].item
      tellDestination(.willDrop, view, index, .item(item), item: item) { $0.willDrop(item, $1) }
    case .willDropAll(let view): tellDestination(.willDrop, view, index) { $0.willDropAll($1) }
    case .dropEnd(let view): tellDestination(.dropEnd, view, index) { $0.dropEnded($1) }
    case .conclude(let view):
      tellDestination(.conclude, view, index) { $0.conclude($1) }
      tellUndropped(at: view, of: index)
    }
  }

  private func tellSource(
    _ callback: Callback, _ index: Int, _ detail: CallDetail = .none, item: ItemID? = nil,
    _ tell: (any DragSource, DragCall) -> Void
  ) {
    let view = situation.drags[index].source
    guard !isSilent(view), let source = scene.source(of: view) else { return }
    record(.called(callback, view, detail), of: index)
    tell(source, call(view, of: index, item: item))
  }

  private func tellWillAdd(to contributor: Int, of index: Int) {
    let drag = situation.drags[index]
    guard drag.contributors.indices.contains(contributor) else { return }
    let view = drag.contributors[contributor]
    guard !isSilent(view), let source = scene[view].source else { return }
    record(.called(.willAdd, view, .items(drag.added.map(\.item))), session: drag.id)
    source.willAdd(drag.added, call(view, of: index))
  }

  private func tellDestination(
    _ callback: Callback, _ destination: DestinationID, _ index: Int,
    _ detail: CallDetail = .none, item: ItemID? = nil,
    _ tell: (any DropDestination, DragCall) -> Void
  ) {
    let view = ViewID(destination)
    guard !isSilent(view), isPresent(view), let told = scene.destination(destination) else {
      return
    }
    record(.called(callback, view, detail), of: index, at: destination.place)
    tell(told, call(view, of: index, item: item))
  }

  /// An item that nobody dropped or loaded is told, so that none is lost in silence.
  private func tellUndropped(at destination: DestinationID, of index: Int) {
    let drag = situation.drags[index]
    // An item that was added twice arrives once, and is then not missing.
    let arrived = Set(drag.taken.map { drag.items[$0] })
    for item in drag.items where !arrived.contains(item) {
      record(
        .undropped(ViewID(destination), item.item), of: index, at: destination.place)
    }
  }
}
