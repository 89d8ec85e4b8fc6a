/// The position at a destination where the items would arrive; raw values appear in scripts.
public enum DropIntent: String, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// The destination decides at the drop.
  case unspecified
  /// Between items: a gap opens.
  case insertAt = "insert-at"
  /// Inside an existing item, which is highlighted.
  case insertInto = "insert-into"
  /// The destination chooses by position.
  case automatic

  /// The contract's number of the intent (2.2).
  package var code: UInt8 {
    switch self {
    case .unspecified: 0
    case .insertAt: 1
    case .insertInto: 2
    case .automatic: 3
    }
  }
}
