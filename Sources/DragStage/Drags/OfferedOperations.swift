import DragSessions

/// The operations that the source of a drag and its host allow; without a mask all are allowed.
struct OfferedOperations: Hashable, Sendable {
  /// The operations allowed inside the source's application.
  var within: OperationMask?
  /// The operations allowed in other applications.
  var outside: OperationMask?
  /// The operations that the host offers, if a host owns the drag.
  var offer: HostMask?

  /// The operations allowed at a destination, or nil without a mask.
  func mask(isForeign: Bool) -> OperationMask? {
    let own = isForeign ? outside : within
    guard let allowed = offer?.allowed else { return own }
    return own.map { $0.intersection(allowed) } ?? allowed
  }
}
