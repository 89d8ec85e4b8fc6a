/// What a batch came to (B13).
public enum BatchOutcome: Hashable, Sendable {
  /// It fits, and this is where everything went.
  case changed(IndexMap)
  /// Everything is read again: because the batch says so (B11), or for a failure to be logged.
  case reset(BatchFailure?)
  /// It does not fit, and the caller wanted to stop then.
  case trap(BatchFailure)
}
