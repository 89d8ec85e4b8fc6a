import DragSessions

/// The remaining facts about sessions: their number, the last of them, and the progress of those
/// that are over.
struct SessionHistory {
  /// The number of sessions lifted so far.
  private(set) var count: UInt32 = 0
  /// The session that began last.
  private(set) var lastBegun: SessionID?
  /// The most recently begun session of those that are over.
  private(set) var ended: SessionRecord?
  /// The progress of the loads of sessions that are over.
  private(set) var progress: [SessionID: Double] = [:]
  /// The outcome of the session that ended last, or nil if none has ended.
  var lastOutcome: SessionOutcome?

  /// The session that is lifted next.
  var next: SessionID { SessionID(count + 1) }

  /// Counts the next session, as it is lifted.
  mutating func addSession() -> SessionID {
    count += 1
    return SessionID(count)
  }

  mutating func begin(_ session: SessionID) { lastBegun = session }

  /// Keeps the progress of a session that is over, and its record if it began last.
  mutating func end(_ session: SessionID, _ record: SessionRecord?, progress: Double?) {
    if let progress { self.progress[session] = progress }
    if session == lastBegun, let record { ended = record }
  }
}
