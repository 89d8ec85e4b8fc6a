/// The proposal used when a destination does not answer `update`.
public enum DefaultProposal: Hashable, Sendable, CaseIterable {
  /// Nothing: such a destination never accepts (CONTRACT-26).
  case cancel
  /// A copy without a position: the drop is delivered without feedback (CONTRACT-43).
  case copy
  /// A move without a position.
  case move
  /// The last answer since the drag entered, or a copy if there was none (CONTRACT-135, 141).
  case last
}
