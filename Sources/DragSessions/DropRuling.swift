/// The proposal in force: what a destination proposed, after the session's rights were applied.
///
/// A ruling is made by ``DropProposal/ruled(under:landing:)`` alone, so that no proposal comes into
/// force without one.
public struct DropRuling: Hashable, Sendable {
  /// Why a proposal was changed.
  public enum Reason: UInt8, Hashable, Sendable {
    /// Only the source's own application may move its items (CONTRACT-53).
    case foreign
    /// The source does not let its items be moved (CONTRACT-52).
    case notAllowed
    /// The pointer means no place, so nothing can be inserted there (CONTRACT-60).
    case noDestination
    /// The pointer means the end of the items, where there is none to insert into (CONTRACT-59).
    case noItem
  }

  /// The proposal in force.
  public let proposal: DropProposal
  /// Where the items would arrive, or nil where the pointer means no place.
  public let landing: Landing?
  /// What the destination proposed, as operation and intent.
  public let requested: DropProposal
  /// Why the proposal was changed, or nil where it stands as proposed.
  public let reason: Reason?

  /// Nothing is proposed: the ruling outside every destination.
  public static let nothing = DropRuling(
    proposal: DropProposal(.cancel), landing: nil, requested: DropProposal(.cancel), reason: nil)

  fileprivate init(
    proposal: DropProposal, landing: Landing?, requested: DropProposal, reason: Reason?
  ) {
    self.proposal = proposal
    self.landing = landing
    self.requested = requested
    self.reason = reason
  }
}

extension DropProposal {
  /// Rules on the proposal (CONTRACT-44, 52, 53, 59, 60); the change is always told with a reason.
  ///
  /// A move without the right becomes a cancel, never a copy. An insert without a place becomes
  /// unspecified, or forbidden where the destination wants no drop without a place.
  ///
  /// - Parameters:
  ///   - rights: What the session may do at the destination.
  ///   - landing: The place that the pointer means, or nil where it means none.
  /// - Returns: The proposal in force.
  public func ruled(under rights: DropRights, landing: Landing?) -> DropRuling {
    func changed(_ change: (inout DropProposal) -> Void, _ reason: DropRuling.Reason)
      -> DropRuling
    {
      var proposal = self
      change(&proposal)
      return DropRuling(
        proposal: proposal, landing: landing, requested: self, reason: reason)
    }

    if operation == .move, rights.isForeign {
      return changed({ $0.operation = .cancel }, .foreign)
    }
    if operation == .move, !rights.allowsMove {
      return changed({ $0.operation = .cancel }, .notAllowed)
    }
    guard operation.carries, intent != .unspecified else {
      return DropRuling(proposal: self, landing: landing, requested: self, reason: nil)
    }
    switch landing {
    case nil where rights.performsWithoutDestination:
      return changed({ $0.intent = .unspecified }, .noDestination)
    case nil:
      return changed({ $0.operation = .forbidden }, .noDestination)
    case .gap where intent == .insertInto:
      return changed({ $0.intent = .unspecified }, .noItem)
    case .gap, .item:
      return DropRuling(proposal: self, landing: landing, requested: self, reason: nil)
    }
  }
}
