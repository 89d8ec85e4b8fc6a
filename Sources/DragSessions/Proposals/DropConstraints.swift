/// What a session may do at a destination.
package struct DropConstraints: Hashable, Sendable {
  /// Whether the source lets its items be moved (CONTRACT-09).
  package var allowsMove: Bool
  /// Whether session and destination belong to different applications (CONTRACT-53).
  package var isForeign: Bool
  /// Whether the destination lies inside of a view whose item the session carries (M12).
  package var isInsideItself: Bool
  /// Whether an insert without a place is still performed, as an unspecified one (CONTRACT-60).
  package var performsWithoutDestination: Bool
  /// The operations that the source allows here, or nil where it gives no mask: then another
  /// application has no right to move (CONTRACT-53, 137).
  package var mask: OperationMask?
  /// The operation that modifier keys ask for, copy or move, or nil where none is pressed.
  package var asked: DropOperation?

  /// Makes a set of rights.
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
