/// The proposal in force: what a destination proposed, after the session's constraints were applied.
///
/// A ruling is made by `resolved(with:at:)` alone, so that no proposal comes into
/// force without one.
public struct ResolvedProposal: Hashable, Sendable {
  /// Why a proposal was changed; the raw values are the words of traces.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// Only the source's own application may move its items (CONTRACT-53).
    case foreign
    /// The source does not let its items be moved (CONTRACT-52).
    case notAllowed = "not-allowed"
    /// The pointer means no place, so nothing can be inserted there (CONTRACT-60).
    case noDestination = "no-destination"
    /// A modifier key asks for the other operation.
    case keys
    /// The pointer means the end of the items, where there is none to insert into (CONTRACT-59).
    case noItem = "no-item"
    /// The source does not allow the operation here (CONTRACT-137).
    case mask
    /// What would be moved holds the destination (M12).
    case inside
  }

  /// The proposal in force.
  public let proposal: DropProposal
  /// Where the items would arrive, or nil where the pointer means no place.
  public let position: DropPosition?
  /// What the destination proposed, as operation and intent.
  public let requested: DropProposal
  /// Why the proposal was changed, or nil where it stands as proposed.
  public let reason: Reason?

  /// Nothing is proposed: the ruling outside every destination.
  public static let nothing = ResolvedProposal(
    proposal: DropProposal(.cancel), position: nil, requested: DropProposal(.cancel), reason: nil)

  /// Whether a drop under this ruling is performed.
  var carries: Bool { proposal.operation.carries }

  fileprivate init(
    proposal: DropProposal, position: DropPosition?, requested: DropProposal, reason: Reason?
  ) {
    self.proposal = proposal
    self.position = position
    self.requested = requested
    self.reason = reason
  }
}

extension DropProposal {
  /// Rules on the proposal (CONTRACT-44, 52, 53, 59, 60); a change is always told with a reason.
  ///
  /// The keys are heard first: they turn a move into a copy, and a copy into a move where that is
  /// allowed. A move without the right becomes a cancel, never a copy; so does what the source's
  /// mask leaves out, which the keys narrow further. An insert without a place
  /// becomes unspecified, or forbidden where the destination wants no drop without a place.
  /// Across applications no proposal asks for full size (CONTRACT-57).
  ///
  /// - Parameters:
  ///   - constraints: What the session may do at the destination.
  ///   - position: The place that the pointer means, or nil where it means none.
  /// - Returns: The proposal in force.
  package func resolved(with constraints: DropConstraints, at position: DropPosition?)
    -> ResolvedProposal
  {
    resolved(with: constraints) { _ in position }
  }

  /// The same where the place depends on what the drop does (CONTRACT-62, 63).
  ///
  /// - Parameters:
  ///   - constraints: What the session may do at the destination.
  ///   - place: The place that the pointer means for the operation in force, or nil where it means none.
  /// - Returns: The proposal in force.
  package func resolved(
    with constraints: DropConstraints, positionBy place: (DropOperation) -> DropPosition?
  ) -> ResolvedProposal {
    var proposal = self
    // It says nothing about the drop, and so it needs no reason.
    if constraints.isForeign { proposal.prefersFullSize = false }
    var reason: ResolvedProposal.Reason?
    if let asked = constraints.asked, asked != operation, operation.carries,
      asked == .copy || constraints.refusesMove == nil
    {
      proposal.operation = asked
      reason = .keys
    }
    if proposal.operation == .move, let refusal = constraints.refusesMove {
      proposal.operation = .cancel
      reason = refusal
    }
    if let mask = constraints.mask, !mask.allows(proposal.operation) {
      proposal.operation = .cancel
      reason = .mask
    }
    let position = place(proposal.operation)
    if proposal.operation.carries, proposal.intent != .unspecified {
      switch position {
      case nil:
        if constraints.performsWithoutDestination {
          proposal.intent = .unspecified
        } else {
          proposal.operation = .forbidden
        }
        reason = .noDestination
      case .gap where intent == .insertInto:
        proposal.intent = .unspecified
        reason = .noItem
      case .gap, .item: break
      }
    }
    return ResolvedProposal(proposal: proposal, position: position, requested: self, reason: reason)
  }
}

extension DropConstraints {
  /// Why a move is refused, or nil where it is allowed.
  var refusesMove: ResolvedProposal.Reason? {
    if isInsideItself { return .inside }
    return isForeign && mask == nil ? .foreign : (allowsMove ? nil : .notAllowed)
  }
}
