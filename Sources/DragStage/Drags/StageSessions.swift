public import DragGeometry
public import DragItems
public import DragSessions
import Machines

/// The drag sessions of a stage.
public struct StageSessions {
  let stage: Stage

  /// The gap that a session has opened; nil if it shows none, or is over.
  ///
  /// ``StageScene/shownGap(in:)`` returns the frames of its positions. O(drags).
  ///
  /// - Parameter session: The session.
  /// - Returns: The gap, as ``HostCommand/openGap(_:_:items:)`` passed it to the host.
  package func shownGap(of session: SessionID) -> ShownGap? {
    guard stage.core.isLive(session) else { return nil }
    let shown = stage.core.state.drags[session].display.shown
    guard let view = shown.view, case .gap(let gap) = shown.position else { return nil }
    return ShownGap(view: view, gap: gap, items: shown.gapItems)
  }

  /// The items of a session, from the lift on; empty if it is over.
  public func items(of session: SessionID) -> [DragItem] {
    stage.core.live(session).map { stage.core.state.drags[$0].items } ?? []
  }

  /// The items that the drop of a session has brought, in the order of the session, each with its place now.
  ///
  /// A host asks it at ``HostCommand/animateEnd(_:_:)``, to let each preview fly to where its item is. An item that its
  /// destination has inserted by itself is listed if the destination has said so by ``DropCoordinator``. O(items); of a
  /// placeholder, the place becomes the row that replaces it.
  ///
  /// - Parameter session: The session.
  /// - Returns: The items; empty before the drop, without one, and after the session's end. An item that was removed meanwhile
  ///   is none of them.
  public func arrivals(of session: SessionID) -> [ArrivedItem] {
    items(of: session).indices.compactMap { arrival(of: session, at: $0) }
  }

  /// The item of a session at an index, if the drop of the session has brought it; O(1).
  package func arrival(of session: SessionID, at index: Int) -> ArrivedItem? {
    guard stage.core.isLive(session),
      stage.core.state.drags[session].items.indices.contains(index)
    else { return nil }
    return stage.core.arrivedItem(of: session, at: index)
  }

  /// The badge of a session's preview (CONTRACT-51).
  public func badge(of session: SessionID) -> Badge {
    stage.core.live(session).map { stage.core.state.drags[$0].display.shown.badge } ?? .none
  }

  /// The session as seen by its own application: nil if the drag started in another application
  /// (CONTRACT-91), or is over.
  package func localSession(_ session: SessionID, seenFrom view: ViewID) -> SessionRecord? {
    guard stage.core.isLive(session), isOwn(session, view),
      let state = SessionState(stage.core.state.drags[session].drag.session.state)
    else { return nil }
    return SessionRecord(stage.core.state.drags[session], state)
  }

  /// The value that the source's application attached to a session (CONTRACT-92); nil for all other
  /// applications, and after the session's end.
  public func localContext(of session: SessionID, seenFrom view: ViewID) -> Any? {
    guard stage.core.isLive(session), isOwn(session, view) else { return nil }
    return stage.core.data.catalog.localValues.contexts[session]
  }

  /// Attaches a value to a session, at any time from its lift to its end (CONTRACT-92).
  ///
  /// - Throws: ``ContractViolation/sessionOver``, or ``ContractViolation/foreignContext`` for a
  ///   view of another application; nothing has changed then.
  public func setLocalContext(
    _ value: Any?, of session: SessionID, from view: ViewID
  ) throws(StageError) {
    guard stage.core.isLive(session) else {
      throw stage.core.recordViolation(.sessionOver, at: view, session: session)
    }
    guard isOwn(session, view) else {
      throw stage.core.recordViolation(.foreignContext, at: view, session: session)
    }
    _ = stage.core.data.catalog.localValues.setContext(value, of: session)
  }

  private func isOwn(_ session: SessionID, _ view: ViewID) -> Bool {
    // A view of another stage belongs to no application here.
    view.index < stage.core.data.scene.views.count
      && stage.core.state.drags[session].application == stage.core.data.scene[view].application
  }

  /// Returns true if at least one item of a session has a representation that conforms to a type,
  /// as seen by the application of a view.
  public func anyItem(
    of session: SessionID, conformsTo type: TypeIdentifier, seenFrom view: ViewID
  ) -> Bool {
    seen(session, from: view)?
      .hasAnyItem(
        conformingToAnyOf: CollectionOfOne(type), in: stage.core.data.catalog.types.conformance)
      ?? false
  }

  /// Returns true if every item of a session has a representation that conforms to a type.
  public func allItems(
    of session: SessionID, conformTo type: TypeIdentifier, seenFrom view: ViewID
  ) -> Bool {
    seen(session, from: view)?
      .hasOnlyItems(
        conformingToAnyOf: CollectionOfOne(type), in: stage.core.data.catalog.types.conformance)
      ?? false
  }

  /// Returns true if the types allow making an object of a class from at least one item.
  package func anyItem(
    of session: SessionID, canLoad objectClass: ObjectClass, seenFrom view: ViewID
  ) -> Bool {
    seen(session, from: view)?.canLoadAnyObject(
      of: objectClass, in: stage.core.data.catalog.types.conformance)
      ?? false
  }

  /// Returns true if the types allow making an object of a class from every item.
  package func allItems(
    of session: SessionID, canLoad objectClass: ObjectClass, seenFrom view: ViewID
  ) -> Bool {
    seen(session, from: view)?.canLoadEveryObject(
      of: objectClass, in: stage.core.data.catalog.types.conformance)
      ?? false
  }

  private func seen(_ session: SessionID, from view: ViewID) -> SeenItems? {
    stage.core.live(session).map {
      SeenItems(stage: stage, items: stage.core.state.drags[$0].items, view: view)
    }
  }

  /// The position of the center of a session's preview, in the viewport.
  ///
  /// At the lift it is the center of the item's frame; from then on it follows the pointer, so that
  /// the preview does not jump when a drag begins from a menu. A mouse grips the item at its press.
  ///
  /// - Parameter session: The session.
  /// - Returns: The center, or nil if no pointer has lifted or carries the session.
  public func previewCenter(of session: SessionID) -> Point? {
    guard stage.core.isLive(session) else { return nil }
    let drag = stage.core.state.drags[session]
    guard stage.core.state.pointers[drag.pointer.index].session == session else { return nil }
    return stage.core.state.pointers[drag.pointer.index].point + drag.display.grip
  }

  /// A session that has begun and is not over, or nil.
  package func session(_ id: SessionID) -> SessionRecord? {
    stage.core.live(id).flatMap { stage.core.record(of: stage.core.state.drags[$0]) }
  }

  /// The most recently begun session of those that are not over, or nil.
  package var lastLive: SessionRecord? {
    stage.core.state.drags.last { SessionState($0.drag.session.state) != nil }.flatMap {
      stage.core.record(of: $0)
    }
  }

  /// The sessions that have begun and are not over, in the order of their begin.
  public var live: [SessionRecord] {
    stage.core.state.drags.compactMap { stage.core.record(of: $0) }
  }

  /// The number of sessions lifted so far.
  package var count: UInt32 { stage.core.sessions.count }

  /// The session that began last, as it is now or was when it was over.
  package var last: SessionRecord? { stage.core.lastSession }

  /// The object by which the destination of a session takes its items; outside of a drop it refuses every choice.
  public func coordinator(of session: SessionID) -> DropCoordinator {
    stage.coordinator(of: session)
  }
}

/// The items of a session as seen by the application of a view.
///
/// It contains no closure, which would be allocated.
private struct SeenItems: Sequence {
  let stage: Stage
  let items: [DragItem]
  let view: ViewID

  struct Iterator: IteratorProtocol {
    let seen: SeenItems
    private var place = 0

    init(_ seen: SeenItems) { self.seen = seen }

    mutating func next() -> SeenItem? {
      guard place < seen.items.count else { return nil }
      let item = seen.items[place]
      place += 1
      return SeenItem(
        seen.stage.core.data.catalog.providers[item.reference],
        by: seen.stage.core.data.reader(at: seen.view, of: item.origin))
    }
  }

  func makeIterator() -> Iterator { Iterator(self) }
}
