import Foundation

/// A stack of controllers, of which the last one's view is shown.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The controllers, the one that is shown last.
  public private(set) var viewControllers: [UIViewController] = []

  /// Makes a stack of one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// The bar above the controllers; kept, and not in the window.
  public private(set) lazy var navigationBar = UINavigationBar(frame: .zero)
  /// The bar below the controllers; kept, and not in the window.
  public private(set) lazy var toolbar = UIToolbar(frame: .zero)
  /// True if the bar above is hidden; kept.
  open var isNavigationBarHidden = false
  /// True if the bar below is hidden; kept.
  open var isToolbarHidden = true

  /// Hides the bar above, or shows it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Hides the bar below, or shows it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// The controller that is shown.
  open var topViewController: UIViewController? { viewControllers.last }

  /// The controller that is shown: nothing is presented over a stack.
  open var visibleViewController: UIViewController? { topViewController }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let topViewController { show(topViewController) }
  }

  /// Shows another controller, and keeps those before it.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    conceal(topViewController)
    viewControllers.append(viewController)
    addChild(viewController)
    if isViewLoaded { show(viewController) }
  }

  /// Takes the controller away that is shown; the first one stays.
  ///
  /// - Returns: The controller that was shown; nil if it is the first one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let last = viewControllers.popLast() else { return nil }
    last.willMove(toParent: nil)
    last.viewIfLoaded?.removeFromSuperview()
    last.removeFromParent()
    if let topViewController, isViewLoaded { show(topViewController) }
    return last
  }

  private func show(_ controller: UIViewController) {
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(controller.view)
    reveal(controller)
  }
}

extension UIViewController {
  /// The nearest controller of tabs that the controller is in.
  public var tabBarController: UITabBarController? { enclosing() }
  /// The nearest controller with a list that the controller is in.
  public var splitViewController: UISplitViewController? { enclosing() }

  /// Pushes a controller in the nearest stack, or presents it.
  public func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: false)
    } else {
      present(vc, animated: false)
    }
  }

  private func enclosing<Controller: UIViewController>() -> Controller? {
    var next = parent
    while let controller = next {
      if let found = controller as? Controller { return found }
      next = controller.parent
    }
    return nil
  }

  /// The nearest stack that the controller is in.
  public var navigationController: UINavigationController? {
    var next = parent
    while let controller = next {
      if let stack = controller as? UINavigationController { return stack }
      next = controller.parent
    }
    return nil
  }
}
