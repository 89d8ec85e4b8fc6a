import CollectionLayout
import DragGeometry

extension StageCore {
  /// Writes down which part of a view is seen now: the position has stayed inside the content.
  mutating func recordScroll(of view: ViewID) {
    record(.scrolled(view, scene[view].scrollPosition?.offset ?? .zero), session: nil)
  }

  /// The same where no store has to hear of it.
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

  /// The same where the data stays, and lies elsewhere under the pointers.
  mutating func placesChanged() {
    placeChanges &+= 1
    // A place that was meant before the change may be another one now.
    for session in state.drags.sessions where state.drags[session].trail.lastPosition != nil {
      state.drags[session].trail.lastPosition = nil
    }
    state.steps.pushReevaluation()
  }
}
