import DragSessions

/// The operations that a source allows, as its system reports them.
struct HostMask: Hashable, Sendable {
  /// The operations that were allowed as the drag entered.
  private let first: OperationMask
  /// The operations that were reported last.
  private(set) var announced: OperationMask
  private(set) var allowed: OperationMask
  /// The operation that modifier keys ask for, if the system reports keys by narrowing the
  /// operations.
  private(set) var asked: DropOperation?

  init(_ mask: OperationMask) {
    (first, announced, allowed) = (mask, mask, mask)
  }

  /// Stores another offer of the same drag.
  mutating func announce(
    _ mask: OperationMask, by dialect: PlatformOperations?, inForce: DropOperation
  ) {
    announced = mask
    guard dialect?.keysNarrowOffers == true, first.isSuperset(of: [.copy, .move]),
      let only = DropOperation.allCases.first(where: { $0.carries && $0.mask == mask })
    else {
      allowed = mask
      asked = nil
      return
    }
    // Repeating the answer says nothing about keys, and leaves the previous operations.
    if only == inForce { return }
    allowed = mask
    asked = only
  }
}
