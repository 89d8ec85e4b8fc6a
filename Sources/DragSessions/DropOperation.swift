/// What a drop would do; the raw values are those of the contract (CONTRACT-49).
public enum DropOperation: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// Nothing: the drag is cancelled.
  case cancel = 0
  /// Nothing, although a drop here would be accepted at another time or place (CONTRACT-50).
  case forbidden = 1
  /// The items arrive, and the source keeps its own.
  case copy = 2
  /// The items arrive, and the source gives its own away.
  case move = 3

  /// Whether a drop is performed: copy and move only (CONTRACT-28).
  @inlinable public var carries: Bool { self == .copy || self == .move }
}
