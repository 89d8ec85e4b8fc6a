/// The handling of a harmless but unintended call (D8, D11).
package enum SnapshotMode: Hashable, Sendable, CaseIterable {
  /// Rejects it.
  case strict
  /// Moves existing elements, ignores a move of an element next to itself, and returns a warning.
  case lenient
}
