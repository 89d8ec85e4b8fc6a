/// The display of a transfer's progress by the system (CONTRACT-87).
package enum ProgressStyle: UInt8, Hashable, Sendable {
  /// Shown if a transfer is slow.
  case standard
  /// Never shown: placeholders or the application show it.
  case none
}
