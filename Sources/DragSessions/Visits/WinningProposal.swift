/// The winning proposal among those made at one site so far (CONTRACT-35).
///
/// The first one that carries items wins, in the order of adding; if none carries, the first one.
struct WinningProposal: Hashable, Sendable {
  /// The destination that proposed.
  let proposer: DestinationID
  /// The resolved proposal.
  let ruling: ResolvedProposal
}
