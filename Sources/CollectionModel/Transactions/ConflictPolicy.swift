/// The handling of a transferred item whose id exists in the target already (M8).
@usableFromInline package enum ConflictPolicy: Hashable, Sendable, CaseIterable {
  /// Rejects the whole transfer (M8a).
  case reject
  /// Moves the target's own item into the run; the source's item is removed (M8b).
  case merge
}
