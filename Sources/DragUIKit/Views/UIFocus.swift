public import Foundation

/// What has the focus of a keyboard; nothing has it here.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Called as the focus moves; not called.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// The directions of a move of the focus.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The directions, one bit each.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 2)
  /// Left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// Right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// To the next one.
  public static let next = UIFocusHeading(rawValue: 16)
  /// To the previous one.
  public static let previous = UIFocusHeading(rawValue: 32)
}

/// A move of the focus; kept, since no view has it here.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The view that had the focus.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that gets it.
  open var nextFocusedView: UIView? { nil }
  /// The direction of the move.
  open var focusHeading: UIFocusHeading { [] }
}

/// A move of the focus in a collection.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The cell that had the focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The cell that gets it.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// A move of the focus in a table.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The row that gets it.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// Animations beside a move of the focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// Runs the changes and the completion at once: nothing moves.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

extension UIResponder: UIFocusEnvironment {}
