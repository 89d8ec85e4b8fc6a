/// The effect of a drop; raw values appear in scripts and traces.
public enum DropOperation: String, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// Nothing: the drag is canceled.
  case cancel
  /// Nothing, although a drop here would be accepted at another time or place (CONTRACT-50).
  case forbidden
  /// The items arrive, and the source keeps its own.
  case copy
  /// The items arrive, and the source gives its own away.
  case move

  /// The contract's number of the operation (CONTRACT-49).
  package var code: UInt8 {
    switch self {
    case .cancel: 0
    case .forbidden: 1
    case .copy: 2
    case .move: 3
    }
  }

  /// True if a drop with this operation is performed: copy and move only (CONTRACT-28).
  @inlinable package var carries: Bool { self == .copy || self == .move }
}
