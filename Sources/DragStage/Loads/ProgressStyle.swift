/// Whether the system shows how far a transfer is (CONTRACT-87).
public enum ProgressStyle: UInt8, Hashable, Sendable {
  /// Where a transfer is slow.
  case standard
  /// Never: placeholders show it, or the application does.
  case none
}
