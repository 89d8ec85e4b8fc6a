import DragSessions
import OrderedStore

extension Stage {
  /// The pending timers whose owner is over, for those who check that there are none (I12): none of
  /// them could do anything.
  package var timersWithoutOwners: [String] {
    core.state.timers.purposes.filter { !hasOwner($0) }.map { "\($0)" }
  }

  private func hasOwner(_ purpose: TimerPurpose) -> Bool {
    switch purpose {
    case .liftDelay(let pointer), .liftAnimation(let pointer): isPressed(pointer)
    case .endAnimation(let session): core.state.state(of: session) == .ending
    case .perform(let session): core.state.state(of: session) == .performing
    // A drop that is performed later still has its gap.
    case .gapDelay(let session):
      [.dragging, .performing].contains(core.state.state(of: session))
    case .springDelay(let session), .springFlash(let session), .springStill(let session),
      .period(let session), .autoScroll(let session):
      core.state.state(of: session) == .dragging
    case .load(let token), .loadDeadline(let token):
      core.state.loads[token] != nil
    case .hostList(let session):
      live(session).map { core.state.drags[$0].isWaitingForList } ?? false
    case .save(let store, let origin): openChanges(of: store).contains { $0.origin == origin }
    }
  }
}
