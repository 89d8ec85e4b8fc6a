public import DragItems
public import DragSessions
import Machines

extension Stage {
  /// Asks for the data of an item that was dropped (CONTRACT-88, 121).
  ///
  /// It may be asked for while ``DropDestination/perform(_:with:)`` is being asked, and until the drop is
  /// done where that takes time; the data may come much later. Several loads of one item go on
  /// beside each other (CONTRACT-119), and complete in any order (CONTRACT-120).
  ///
  /// - Parameters:
  ///   - request: What is asked for; a type to which no representation conforms that the view may
  ///     see completes with -1000.
  ///   - item: An item of the session.
  ///   - session: The session.
  ///   - view: The destination; it is notified by ``DragNotification/didLoad(_:_:)``, exactly once.
  /// - Returns: The load; `progress(of:)` tells how far it is from now on.
  /// - Throws: ``ContractViolation/loadOutsideDrop`` (-2000), or an item that is not in the session.
  @discardableResult
  public func load(
    _ request: LoadRequest, of item: DragItem, in session: SessionID, at view: ViewID
  ) throws(StageError) -> LoadToken {
    try checkScope(of: session, at: view, item: item.item)
    guard core.state.drags[session].items.contains(item) else {
      throw .unknownItem(core.names[item.item])
    }
    core.record(
      .transfer(.asked(view, item.item, request)), session: session, at: core.performer(of: session)
    )
    let token = core.newLoadToken()
    start(
      LoadState(
        token: token, session: session, item: item, destination: view, request: request,
        placeholder: nil, operation: operation(of: session), ordinal: core.performer(of: session)),
      for: session)
    core.state.drags[session].markTaken(item)
    return token
  }

  /// Asks for an object of each item of a drop (CONTRACT-89).
  ///
  /// - Parameters:
  ///   - objectClass: The class; an item without a type that it reads is left out of what comes.
  ///   - session: The session.
  ///   - view: The destination; it is notified by ``DragNotification/didLoadAll(_:)``, exactly once.
  /// - Returns: What the calls of that method name as their load.
  /// - Throws: ``ContractViolation/loadOutsideDrop``.
  @discardableResult
  public func loadObjects(
    of objectClass: ObjectClass, in session: SessionID, at view: ViewID
  ) throws(StageError) -> LoadToken {
    try checkScope(of: session, at: view, item: nil)
    core.record(
      .transfer(.askedForAll(view, objectClass)), session: session, at: core.performer(of: session))
    let items = core.state.drags[session].items
    let token = core.newLoadToken()
    let members = items.map { _ in core.newLoadToken() }
    core.state.batches.append(
      LoadBatch(
        token: token, session: session, destination: view, ordinal: core.performer(of: session),
        members: members,
        items: items.map { $0.item }, results: LoadResults(count: items.count)))
    core.state.drags[session].drop?.taken.formUnion(items.indices)
    for (item, member) in zip(items, members) {
      start(
        LoadState(
          token: member, session: session, item: item, destination: view,
          request: .object(objectClass), placeholder: nil, operation: operation(of: session),
          ordinal: core.performer(of: session)), for: session)
    }
    return token
  }

  /// Refuses a load where no view performs the drop of the session right now.
  private func checkScope(
    of session: SessionID, at view: ViewID, item: ItemID?
  ) throws(StageError) {
    guard core.isLive(session), mayLoad(session, at: view) else {
      // A load that is barred completes at once, with its error, and is not kept.
      if settings.countsTransitions {
        core.count(.load, Machine<Load>(Load.Context()), on: .barred)
      }
      throw core.recordViolation(.loadOutsideDrop, at: view, item: item, session: session)
    }
  }

  /// Whether a view may ask for data of a drag: while it may choose where the items go.
  private func mayLoad(_ session: SessionID, at view: ViewID) -> Bool {
    core.state.drags[session].drop?.view == view
      && core.state.drags[session].drop?.scope != nil
      && core.state.drags[session].drag.session.state == .performing
  }

  private func operation(of session: SessionID) -> DropOperation {
    core.state.drags[session].drag.session.context.ruling.proposal.operation
  }
}
