public import Foundation

/// What gets another size with its window: a controller.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that it would like to have.
  var preferredContentSize: CGSize { get }
  /// Called before its view gets another size.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// A controller of a view, with the life cycle that UIKit gives it.
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer {
  /// The view; it is loaded at the first use.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// A name for the user.
  open var title: String? { didSet { navigationItem.title = title } }
  /// What a bar shows of the controller.
  public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// The controller that is presented by this one.
  public private(set) var presentedViewController: UIViewController?
  /// The controller that presents this one.
  public private(set) weak var presentingViewController: UIViewController?
  /// True if the content can be edited; ``setEditing(_:animated:)`` changes it.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  /// The button that begins and ends editing; its title is that of the next step.
  public private(set) lazy var editButtonItem = UIBarButtonItem(
    systemItem: .edit,
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    })
  /// The form of a presentation; kept, and every view covers the window.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The look of the way to a presentation; kept.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// True if only the application ends the presentation; kept.
  open var isModalInPresentation = false
  /// The edges at which the view goes below bars; kept.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// True if the margins are at least those of the system; kept.
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// True if the view goes below bars that cover it; kept.
  open var extendedLayoutIncludesOpaqueBars = false
  /// True if this controller is the one that presentations cover; kept.
  open var definesPresentationContext = false
  /// The size that the controller would like to have; kept.
  open var preferredContentSize = CGSize.zero
  /// The light or dark look of the view and what is in it; kept.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// True if the bar of tabs hides while the controller is on a stack; kept.
  open var hidesBottomBarWhenPushed = false
  /// The buttons of the bar below; kept.
  open var toolbarItems: [UIBarButtonItem]?
  /// The button of the controller in a bar of tabs; kept.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// The sheet of a presentation: none here.
  open var sheetPresentationController: UISheetPresentationController? { nil }
  /// The popover of a presentation: none here.
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  /// True if the bar of the system hides; not asked.
  open var prefersStatusBarHidden: Bool { false }
  /// The look of the bar of the system; not asked.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The positions of the content; not asked.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// True if the content turns with the device; not asked.
  open var shouldAutorotate: Bool { true }
  /// The controller that this one is a child of.
  public private(set) weak var parent: UIViewController?
  /// The controllers in this one.
  public private(set) var children: [UIViewController] = []
  /// True if the view covers the window while the controller is presented.
  var coversWindow: Bool { true }
  private var loadedView: UIView?
  private var edits = false
  private var hasAppeared = false
  /// True until the controller is notified that it has joined a container.
  private var isJoining = false

  /// Makes a controller; there are no nibs to read, and the names are kept nowhere.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  /// Makes a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller: there are no archives to read.
  public required init?(coder: NSCoder) { super.init() }

  open override var next: UIResponder? { loadedView?.superview }

  /// The view, if it is loaded.
  public var viewIfLoaded: UIView? { loadedView }

  /// True if the view is loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view, as large as the screen; a subclass sets ``view``.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Called once, when the view is loaded.
  open func viewDidLoad() {}
  /// Prepares what a transition of a storyboard shows; not called.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// True if a transition of a storyboard may be made; not asked.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before the view comes into a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has come into a window.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves its window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left its window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays its subviews out.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has laid its subviews out.
  open func viewDidLayoutSubviews() {}

  /// Called when the view comes into a window and has its traits; after ``viewWillAppear(_:)``.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called before the window gives the view another size; a subclass calls it of its superclass, which passes it on to children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size),
        with: coordinator)
    }
  }
  /// The size that a child gets; that of the parent here.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the traits change with the size of the window; a subclass calls it of its superclass, which passes it on.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// Called when a size class has changed with the size of the window.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when memory is short; not called.
  open func didReceiveMemoryWarning() {}
  /// Asks for the look of the bar of the system again; nothing is shown.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Sets the buttons of the bar below.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Begins or ends editing; a subclass calls it of its superclass.
  open func setEditing(_ editing: Bool, animated: Bool) { edits = editing }

  /// Presents a controller, whose view comes before all others in the window, unless it is an alert.
  ///
  /// A controller that presents one already, or is in no window, presents nothing, as in UIKit.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil, let window = loadedView?.window else { return }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    if viewControllerToPresent.coversWindow { viewControllerToPresent.enter(window) }
    if let completion { DrivenScreen.animate(on: window.screen, completion) }
  }

  /// Takes the presented controller away; one that presents none asks the controller that presents it.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    let screen = loadedView?.window?.screen
    presentedViewController = nil
    presented.presentingViewController = nil
    if presented.loadedView?.window != nil { presented.leaveWindow() }
    if let completion { DrivenScreen.animate(on: screen, completion) }
  }

  /// Makes another controller a child; its view is to be added by the caller.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    child.isJoining = true
  }

  /// Lets a child appear whose view was put into this one's; it is notified once that it has joined.
  func reveal(_ child: UIViewController) {
    if child.isJoining {
      child.isJoining = false
      child.didMove(toParent: self)
    }
    if hasAppeared { child.appear() }
  }

  /// Takes the view of a child away that stays a child, and is not notified that it leaves.
  func conceal(_ child: UIViewController?) {
    child?.disappear()
    child?.viewIfLoaded?.removeFromSuperview()
  }

  /// Called when the controller has become a child, or is none any more.
  ///
  /// A child whose view is in a window then appears.
  open func didMove(toParent parent: UIViewController?) {
    if parent?.hasAppeared == true { appear() }
  }

  /// Called before the controller becomes a child, or is none any more.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { disappear() }
  }

  /// Ends being a child; its view is to be taken away by the caller.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Puts the view into a window, which it fills.
  func enter(_ window: UIWindow) {
    loadViewIfNeeded()
    guard let view = loadedView else { return }
    view.frame = window.bounds
    viewWillAppear(false)
    hasAppeared = true
    window.addSubview(view)
    viewIsAppearing(false)
    window.layoutIfNeeded()
    viewDidAppear(false)
    for child in children { child.appear() }
  }

  /// Takes the view out of its window.
  func leaveWindow() {
    disappear()
    loadedView?.removeFromSuperview()
  }

  private func appear() {
    guard !hasAppeared, loadedView?.window != nil else { return }
    viewWillAppear(false)
    hasAppeared = true
    viewIsAppearing(false)
    loadedView?.layoutIfNeeded()
    viewDidAppear(false)
    for child in children { child.appear() }
  }

  private func disappear() {
    guard hasAppeared else { return }
    viewWillDisappear(false)
    hasAppeared = false
    viewDidDisappear(false)
    for child in children { child.disappear() }
  }
}
