import DragSessions

/// What a source allows, as its system tells it.
struct HostMask: Hashable, Sendable {
  /// What it allowed as the drag came in.
  private let first: OperationMask
  /// What was sent last.
  private(set) var announced: OperationMask
  /// What it allows now.
  private(set) var allowed: OperationMask
  /// What modifier keys ask for, where the system tells them by what is left.
  private(set) var asked: DropOperation?

  init(_ mask: OperationMask) {
    (first, announced, allowed) = (mask, mask, mask)
  }

  /// Another offer of the same drag.
  mutating func announce(
    _ mask: OperationMask, by dialect: PlatformOperations?, inForce: DropOperation
  ) {
    announced = mask
    guard dialect?.keysNarrowOffers == true, first.isSuperset(of: [.copy, .move]),
      let only = mask == .copy ? DropOperation.copy : mask == .move ? .move : nil
    else {
      allowed = mask
      asked = nil
      return
    }
    // Who repeats what was answered says nothing of keys, and leaves what was left.
    if only == inForce { return }
    allowed = mask
    asked = only
  }
}
