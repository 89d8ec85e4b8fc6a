public import DragGeometry
public import DragSessions

extension Stage {
  /// The gap that a session has opened; nil where it shows none, or is over.
  ///
  /// The frames of its places are ``shownGap(in:)``. O(drags).
  ///
  /// - Parameter session: The session.
  /// - Returns: The gap, as ``HostCommand/openGap(_:_:items:)`` gave it to the host.
  public func shownGap(of session: SessionID) -> ShownGap? {
    guard core.isLive(session) else { return nil }
    let shown = core.state.drags[session].display.shown
    guard let view = shown.view, case .gap(let gap) = shown.position else { return nil }
    return ShownGap(view: view, gap: gap, items: shown.gapItems)
  }

  /// The frames of the places that are open in a collection for what a drag brings, in the viewport.
  ///
  /// It costs what ``shownFrame(of:)-(ItemReference)`` costs.
  ///
  /// - Parameter view: The collection.
  /// - Returns: A frame for each place of the gap, in their order; none where no gap is open.
  public func shownGap(in view: ViewID) -> [Rect] {
    guard core.scene.isPresent(view), let content = core.scene[view].collection,
      let content = core.opened(content, of: view)
    else { return [] }
    let shift = core.scene.frame(of: view).origin - content.offset
    return content.openedPlaces.map { $0.moved(by: shift) }
  }

  /// The items that a session has, from the lift on; none where it is over.
  public func items(of session: SessionID) -> [DragItem] {
    live(session).map { core.state.drags[$0].items } ?? []
  }

  /// The badge of a session's preview (CONTRACT-51).
  public func badge(of session: SessionID) -> Badge {
    live(session).map { core.state.drags[$0].display.shown.badge } ?? .none
  }
}
