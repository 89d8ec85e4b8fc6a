import DragSessions

extension StageCore {
  /// A drop could not be carried out; a destination with a veto makes the drag a cancel by it.
  mutating func fail(_ failure: DropFailure, at view: ViewID, of session: SessionID) {
    let destination = DestinationID(view.rawValue, ordinal: performer(of: session))
    record(.dropFailed(view, failure), session: session, at: destination.ordinal)
    state.drags[session].drop?.isVetoed = scene.behavior(of: destination).vetoes
  }

  /// Takes the placeholders of a drop out that its destination has refused.
  mutating func discardPlaceholders(of session: SessionID, in view: ViewID) {
    let own = placeholders(in: view).filter { standIn($0)?.session == session }
    guard !own.isEmpty else { return }
    for placeholder in own {
      extract(placeholder, as: .placeholderDiscard, session: session)
    }
    contentChanged()
  }
}
