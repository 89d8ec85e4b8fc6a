import CollectionLayout
import DragGeometry

extension StageCore {
  /// Records the visible part of a view in the trace: the position was clamped to the content.
  mutating func recordScroll(of view: ViewID) {
    record(.scrolled(view, scrollPosition(of: view)?.offset ?? .zero), session: nil)
  }

  /// Notes a change of the data that is none for stores.
  ///
  /// - Parameter isPublished: True if every item that has come or gone was published.
  mutating func shownDataChanged(isPublished: Bool = false) {
    if !isPublished { presence.forget() }
    presence.count()
    for session in state.drags.sessions {
      if state.drags[session].trail.hysteresis != nil {
        state.drags[session].trail.hysteresis = nil
      }
      moveGapWithData(of: session)
    }
    placesChanged()
  }
}
