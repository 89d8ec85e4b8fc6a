import CollectionLayout
import DragGeometry

extension StageCore {
  /// Records the visible part of a view in the trace: the position was clamped to the content.
  mutating func recordScroll(of view: ViewID) {
    record(.scrolled(view, scrollPosition(of: view)?.offset ?? .zero), session: nil)
  }

  /// The same without a change for stores.
  mutating func shownDataChanged() {
    dataChanges &+= 1
    for session in state.drags.sessions {
      if state.drags[session].trail.hysteresis != nil {
        state.drags[session].trail.hysteresis = nil
      }
      moveGapWithData(of: session)
    }
    placesChanged()
  }
}
