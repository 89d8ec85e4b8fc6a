import Foundation

/// The root of what a stage shows.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The stage that the window is on, once a test has put it there.
  weak var screen: HostedStage?

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.leaveWindow()
      rootViewController?.enter(self)
    }
  }

  /// The scene of the window.
  public private(set) lazy var windowScene: UIWindowScene? = UIWindowScene(self)

  open override var window: UIWindow? { self }

  /// Shows the window; a test shows its own, and this one stays where it is.
  open func makeKeyAndVisible() { isHidden = false }
}
