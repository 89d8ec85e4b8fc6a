/// How long a new target of a reorder is waited for before the items make room (H6).
public enum ReorderingCadence: Hashable, Sendable, CaseIterable {
  /// Not at all.
  case immediate
  /// A short time: 150 ms.
  case fast
  /// A longer time: 400 ms.
  case slow

  /// The time, in microseconds.
  public var delay: Int64 {
    switch self {
    case .immediate: 0
    case .fast: 150_000
    case .slow: 400_000
    }
  }
}
