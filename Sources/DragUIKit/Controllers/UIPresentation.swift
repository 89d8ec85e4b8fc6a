public import Foundation

/// The form of a presentation; kept.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole window.
  case fullScreen
  /// Over a part of the width.
  case pageSheet
  /// Smaller.
  case formSheet
  /// Over the controller that defines it.
  case currentContext
  /// By the application.
  case custom
  /// Over the whole window, which stays visible.
  case overFullScreen
  /// Over the controller that defines it, which stays visible.
  case overCurrentContext
  /// Beside a view.
  case popover
  /// None.
  case none = -1
  /// As the system likes.
  case automatic = -2
}

/// The look of the way to a presentation; kept.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical
  /// Turned.
  case flipHorizontal
  /// Faded.
  case crossDissolve
}

/// The edges of a view.
public struct UIRectEdge: OptionSet, Sendable {
  /// The edges, one bit each.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// The look of the bar of the system; not asked.
public enum UIStatusBarStyle: Int, Sendable {
  /// By the look of the window.
  case `default`
  /// Light text.
  case lightContent
  /// Dark text.
  case darkContent = 3
}

/// The way of a controller to another size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// True if the way is shown as an animation.
  var isAnimated: Bool { get }
  /// The time of the animation, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view in which the controllers are.
  var containerView: UIView { get }
}

/// The way of a controller to another size, with what goes along with it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs changes with the animation of the way.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs changes with the animation of the way.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The controller of a presentation; none is made here.
@preconcurrency @MainActor open class UIPresentationController: NSObject {}

/// A sheet of a presentation; none is made here.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// Half of the window.
    public class func medium() -> Detent { Detent() }
    /// The whole window.
    public class func large() -> Detent { Detent() }
  }

  /// The heights.
  open var detents: [Detent] = []
  /// True if the sheet has a handle.
  open var prefersGrabberVisible = false
}

/// A popover of a presentation; none is made here.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view that it points to.
  open var sourceView: UIView?
  /// The rectangle of that view.
  open var sourceRect = CGRect.zero
  /// The button that it points to.
  open var barButtonItem: UIBarButtonItem?
}
