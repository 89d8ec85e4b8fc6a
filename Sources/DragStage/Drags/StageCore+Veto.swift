import DragSessions

extension StageCore {
  /// Records a failed drop; if the destination has a veto, the drag becomes a cancel.
  mutating func fail(_ failure: DropFailure, at view: ViewID, of session: SessionID) {
    let destination = DestinationID(view.rawValue, ordinal: performer(of: session))
    record(.dropFailed(view, failure), session: session, at: destination.ordinal)
    state.drags[session].drop?.isVetoed = scene.behavior(of: destination).vetoes
  }

  /// Removes the placeholders of a drop that its destination has rejected.
  mutating func discardPlaceholders(of session: SessionID, in view: ViewID) {
    let own = placeholders(in: view).filter { standIn($0)?.session == session }
    guard !own.isEmpty else { return }
    for placeholder in own {
      extract(placeholder, as: .placeholderDiscard, session: session)
    }
    contentChanged()
  }
}
