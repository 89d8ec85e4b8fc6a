/// What is proposed where a destination does not answer an update; the raw values are those of
/// scripts.
public enum DefaultProposal: String, Hashable, Sendable, CaseIterable {
  /// Nothing: such a destination never accepts (CONTRACT-26).
  case cancel
  /// A copy, with the place left open: the drop is delivered without feedback (CONTRACT-43).
  case copy
  /// A move, with the place left open.
  case move
  /// What was answered last since the drag came in, or a copy where nothing was (CONTRACT-135, 141).
  case last = "repeat"
}
