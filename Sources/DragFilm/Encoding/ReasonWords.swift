import DragSessions

/// Why a proposal was changed, in words for people.
enum ReasonWords {
  /// The words for a reason as traces write it; the reason itself where it is not known.
  static func text(for reason: String) -> String {
    guard let reason = ResolvedProposal.Reason(rawValue: reason) else { return reason }
    return switch reason {
    case .foreign: "only the source's own application may move its items"
    case .notAllowed: "the source does not let its items be moved"
    case .noDestination: "the pointer is over no position to insert at"
    case .keys: "a modifier key asks for the other operation"
    case .severalItems: "the settings exclude a move of several items of the view itself"
    case .noItem: "the pointer is past the last item, so there is none to insert into"
    case .mask: "the source does not allow the operation here"
    case .inside: "what would be moved contains the destination"
    }
  }
}
