/// What a snapshot does with a call that is harmless but not meant that way (D8, D11).
public enum SnapshotMode: Hashable, Sendable, CaseIterable {
  /// Refuses it.
  case strict
  /// Moves what is here already into place, leaves what is moved next to itself, and tells so.
  case lenient
}
