import DragSessions

extension StageCore {
  /// Hands a change of the data on: to the store of its view, and to the trace.
  mutating func publish(_ change: DataChange, session: SessionID?) {
    markChanged(change)
    record(change.traceEvent, session: session)
  }
}
