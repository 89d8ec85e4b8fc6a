/// The result of a batch (B13).
package enum BatchOutcome: Hashable, Sendable {
  /// The batch is valid, and this is the map of the change.
  case changed(IndexMap)
  /// All data is reloaded: because the batch contains a reload (B11), or after a failure to be
  /// logged.
  case reset(BatchFailure?)
  /// The batch is invalid, and the policy is to stop.
  case trap(BatchFailure)
}
