public import Foundation

/// Reorders that a gesture of the application's own makes: none is recognized here, so the calls answer that nothing moves.
extension UICollectionView {
  /// False: no item is moved by a gesture of the application.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Does nothing.
  public func endInteractiveMovement() {}
  /// Does nothing.
  public func cancelInteractiveMovement() {}
}
