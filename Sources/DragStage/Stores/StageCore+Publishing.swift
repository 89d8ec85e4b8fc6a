import DragSessions

extension StageCore {
  /// Passes a change of the data to the store of its view, and to the trace.
  mutating func publish(_ change: DataChange, session: SessionID?) {
    markChanged(change)
    record(change.traceEvent, session: session)
  }
}
