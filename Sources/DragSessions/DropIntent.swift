/// Where at a destination the items would arrive; the raw values are those of the contract (2.2).
public enum DropIntent: UInt8, Hashable, Sendable, CaseIterable {
  /// The destination decides at the drop.
  case unspecified = 0
  /// Between items: a gap opens.
  case insertAt = 1
  /// Inside an existing item, which is highlighted.
  case insertInto = 2
  /// The destination chooses by position.
  case automatic = 3
}
