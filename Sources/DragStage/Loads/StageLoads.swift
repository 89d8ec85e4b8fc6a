package import DragItems
package import DragSessions
import Machines

/// The loads of a stage: what destinations ask for, and how far it is.
package struct StageLoads {
  let stage: Stage

  /// The items with incomplete loads, in the order of their requests.
  package var open: [ItemReference] {
    stage.core.state.loads.map { $0.item.reference } + stage.core.state.drags.waitingItems
  }

  /// The items whose last load was answered by their owner, which may not answer again.
  package var answered: [ItemReference] {
    stage.core.state.loads.answered.values.sorted { $0.number < $1.number }.map {
      $0.item.reference
    }
  }

  /// The item with a name in a view for which an owner must deliver data, or has delivered it, or
  /// nil; it may have left the view.
  package func awaitedItem(_ name: String, in view: ViewID) -> ItemReference? {
    guard let item = stage.core.data.catalog.names.known(name) else { return nil }
    let reference = ItemReference(view: view, item: item)
    let isAwaited =
      stage.core.state.loads.answered[reference] != nil
      || !stage.core.state.loads.loads(of: reference).isEmpty
      || stage.core.waitingList(of: reference) != nil
    return isAwaited ? reference : nil
  }

  /// The items with loads that wait for their owner, in the order of their requests; items whose
  /// list a drop waits for come last.
  package var waiting: [ItemReference] {
    stage.core.state.loads
      .filter { stage.core.delivery(of: $0) == .manual }.map { $0.item.reference }
      + stage.core.state.drags.waitingItems
  }

  /// Requests the data of an item that was dropped (CONTRACT-88, 121).
  ///
  /// It may be called while ``DropDestination/perform(_:with:)`` is running, and until a delayed
  /// performance ends; the data may arrive much later. Several loads of one item are independent
  /// (CONTRACT-119), and complete in any order (CONTRACT-120).
  ///
  /// - Parameters:
  ///   - request: The request; if no representation that the view can see conforms to its type, it
  ///     completes with -1000.
  ///   - item: An item of the session.
  ///   - session: The session.
  ///   - view: The destination; it is notified by ``DragNotification/didLoad(_:_:)``, exactly once.
  /// - Returns: The load; `progress(of:)` returns its progress from now on.
  /// - Throws: ``ContractViolation/loadOutsideDrop`` (-2000), or an error if the item is not in the
  ///   session.
  @discardableResult
  package func load(
    _ request: LoadRequest, of item: DragItem, in session: SessionID, at view: ViewID
  ) throws(StageError) -> LoadToken {
    try stage.core.load(request, of: item, in: session, at: view)
  }

  /// Requests an object of each item of a drop (CONTRACT-89).
  ///
  /// - Parameters:
  ///   - objectClass: The class; an item without a readable type is left out of the result.
  ///   - session: The session.
  ///   - view: The destination; it is notified by ``DragNotification/didLoadAll(_:)``, exactly once.
  /// - Returns: The token that the notifications use.
  /// - Throws: ``ContractViolation/loadOutsideDrop``.
  @discardableResult
  package func loadObjects(
    of objectClass: ObjectClass, in session: SessionID, at view: ViewID
  ) throws(StageError) -> LoadToken {
    try stage.core.loadObjects(of: objectClass, in: session, at: view)
  }

  /// The combined progress of the loads of a session, from 0 to 1 (CONTRACT-93).
  ///
  /// It never decreases, and is 1 only if the session is over and none of its loads was canceled.
  ///
  /// - Parameter session: The session, which may be over.
  /// - Returns: The fraction, or nil for a session without loads.
  package func progress(of session: SessionID) -> Double? {
    guard stage.core.isLive(session) else { return stage.core.sessions.progress[session] }
    return stage.core.state.drags[session].progress?.fraction(of: ProgressTree.root)
  }

  /// The progress of a load, from 0 to 1, or nil if it is complete (CONTRACT-117).
  package func progress(of load: LoadToken) -> Double? {
    guard let load = stage.core.state.loads[load], let node = load.node,
      let session = stage.core.live(load.session)
    else { return nil }
    return stage.core.state.drags[session].progress?.fraction(of: node)
  }

  /// The progress style of a session: none if placeholders represent its items, unless its
  /// destination has set it (CONTRACT-87).
  package func progressStyle(of session: SessionID) -> ProgressStyle {
    guard stage.core.isLive(session) else { return .standard }
    if let chosen = stage.core.state.drags[session].display.progressStyle { return chosen }
    let hasPlaceholder = stage.core.state.loads.contains {
      $0.session == session && $0.placeholder != nil
    }
    return hasPlaceholder ? .none : .standard
  }

  /// Sets the progress style of a session.
  ///
  /// - Throws: ``ContractViolation/sessionOver``.
  package func setProgressStyle(
    _ style: ProgressStyle, of session: SessionID
  ) throws(StageError) {
    guard stage.core.isLive(session) else {
      throw stage.core.recordViolation(.sessionOver, session: session)
    }
    stage.core.state.drags[session].display.progressStyle = style
  }

  /// Returns the progress of the furthest load of an item, from 0 to 1; nil without an open load.
  package func progress(of item: ItemReference) -> Double? {
    stage.core.state.loads.loads(of: item).compactMap { progress(of: $0.token) ?? 0 }.max()
  }
}
