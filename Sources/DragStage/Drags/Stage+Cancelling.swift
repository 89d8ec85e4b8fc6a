import DragSessions
import Machines
import DragGestures

extension Stage {
  /// Ends a delayed performance, whose time has passed: the items arrive now.
  func finishPerform(of session: SessionID) {
    // If the destination was removed meanwhile, the drag has ended, and no items arrive.
    guard core.isLive(session), let view = core.state.drags[session].drop?.view,
      let performance = core.state.drags[session].drop?.scope?.performance,
      core.state.drags[session].drag.session.state == .performing,
      let destination = core.state.drags[session].drag.session.context.current
    else { return }
    endScope(performance, at: view, of: session)
    if core.state.drags[session].drop?.isVetoed == true {
      return run(session, from: refuseDrop(of: session))
    }
    do throws(DragError) {
      try core.state.drags[session].drag.finishPerform(at: destination)
    } catch {
      core.defect = core.defect ?? .drag(session, error)
    }
    run(session, from: core.state.drags[session].drag.next())
  }

  func endAnimation(of session: SessionID) {
    let isLoading = core.state.loads.has(session)
    step(session, on: .animationEnded(isLoading: isLoading))
  }

  /// Cancels a drag from outside its gesture, which is notified.
  func cancelSession(_ session: SessionID) {
    guard core.isLive(session) else { return }
    let pointer = core.state.drags[session].pointer
    let state = core.state.drags[session].drag.session.state
    switch state {
    case .lifted, .dragging:
      if state == .lifted { core.commands.append(.cancelLift(session)) }
      let isInside =
        core.state.hosted(by: pointer) == session
        && core.state.pointers[pointer.index].seat?.isInside == true
      if core.state.pointers[pointer.index].session == session {
        core.state.pointers[pointer.index].session = nil
        // A seat has no gesture to notify.
        if core.state.pointers[pointer.index].seat == nil {
          stepGesture(of: pointer, on: .dragOver)
        }
      }
      // The system's drag is still inside, and it is not the drag that the seat has lifted or will
      // lift.
      if isInside { core.stepSeat(pointer, on: .sessionOver(session)) }
      step(session, on: .cancelled)
    case .idle, .askingItems, .askingCanMove, .askingAllowsMove, .askingRestricted,
      .askingFullSize, .resolving, .queryingCanHandle, .awaitingProposal, .queryingSiblings,
      .askingAdded, .performing,
      .ending,
      .transferring, .transferred, .ended, .discarded:
      break
    }
  }

  func cancelLastSession() {
    if let last = core.state.drags.last(where: { $0.drag.session.state == .dragging }) {
      cancelSession(last.id)
    }
  }

  func change(keys: ModifierKeys) {
    guard keys != core.state.keys else { return }
    core.state.keys = keys
    for session in core.state.drags.filter({ $0.drag.session.state == .dragging }).map({ $0.id }
    ) {
      step(session, on: .keysChanged)
    }
  }
}
