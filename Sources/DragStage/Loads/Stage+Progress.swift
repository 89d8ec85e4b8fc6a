import DragItems
import DragSessions

extension Stage {
  /// Adds a load to the progress of its session.
  func addProgress(of load: LoadState, for session: SessionID) -> ProgressTree.NodeID? {
    let units = core.representation(of: load)?.progressUnits ?? 1
    if core.state.drags[session].drop?.progress == nil {
      core.state.drags[session].drop?.progress = ProgressTree()
    }
    // The whole is open as long as the session is, so there are always units left.
    return try? core.state.drags[session].drop?.progress?.addLoad(total: units)
  }

  /// Marks the work of a load as finished or canceled.
  func finishProgress(of load: LoadState, _ event: Load.Event) {
    guard let node = load.node, let session = core.live(load.session) else { return }
    if event == .abandoned {
      _ = try? core.state.drags[session].drop?.progress?.cancel(node)
    } else {
      try? core.state.drags[session].drop?.progress?.finish(node)
    }
  }

  /// Releases the data that was kept for the loads of an ended session.
  func endTransfer(of drag: DragState) {
    _ = core.localValues.setContext(nil, of: drag.id)
    if var progress = drag.drop?.progress {
      let isGivenUp = progress.ids.contains { progress.status(of: $0) == .cancelled }
      if !isGivenUp { try? progress.finish(ProgressTree.root) }
      core.endedProgress[drag.id] = progress.fraction(of: ProgressTree.root)
    }
    // Copies that were handed out instead of originals are removed some time later (CONTRACT-115).
    if core.state.drags.isEmpty { core.files.sweep() }
  }
}
