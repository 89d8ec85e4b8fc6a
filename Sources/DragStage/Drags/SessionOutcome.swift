public import DragSessions

/// The end of a session.
public struct SessionOutcome: Hashable, Sendable {
  /// The session.
  public let session: SessionID
  /// What it ended with.
  package let outcome: DragOutcome

  /// The operation that its source was notified of.
  public var operation: DropOperation { outcome.operation }

  init(of session: SessionID, _ outcome: DragOutcome) {
    self.session = session
    self.outcome = outcome
  }
}
