/// The delay before the items make room for a new target of a reorder (H6).
public enum ReorderingCadence: Hashable, Sendable, CaseIterable {
  /// No delay.
  case immediate
  /// A short delay: 150 ms.
  case fast
  /// A longer delay: 400 ms.
  case slow

  /// The delay, in microseconds.
  package var delay: Int64 {
    switch self {
    case .immediate: 0
    case .fast: 150_000
    case .slow: 400_000
    }
  }
}
