public import Foundation

/// A button of a bar; kept.
///
/// A target with a selector is not called.
@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
  /// The look of a button with text.
  public enum Style: Int, Sendable {
    /// As a bar has it.
    case plain
    /// What ends an activity.
    case done = 2
  }

  /// The buttons that the system has.
  public enum SystemItem: Int, Sendable {
    /// Ends an activity.
    case done
    /// Gives an activity up.
    case cancel
    /// Begins editing.
    case edit
    /// Saves changes.
    case save
    /// Adds something.
    case add
    /// Space that grows.
    case flexibleSpace
    /// Space of a width.
    case fixedSpace
    /// Writes something.
    case compose
    /// Shares something.
    case action = 9
    /// Loads again.
    case refresh = 13
    /// Deletes something.
    case trash = 16
    /// Takes a change back.
    case undo = 21
    /// Makes a change again.
    case redo
  }

  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The look.
  open var style = Style.plain
  /// The object whose method is meant.
  open weak var target: AnyObject?
  /// The name of the method.
  open var action: Selector?
  /// The closure that a tap runs.
  open var primaryAction: UIAction?
  /// The color; kept.
  open var tintColor: UIColor?
  /// The menu that a press opens; kept.
  open var menu: UIMenu?
  /// The view of the application that the bar shows; kept, and not in the window.
  open var customView: UIView?
  /// The width, where it is the application's.
  open var width: CGFloat = 0
  /// True if a rest of a drag presses the button; kept.
  open var isSpringLoaded = false
  /// The name for assistive technology; kept.
  open var accessibilityLabel: String?
  /// The name for tests of a user interface; kept.
  open var accessibilityIdentifier: String?
  /// True if it can be used.
  open var isEnabled = true
  /// A number of the application's choice.
  open var tag = 0

  /// Makes a button without a title.
  public override init() { super.init() }

  /// Makes a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Makes a button of a view of the application, which is kept and not in the window.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes space that grows.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
  }

  /// Makes a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Makes a button of the system; its name is the title.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil
  ) {
    self.init(
      title: "\(systemItem)", style: systemItem == .done ? .done : .plain, target: target,
      action: action)
  }

  /// Makes a button with a title, an image and a menu.
  public convenience init(title: String?, image: UIImage? = nil, menu: UIMenu?) {
    self.init(title: title, style: .plain, target: nil, action: nil)
    self.image = image
    self.menu = menu
  }

  /// Makes a button of the system with a closure.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem)
    self.primaryAction = primaryAction
  }
}

/// What a bar shows of a controller; kept.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?
  /// The buttons at the right, the outer one first.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The size of the title; kept.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// A view in the place of the title; kept, and not in the window.
  open var titleView: UIView?
  /// A line above the title; kept.
  open var prompt: String?
  /// The search of the controller; kept.
  open var searchController: UISearchController?
  /// True if the search hides while the content scrolls; kept.
  open var hidesSearchBarWhenScrolling = true
  /// True if the button that leads back is hidden; kept.
  open var hidesBackButton = false
  /// The button that leads back; kept.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the button that leads back; kept.
  open var backButtonTitle: String?

  /// The size of a title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the controller before.
    case automatic
    /// Large.
    case always
    /// Small.
    case never
  }

  /// Sets the outer button at the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the outer button at the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// The buttons at the left, the outer one first.
  open var leftBarButtonItems: [UIBarButtonItem]?

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The outer button at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The outer button at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
}
