/// Why a load brought no data; the codes are the contract's (3.5).
public enum LoadError: Error, Hashable, Sendable {
  /// No representation that may be seen fits: -1000.
  case itemUnavailable
  /// The source failed, in its own words: -1.
  case failed(String)
  /// The load was given up, because its source or its destination is gone.
  case cancelled

  /// The code, as the contract numbers it.
  public var code: Int {
    switch self {
    case .itemUnavailable: -1000
    case .failed: -1
    case .cancelled: 3072
    }
  }
}
