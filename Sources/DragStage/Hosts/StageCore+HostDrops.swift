import DragSessions
import Machines

extension StageCore {
  /// Lets a host go when everything of its drop has arrived or failed.
  mutating func finishHostDrop(of session: SessionID) {
    let drag = situation.drags[session]
    guard let drop = drag.hostDrop, !drop.isFinished else { return }
    switch drag.drag.session.state {
    case .ending, .transferring, .transferred, .ended: break
    case .idle, .askingItems, .askingCanMove, .lifted, .askingAllowsMove, .askingRestricted,
      .askingFullSize, .dragging, .resolving, .sounding, .visiting, .gathering, .askingAdded,
      .performing, .discarded:
      return
    }
    guard !situation.loads.has(drag.id) else { return }
    situation.drags[session].hostDrop?.isFinished = true
    situation.timers.stop(.hostList(drag.id))
    let isForeign = situation.pointers[drag.pointer.index].seat?.outside == drag.source
    let operation = drop.operation(
      after: drag.drag.session.context.operation,
      bringing: isForeign ? drag.items.map { $0.item } : [])
    record(.hostFinished(drag.pointer, operation), session: drag.id)
    orders.append(.finish(drag.id, operation))
  }

  /// A load of a host's drop is complete.
  mutating func countForHost(_ load: LoadSituation, hasArrived: Bool) {
    guard let session = live(load.session), situation.drags[session].hostDrop != nil else {
      return
    }
    if hasArrived {
      situation.drags[session].hostDrop?.arrived.insert(load.item.item)
    } else {
      situation.drags[session].hostDrop?.hasFailed = true
    }
  }

  mutating func note(_ event: HostEvent, from seat: PointerID) {
    // An entry of a host has memory of its own.
    guard settings.keepsTrace else { return }
    record(.host(seat, event), session: nil)
  }
}
