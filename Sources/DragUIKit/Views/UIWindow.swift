import Foundation
import Machines

/// The root of what a stage shows.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The stage that the window is on, once a test has put it there.
  weak var screen: (any WindowScreen)?

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

  /// Makes a window of a scene, as large as its screen.
  ///
  /// A test shows its own window, also where a scene's delegate makes one.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  open override var window: UIWindow? { self }

  /// Shows the window; a test shows its own, and this one stays where it is.
  open func makeKeyAndVisible() { isHidden = false }

  /// Gives the window another size, as when a device is turned, or the window of a tablet is made wider.
  ///
  /// Controllers are asked in UIKit's order: what they will get, then the traits where a size class changes, then the layout, and what
  /// they let go along with it.
  package func resize(to size: CGSize) {
    guard size != frame.size else { return }
    let (old, new) = (UITraitCollection(frame.size), UITraitCollection(size))
    let changesTraits = !old.hasSizeClasses(of: new)
    let transition = WindowTransition(of: self)
    let shown = rootViewController.map { [$0] + $0.presentedControllers } ?? []
    for controller in shown {
      if changesTraits { controller.willTransition(to: new, with: transition) }
      controller.viewWillTransition(to: size, with: transition)
    }
    frame.size = size
    for controller in shown where controller.viewIfLoaded?.superview === self {
      controller.view.frame = bounds
    }
    if changesTraits { traitsDidChange(from: old) }
    layoutIfNeeded()
    transition.begin()
  }
}

extension UIViewController {
  /// The controllers that it and its children present, and those that these present.
  fileprivate var presentedControllers: [UIViewController] {
    children.flatMap(\.presentedControllers)
      + (presentedViewController.map { [$0] + $0.presentedControllers } ?? [])
  }
}

extension UIView {
  /// Notifies a view and those in it, each after its controller.
  fileprivate func traitsDidChange(from old: UITraitCollection) {
    controller?.traitCollectionDidChange(old)
    traitCollectionDidChange(old)
    for view in subviews { view.traitsDidChange(from: old) }
  }
}

/// The way of a window to another size, whose animation takes the time of the stage's.
@MainActor final class WindowTransition: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated = true
  let containerView: UIView
  let transitionDuration: TimeInterval
  private let screen: (any WindowScreen)?
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var hasBegun = false

  init(of window: UIWindow) {
    containerView = window
    screen = window.screen
    transitionDuration = Double(screen?.animationTime.count ?? 0) / 1_000_000
  }

  /// Takes what goes along; false once the way has begun, when nothing is taken.
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !hasBegun else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs what goes along, and after the animation what follows it.
  func begin() {
    hasBegun = true
    for animation in animations { animation(self) }
    let completions = completions
    (self.animations, self.completions) = ([], [])
    guard !completions.isEmpty else { return }
    DrivenScreen.animate(on: screen) { for completion in completions { completion(self) } }
  }
}
