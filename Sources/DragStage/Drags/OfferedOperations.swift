import DragSessions

/// The operations that the source of a drag and its host allow; without a mask all are allowed.
struct OfferedOperations: Hashable, Sendable {
  /// What the source allows inside its application.
  var within: OperationMask?
  /// What it allows in others.
  var outside: OperationMask?
  /// What the host offers, where a host owns the drag.
  var offer: HostMask?

  /// What is allowed at a destination, or nil without a mask.
  func mask(isForeign: Bool) -> OperationMask? {
    let own = isForeign ? outside : within
    guard let allowed = offer?.allowed else { return own }
    return own.map { $0.intersection(allowed) } ?? allowed
  }
}
