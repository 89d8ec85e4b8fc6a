import DragSessions
import Machines
import DragGestures

extension Stage {
  /// The time is up that a destination asked for: the items arrive now.
  func finishPerform(of session: SessionID) {
    // A destination that is gone meanwhile has ended the drag, and takes nothing.
    guard core.isLive(session), let view = core.situation.drags[session].drop?.view,
      let performance = core.situation.drags[session].drop?.scope?.performance,
      core.situation.drags[session].drag.session.state == .performing,
      let destination = core.situation.drags[session].drag.session.context.current
    else { return }
    endScope(performance, at: view, of: session)
    if core.situation.drags[session].drop?.isVetoed == true {
      return run(session, from: refuseDrop(of: session))
    }
    do throws(DragError) {
      try core.situation.drags[session].drag.finishPerform(at: destination)
    } catch {
      core.defect = core.defect ?? .drag(session, error)
    }
    run(session, from: core.situation.drags[session].drag.next())
  }

  func endAnimation(of session: SessionID) {
    let isLoading = core.situation.loads.has(session)
    step(session, on: .animationEnded(isLoading: isLoading))
  }

  /// Cancels a drag from outside its gesture, which hears that it is over.
  func cancelSession(_ session: SessionID) {
    guard core.isLive(session) else { return }
    let pointer = core.situation.drags[session].pointer
    let state = core.situation.drags[session].drag.session.state
    switch state {
    case .lifted, .dragging:
      if state == .lifted { core.orders.append(.letDown(session)) }
      let isInside =
        core.situation.hosted(by: pointer) == session
        && core.situation.pointers[pointer.index].seat?.isInside == true
      if core.situation.pointers[pointer.index].session == session {
        core.situation.pointers[pointer.index].session = nil
        // A seat has no gesture that could hear of it.
        if core.situation.pointers[pointer.index].seat == nil {
          stepGesture(of: pointer, on: .dragOver)
        }
      }
      // The system's drag is still there, and is not what the seat has lifted or will lift.
      if isInside { core.stepSeat(pointer, on: .sessionOver(session)) }
      step(session, on: .cancelled)
    case .idle, .askingItems, .askingCanMove, .askingAllowsMove, .askingRestricted,
      .askingFullSize, .resolving, .sounding, .visiting, .gathering, .askingAdded, .performing,
      .ending,
      .transferring, .transferred, .ended, .discarded:
      break
    }
  }

  func cancelLastSession() {
    if let last = core.situation.drags.last(where: { $0.drag.session.state == .dragging }) {
      cancelSession(last.id)
    }
  }

  func change(keys: ModifierKeys) {
    guard keys != core.situation.keys else { return }
    core.situation.keys = keys
    for session in core.situation.drags.filter({ $0.drag.session.state == .dragging }).map({ $0.id }
    ) {
      step(session, on: .keysChanged)
    }
  }
}
