public import Foundation

/// The bar of a stack of controllers; kept, and not in the window.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// True if titles are large.
  open var prefersLargeTitles = false
  /// True if the content is seen through the bar.
  open var isTranslucent = true
  /// The color of the bar.
  open var barTintColor: UIColor?
}

/// The bar of buttons below a content; kept, and not in the window.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]?
}

/// The field of a search; kept, and not in the window.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The text.
  open var text: String?
  /// The text where there is none.
  open var placeholder: String?
}

/// Takes the text of a search; not called, since there are no keys.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// A search in the content of a controller; kept.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The controller of the results.
  public let searchResultsController: UIViewController?
  /// The field.
  public let searchBar = UISearchBar(frame: .zero)
  /// Takes the text.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// True while the user searches.
  open var isActive = false
  /// True if the content is dark meanwhile.
  open var obscuresBackgroundDuringPresentation = true

  /// Makes a search.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a search: there are no archives to read.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

/// A button of a bar of tabs; kept.
@preconcurrency @MainActor open class UITabBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The text in the corner.
  open var badgeValue: String?

  /// Makes a button.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    super.init()
  }

  /// Makes a button without a title.
  public convenience override init() { self.init(title: nil, image: nil, tag: 0) }
}

/// Controllers beside each other, of which the one of the chosen tab is shown.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The controllers, one for each tab; the one that is shown stays chosen if it is among them, else its tab does.
  open var viewControllers: [UIViewController]? {
    didSet {
      let shown = oldValue?.element(at: selectedIndex)
      for old in oldValue ?? [] where viewControllers?.contains(where: { $0 === old }) != true {
        old.willMove(toParent: nil)
        old.viewIfLoaded?.removeFromSuperview()
        old.removeFromParent()
      }
      for new in viewControllers ?? [] where new.parent !== self { addChild(new) }
      let all = viewControllers ?? []
      selectedIndex =
        all.firstIndex { $0 === shown } ?? (all.indices.contains(selectedIndex) ? selectedIndex : 0)
      if isViewLoaded { showSelected() }
    }
  }
  /// The index of the chosen tab.
  open var selectedIndex = 0 {
    didSet {
      guard selectedIndex != oldValue else { return }
      conceal(viewControllers?.element(at: oldValue))
      if isViewLoaded { showSelected() }
    }
  }
  /// The controller of the chosen tab.
  open var selectedViewController: UIViewController? {
    get { viewControllers?.element(at: selectedIndex) }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  /// Shows the controllers of tabs.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  private func showSelected() {
    guard let controller = selectedViewController, controller.view.superview !== view else {
      return
    }
    _ = view.filling(controller.view as UIView)
    reveal(controller)
  }
}

extension Array {
  /// The element at an index, or nil.
  fileprivate func element(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}

/// Controllers beside each other: a list, and what is chosen there.
///
/// The list is 320 points wide at most.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The controllers: the list, and what is chosen there.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for old in oldValue where !viewControllers.contains(where: { $0 === old }) {
        old.willMove(toParent: nil)
        old.viewIfLoaded?.removeFromSuperview()
        old.removeFromParent()
      }
      if isViewLoaded { showAll() }
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showAll()
  }

  /// Shows another controller in the place of the second one.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    viewControllers = Array(viewControllers.prefix(1)) + [vc]
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = viewControllers.count < 2 ? view.bounds.width : min(320, view.bounds.width / 2)
    var x: CGFloat = 0
    for (index, controller) in viewControllers.prefix(2).enumerated() {
      let own = index == 0 ? width : view.bounds.width - width
      controller.view.frame = CGRect(x: x, y: 0, width: own, height: view.bounds.height)
      x += own
    }
  }

  private func showAll() {
    for controller in viewControllers.prefix(2) where controller.parent !== self {
      addChild(controller)
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    }
    view.setNeedsLayout()
  }
}
