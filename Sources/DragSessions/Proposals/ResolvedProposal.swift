/// The proposal in force: what a destination proposed, after the session's constraints were applied.
///
/// Only `resolved(with:at:)` and what follows from it make one, so every proposal in force was resolved.
public struct ResolvedProposal: Hashable, Sendable {
  /// The reason that a proposal was changed; raw values appear in traces.
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    /// Only the source's own application may move its items (CONTRACT-53).
    case foreign
    /// The source does not let its items be moved (CONTRACT-52).
    case notAllowed = "not-allowed"
    /// The pointer refers to no position, so nothing can be inserted there (CONTRACT-60).
    case noDestination = "no-destination"
    /// A modifier key asks for another operation.
    case keys
    /// The pointer refers to the end of the items, where no item exists to insert into
    /// (CONTRACT-59).
    case noItem = "no-item"
    /// The source does not allow the operation here (CONTRACT-137).
    case mask
    /// The destination lies inside an item that would be moved (M12).
    case inside
    /// It would move several of the destination's own items, which the settings exclude (CONTRACT-65).
    case severalItems = "several-items"
  }

  /// The proposal in force.
  public let proposal: DropProposal
  /// The position where the items would arrive, or nil if the pointer refers to none.
  public let position: DropPosition?
  /// The operation and intent that the destination proposed.
  package let requested: DropProposal
  /// The reason that the proposal was changed, or nil if it is in force as proposed.
  package let reason: Reason?

  /// The value outside every destination: nothing is proposed.
  package static let nothing = ResolvedProposal(
    proposal: DropProposal(.cancel), position: nil, requested: DropProposal(.cancel), reason: nil)

  /// True if a drop under this proposal is performed.
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
  /// Resolves the proposal under the constraints (CONTRACT-44, 52, 53, 59, 60).
  ///
  /// Every change has a reason. Modifier keys apply first: they turn a move into a copy, and a copy
  /// into a move if that is allowed. A move that is not allowed becomes a cancel, never a copy; so
  /// does an operation outside the source's mask, which the keys narrow further. An insert without
  /// a position becomes unspecified, or forbidden if the destination requires a position. Across
  /// applications no proposal asks for full size (CONTRACT-57).
  ///
  /// - Parameters:
  ///   - constraints: The limits on the session at the destination.
  ///   - position: The position that the pointer refers to, or nil if it refers to none.
  /// - Returns: The proposal in force.
  package func resolved(with constraints: DropConstraints, at position: DropPosition?)
    -> ResolvedProposal
  {
    resolved(with: constraints) { _ in position }
  }

  /// Resolves the proposal where the position depends on the operation (CONTRACT-62, 63).
  ///
  /// - Parameters:
  ///   - constraints: The limits on the session at the destination.
  ///   - place: The position that the pointer refers to for the operation in force, or nil.
  /// - Returns: The proposal in force.
  package func resolved(
    with constraints: DropConstraints, positionBy place: (DropOperation) -> DropPosition?
  ) -> ResolvedProposal {
    var proposal = self
    // The size of previews does not affect the drop, so this change has no reason.
    if constraints.isForeign { proposal.prefersFullSize = false }
    var reason: ResolvedProposal.Reason?
    if let asked = constraints.asked, asked != operation, operation.carries,
      !asked.leavesSource || constraints.refusesMove == nil
    {
      proposal.operation = asked
      reason = .keys
    }
    if proposal.operation.leavesSource, let rejection = constraints.refusesMove {
      proposal.operation = .cancel
      reason = rejection
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

/// What becomes of a move that inserts several items of the view that they were lifted from, where it is
/// not carried out as it is proposed (CONTRACT-65).
package enum MultiItemMove: Hashable, Sendable {
  /// It has no gap, and inserts nothing by itself.
  case withoutGap
  /// It is forbidden.
  case forbidden
}

extension ResolvedProposal {
  /// The proposal in force for a session that carries several items of the destination (CONTRACT-65).
  ///
  /// - Parameter becomes: What becomes of a move that inserts them.
  /// - Returns: The same for every other proposal.
  package func forSeveralItems(_ becomes: MultiItemMove) -> ResolvedProposal {
    guard proposal.operation.leavesSource,
      proposal.intent == .insertAt || proposal.intent == .automatic
    else { return self }
    var changed = proposal
    switch becomes {
    case .withoutGap: changed.intent = .unspecified
    case .forbidden: changed.operation = .forbidden
    }
    return ResolvedProposal(
      proposal: changed, position: position, requested: requested, reason: .severalItems)
  }
}

extension DropConstraints {
  /// The reason that a move is not allowed, or nil if it is allowed.
  var refusesMove: ResolvedProposal.Reason? {
    if isInsideItself { return .inside }
    return isForeign && mask == nil ? .foreign : (allowsMove ? nil : .notAllowed)
  }
}
