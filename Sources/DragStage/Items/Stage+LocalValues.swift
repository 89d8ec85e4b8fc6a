public import DragSessions
import Machines

extension Stage {
  /// The session as its own application sees it: nil exactly where the drag started in another one
  /// (CONTRACT-91), or is over.
  public func localSession(_ session: SessionID, seenFrom view: ViewID) -> SessionRecord? {
    guard core.isLive(session), isOwn(session, view),
      let state = SessionState(core.state.drags[session].drag.session.state)
    else { return nil }
    return SessionRecord(core.state.drags[session], state)
  }

  /// What the source's application keeps on a session (CONTRACT-92); nil for every other one, and
  /// when the session is over.
  public func localContext(of session: SessionID, seenFrom view: ViewID) -> Any? {
    guard core.isLive(session), isOwn(session, view) else { return nil }
    return core.localValues.contexts[session]
  }

  /// Keeps something on a session, at any time from its lift to its end (CONTRACT-92).
  ///
  /// - Throws: ``ContractViolation/sessionOver``, or ``ContractViolation/foreignContext`` for a view of another
  ///   application; nothing has changed then.
  public func setLocalContext(
    _ value: Any?, of session: SessionID, from view: ViewID
  ) throws(StageError) {
    guard core.isLive(session) else {
      throw core.recordViolation(.sessionOver, at: view, session: session)
    }
    guard isOwn(session, view) else {
      throw core.recordViolation(.foreignContext, at: view, session: session)
    }
    _ = core.localValues.setContext(value, of: session)
  }

  /// What the application of an item keeps on it (CONTRACT-92); nil for every other one.
  public func localObject(of item: DragItem, seenFrom view: ViewID) -> Any? {
    guard core.scene[view].application == core.scene[item.origin].application else { return nil }
    return core.localValues.objects[item.reference]
  }

  /// Keeps something on an item where it stands; what a drop makes of the item has none.
  public func setLocalObject(_ object: Any?, of item: ItemReference) {
    _ = core.localValues.setObject(object, of: item)
  }

  private func isOwn(_ session: SessionID, _ view: ViewID) -> Bool {
    // A view of another stage belongs to no application here.
    view.index < core.scene.views.count
      && core.state.drags[session].application == core.scene[view].application
  }
}
