/// What a transfer does with an item whose id the target already has (M8).
public enum ConflictPolicy: Hashable, Sendable, CaseIterable {
  /// Refuses the whole transfer (M8a).
  case reject
  /// Moves the target's own item into the run; the source loses its one (M8b).
  case merge
}
