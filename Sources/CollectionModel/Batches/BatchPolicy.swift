/// The handling of an invalid batch (B13).
package enum BatchPolicy: Hashable, Sendable, CaseIterable {
  /// The failure is thrown.
  case throwError
  /// The failure is returned to be logged, and all data is reloaded.
  case reload
  /// The caller is asked to stop.
  case trap
}
