/// What becomes of a reorder that a user makes inside of one collection (D14).
public enum ReorderKeeping: String, Hashable, Sendable, CaseIterable {
  /// The data changes, and nobody is told of it as a reorder.
  case untold
  /// Who takes the drop is told before and after the change.
  case told
  /// Who takes the drop is told before, and keeps nothing of it: the data goes back at once.
  case reverted
}
