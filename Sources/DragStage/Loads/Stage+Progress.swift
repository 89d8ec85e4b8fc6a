import DragItems
public import DragSessions

extension Stage {
  /// How far the loads of a session are together, from 0 to 1 (CONTRACT-93).
  ///
  /// It never falls, and is 1 only when the session is over and none of its loads was given up.
  ///
  /// - Parameter session: The session, also one that is over.
  /// - Returns: The fraction, or nil for a session without loads.
  public func progress(of session: SessionID) -> Double? {
    guard core.isLive(session) else { return core.endedProgress[session] }
    return core.state.drags[session].drop?.progress?.fraction(of: ProgressTree.root)
  }

  /// How far a load is, from 0 to 1, or nil for one that is complete (CONTRACT-117).
  public func progress(of load: LoadToken) -> Double? {
    guard let load = core.state.loads[load], let node = load.node,
      let session = live(load.session)
    else { return nil }
    return core.state.drags[session].drop?.progress?.fraction(of: node)
  }

  /// Whether the progress of a session is shown: not where placeholders stand for its items, unless
  /// its destination has said otherwise (CONTRACT-87).
  public func progressStyle(of session: SessionID) -> ProgressStyle {
    guard core.isLive(session) else { return .standard }
    if let chosen = core.state.drags[session].display.progressStyle { return chosen }
    let hasPlaceholder = core.state.loads.contains {
      $0.session == session && $0.placeholder != nil
    }
    return hasPlaceholder ? .none : .standard
  }

  /// Says whether the progress of a session is shown.
  ///
  /// - Throws: ``ContractViolation/sessionOver``.
  public func setProgressStyle(
    _ style: ProgressStyle, of session: SessionID
  ) throws(StageError) {
    guard core.isLive(session) else { throw core.recordViolation(.sessionOver, session: session) }
    core.state.drags[session].display.progressStyle = style
  }

  /// Adds a load to the progress of its session.
  func addProgress(of load: LoadState, for session: SessionID) -> ProgressTree.NodeID? {
    let units = core.representation(of: load)?.progressUnits ?? 1
    if core.state.drags[session].drop?.progress == nil {
      core.state.drags[session].drop?.progress = ProgressTree()
    }
    // The whole is open as long as the session is, so that there is always room.
    return try? core.state.drags[session].drop?.progress?.addLoad(total: units)
  }

  /// The work of a load is over: done, or given up.
  func finishProgress(of load: LoadState, _ event: Load.Event) {
    guard let node = load.node, let session = live(load.session) else { return }
    if event == .abandoned {
      _ = try? core.state.drags[session].drop?.progress?.cancel(node)
    } else {
      try? core.state.drags[session].drop?.progress?.finish(node)
    }
  }

  /// A session is over, and with it what was kept for its loads.
  func endTransfer(of drag: DragState) {
    _ = core.localValues.setContext(nil, of: drag.id)
    if var progress = drag.drop?.progress {
      let isGivenUp = progress.ids.contains { progress.status(of: $0) == .cancelled }
      if !isGivenUp { try? progress.finish(ProgressTree.root) }
      core.endedProgress[drag.id] = progress.fraction(of: ProgressTree.root)
    }
    // Copies that were handed out in place of originals go some time later (CONTRACT-115).
    if core.state.drags.isEmpty { core.files.sweep() }
  }
}
