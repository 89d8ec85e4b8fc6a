/// What a drop would do; the raw values are the words of scripts and traces.
public enum DropOperation: String, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// Nothing: the drag is cancelled.
  case cancel
  /// Nothing, although a drop here would be accepted at another time or place (CONTRACT-50).
  case forbidden
  /// The items arrive, and the source keeps its own.
  case copy
  /// The items arrive, and the source gives its own away.
  case move

  /// The number that the contract gives it (CONTRACT-49).
  public var code: UInt8 {
    switch self {
    case .cancel: 0
    case .forbidden: 1
    case .copy: 2
    case .move: 3
    }
  }

  /// Whether a drop is performed: copy and move only (CONTRACT-28).
  @inlinable public var carries: Bool { self == .copy || self == .move }
}
