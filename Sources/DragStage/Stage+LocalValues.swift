import DragItems
public import DragSessions
import Machines

/// What applications keep on sessions and items: it never leaves the stage, and no trace shows it.
struct LocalValues {
  var contexts: [SessionID: Any] = [:]
  var objects: [ItemReference: Any] = [:]
}

extension Stage {
  /// The session as its own application sees it: nil exactly where the drag started in another one
  /// (CONTRACT-91), or is over.
  public func localSession(_ session: SessionID, seenFrom view: ViewID) -> SessionRecord? {
    guard let index = place(of: session), isOwn(index, view),
      let state = SessionState(situation.drags[index].drag.session.state)
    else { return nil }
    return SessionRecord(situation.drags[index], state)
  }

  /// What the source's application keeps on a session (CONTRACT-92); nil for every other one, and
  /// when the session is over.
  public func localContext(of session: SessionID, seenFrom view: ViewID) -> Any? {
    guard let index = place(of: session), isOwn(index, view) else { return nil }
    return localValues.contexts[session]
  }

  /// Keeps something on a session, at any time from its lift to its end (CONTRACT-92).
  ///
  /// - Throws: ``Misuse/sessionOver``, or ``Misuse/foreignContext`` for a view of another
  ///   application; nothing has changed then.
  public func setLocalContext(
    _ value: Any?, of session: SessionID, from view: ViewID
  ) throws(StageError) {
    guard let index = place(of: session) else {
      throw told(.sessionOver, at: view, session: session)
    }
    guard isOwn(index, view) else { throw told(.foreignContext, at: view, session: session) }
    localValues.contexts[session] = value
  }

  /// What the application of an item keeps on it (CONTRACT-92); nil for every other one.
  public func localObject(of item: DragItem, seenFrom view: ViewID) -> Any? {
    guard scene[view].application == scene[item.origin].application else { return nil }
    return localValues.objects[item.reference]
  }

  /// Keeps something on an item where it stands; what a drop makes of the item has none.
  public func setLocalObject(_ object: Any?, of item: ItemReference) {
    localValues.objects[item] = object
  }

  private func isOwn(_ index: Int, _ view: ViewID) -> Bool {
    // A view of another stage belongs to no application here.
    view.index < scene.views.count
      && situation.drags[index].application == scene[view].application
  }
}
