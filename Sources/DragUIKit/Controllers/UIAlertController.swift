public import Foundation

/// A button of an alert.
@preconcurrency @MainActor public final class UIAlertAction: NSObject {
  /// The kind of a button.
  public enum Style: Int, Sendable {
    /// Does something.
    case `default`
    /// Gives up.
    case cancel
    /// Destroys something.
    case destructive
  }

  /// The title.
  public let title: String?
  /// The kind.
  public let style: Style
  /// True if it can be chosen.
  public var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  /// Makes a button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  func run() { handler?(self) }
}

/// A question to the user; a test answers it by ``choose(_:)``.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The form of an alert.
  public enum Style: Int, Sendable {
    /// From the lower edge.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// The text below the title.
  open var message: String?
  /// The form.
  public private(set) var preferredStyle = Style.alert
  /// The buttons, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The text fields, in the order in which they were added; nil without any.
  public private(set) var textFields: [UITextField]?

  override var coversWindow: Bool { false }

  /// Makes a question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a text field, which the closure sets up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Chooses a button by its title, as the user does: the alert is dismissed, and the button's closure
  /// runs.
  ///
  /// - Returns: False if no enabled button has the title, or the alert is not presented.
  @discardableResult
  public func choose(_ title: String) -> Bool {
    guard let action = actions.first(where: { $0.title == title && $0.isEnabled }),
      let presentingViewController
    else { return false }
    presentingViewController.dismiss(animated: false)
    action.run()
    return true
  }
}
