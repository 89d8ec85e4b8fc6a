/// The proposal that goes first among those made at one site so far (CONTRACT-35).
///
/// The first one that carries goes first, in the order of adding; where none carries, the first.
struct WinningProposal: Hashable, Sendable {
  /// Whose proposal it is.
  let proposer: DestinationID
  /// The proposal, ruled on.
  let ruling: ResolvedProposal
}
