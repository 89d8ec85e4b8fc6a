import DragSessions

extension StageCore {
  mutating func springTarget(of session: SessionID) -> SpringTarget? {
    let search = state.search(by: session)
    if search.isAway { return nil }
    scene.collectViews(at: search.point, into: &candidates)
    let found = candidates.first { view in
      scene[view].options.isSpringLoaded && scene[view].hasDestination
        && scene.gates[view.index].isReachable(from: search.application)
    }
    guard let view = found else { return nil }
    guard scene[view].collection != nil else { return SpringTarget(view: view, item: nil) }
    // In a collection the target is an item (CONTRACT-99).
    return item(in: view, at: search.point).map { SpringTarget(view: view, item: $0) }
  }
}
