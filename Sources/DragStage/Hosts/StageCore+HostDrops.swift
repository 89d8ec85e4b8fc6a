import DragSessions
import Machines

extension StageCore {
  /// Completes a host's drop when everything has arrived or failed.
  mutating func finishHostDrop(of session: SessionID) {
    let drag = state.drags[session]
    guard let drop = drag.hostDrop, !drop.isFinished else { return }
    switch drag.drag.session.state {
    case .ending, .transferring, .transferred, .ended: break
    case .idle, .askingItems, .askingCanMove, .lifted, .askingAllowsMove, .askingRestricted,
      .askingFullSize, .dragging, .resolving, .queryingCanHandle, .awaitingProposal,
      .queryingSiblings, .askingAdded,
      .performing, .discarded:
      return
    }
    guard !state.loads.has(drag.id) else { return }
    state.drags[session].hostDrop?.isFinished = true
    state.timers.stop(.hostList(drag.id))
    let isForeign = state.pointers[drag.pointer.index].seat?.externalView == drag.source
    let operation = drop.operation(
      after: drag.drag.session.context.operation,
      bringing: isForeign ? drag.items.map { $0.item } : [])
    record(.hostFinished(drag.pointer, operation), session: drag.id)
    commands.append(.completeHostDrop(drag.id, operation))
  }

  /// Counts a completed load of a host's drop.
  mutating func countForHost(_ load: LoadState, _ result: LoadResult) {
    switch result {
    case .success: state.drags[load.session].hostDrop?.arrived.insert(load.item.item)
    case .failure: state.drags[load.session].hostDrop?.hasFailed = true
    }
  }

  mutating func note(_ event: HostEvent, from seat: PointerID) {
    // The trace entry of a host event allocates memory.
    guard settings.keepsTrace else { return }
    record(.host(seat, event), session: nil)
  }
}
