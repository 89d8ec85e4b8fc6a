/// What follows from a batch that does not fit (B13).
public enum BatchPolicy: Hashable, Sendable, CaseIterable {
  /// The failure is thrown.
  case throwError
  /// The failure is handed over to be logged, and everything is read again.
  case reload
  /// The caller is told to stop.
  case trap
}
