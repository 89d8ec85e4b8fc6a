/// The limits on what a session may do at a destination.
package struct DropConstraints: Hashable, Sendable {
  /// True if the source allows its items to be moved (CONTRACT-09).
  package var allowsMove: Bool
  /// True if session and destination belong to different applications (CONTRACT-53).
  package var isForeign: Bool
  /// True if the destination lies inside a view whose item the session carries (M12).
  package var isInsideItself: Bool
  /// True if an insert without a position is performed as an unspecified one (CONTRACT-60).
  package var performsWithoutDestination: Bool
  /// The operations that the source allows here, or nil if it gives no mask: then another
  /// application may not move (CONTRACT-53, 137).
  package var mask: OperationMask?
  /// The operation that the modifier keys ask for, copy or move, or nil if none is pressed.
  package var asked: DropOperation?

  /// Makes a set of constraints.
  package init(
    allowsMove: Bool,
    isForeign: Bool,
    isInsideItself: Bool = false,
    performsWithoutDestination: Bool = true,
    mask: OperationMask? = nil,
    asked: DropOperation? = nil
  ) {
    self.allowsMove = allowsMove
    self.isForeign = isForeign
    self.isInsideItself = isInsideItself
    self.performsWithoutDestination = performsWithoutDestination
    self.mask = mask
    self.asked = asked
  }
}
