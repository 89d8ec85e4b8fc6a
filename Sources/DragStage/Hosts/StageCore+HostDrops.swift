import DragSessions
import Machines

extension StageCore {
  /// Completes a host's drop when everything has arrived or failed.
  mutating func finishHostDrop(of session: SessionID) {
    let drag = state.drags[session]
    guard let drop = drag.hostDrop, drop.outcome == nil else { return }
    guard let settled = drag.outcome, !state.loads.has(drag.id) else { return }
    state.timers.stop(.hostList(drag.id))
    let isForeign = state.pointers[drag.pointer.index].seat?.externalView == drag.source
    let outcome = drop.outcome(
      after: settled, bringing: isForeign ? drag.items.map { $0.item } : [])
    state.drags[session].hostDrop?.outcome = outcome
    record(.hostFinished(drag.pointer, outcome), session: drag.id)
    commands.append(.completeHostDrop(drag.id, outcome.operation))
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
