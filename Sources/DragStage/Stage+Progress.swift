import DragItems
public import DragSessions
import Machines

/// Whether the system shows how far a transfer is (CONTRACT-87).
public enum ProgressStyle: UInt8, Hashable, Sendable {
  /// Where a transfer is slow.
  case standard
  /// Never: placeholders show it, or the application does.
  case none
}

extension Stage {
  /// How far the loads of a session are together, from 0 to 1 (CONTRACT-93).
  ///
  /// It never falls, and is 1 only when the session is over and none of its loads was given up.
  ///
  /// - Parameter session: The session, also one that is over.
  /// - Returns: The fraction, or nil for a session without loads.
  public func progress(of session: SessionID) -> Double? {
    guard let index = place(of: session) else { return endedProgress[session] }
    return situation.drags[index].progress?.fraction(of: ProgressTree.root)
  }

  /// How far a load is, from 0 to 1, or nil for one that is complete (CONTRACT-117).
  public func progress(of load: LoadToken) -> Double? {
    guard let load = situation.loads.first(where: { $0.token == load }), let node = load.node,
      let index = place(of: load.session)
    else { return nil }
    return situation.drags[index].progress?.fraction(of: node)
  }

  /// Whether the progress of a session is shown: not where placeholders stand for its items, unless
  /// its destination has said otherwise (CONTRACT-87).
  public func progressStyle(of session: SessionID) -> ProgressStyle {
    guard let index = place(of: session) else { return .standard }
    if let chosen = situation.drags[index].chosenProgressStyle { return chosen }
    let hasPlaceholder = situation.loads.contains {
      $0.session == session && $0.placeholder != nil
    }
    return hasPlaceholder ? .none : .standard
  }

  /// Says whether the progress of a session is shown.
  ///
  /// - Throws: ``Misuse/sessionOver``.
  public func setProgressStyle(
    _ style: ProgressStyle, of session: SessionID
  ) throws(StageError) {
    guard let index = place(of: session) else { throw told(.sessionOver, session: session) }
    situation.drags[index].chosenProgressStyle = style
  }

  /// Adds a load to the progress of its session.
  func addProgress(of load: LoadSituation, for index: Int) -> ProgressTree.NodeID? {
    let units = representation(of: load)?.progressUnits ?? 1
    if situation.drags[index].progress == nil { situation.drags[index].progress = ProgressTree() }
    // The whole is open as long as the session is, so that there is always room.
    return try? situation.drags[index].progress?.addLoad(total: units)
  }

  /// The source of a load says how many of its units are there (CONTRACT-118).
  func progressLoad(of reference: ItemReference, to units: Int64) throws(StageError) {
    let open = situation.loads.first { $0.item.reference == reference }
    guard let load = open, let node = load.node, let index = place(of: load.session) else {
      return try answerAgain(reference, on: .progressed)
    }
    do throws(ProgressTree.Fault) {
      try situation.drags[index].progress?.report(units, in: node)
    } catch {
      throw .badProgress(error)
    }
    step(load: load.token, on: .progressed, units: units)
  }

  /// The work of a load is over: done, or given up.
  func finishProgress(of load: LoadSituation, _ event: Load.Event) {
    guard let node = load.node, let index = place(of: load.session) else { return }
    if event == .abandoned {
      _ = try? situation.drags[index].progress?.cancel(node)
    } else {
      try? situation.drags[index].progress?.finish(node)
    }
  }

  /// The user gives up every load of a session (CONTRACT-93): each completes with 3072, and the
  /// operation that was told stays.
  func cancelTransfer(of session: SessionID) throws(StageError) {
    guard place(of: session) != nil else { throw told(.sessionOver, session: session) }
    record(.transfer(.cancelled), session: session)
    for load in situation.loads where load.session == session { giveUp(load) }
  }

  /// A session is over, and with it what was kept for its loads.
  func endTransfer(of drag: DragSituation) {
    localValues.contexts[drag.id] = nil
    if var progress = drag.progress {
      let isGivenUp = progress.ids.contains { progress.status(of: $0) == .cancelled }
      if !isGivenUp { try? progress.finish(ProgressTree.root) }
      endedProgress[drag.id] = progress.fraction(of: ProgressTree.root)
    }
    // Copies that were handed out in place of originals go some time later (CONTRACT-115).
    if situation.drags.isEmpty { files.sweep() }
  }
}
