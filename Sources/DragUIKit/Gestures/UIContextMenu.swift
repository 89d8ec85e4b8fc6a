public import Foundation

/// An element of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The look of an element.
  public struct Attributes: OptionSet, Sendable {
    /// The looks, one bit each.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It deletes data.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not there for the user.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// The mark of an element.
  public enum State: Int, Sendable {
    /// None.
    case off
    /// A check mark.
    case on
    /// A line.
    case mixed
  }

  /// The title.
  open var title: String
  /// The image, if there is one.
  open var image: UIImage?

  init(_ title: String, _ image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// A menu of elements; kept.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The form of a menu in another one.
  public struct Options: OptionSet, Sendable {
    /// The forms, one bit each.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements are those of the other one.
    public static let displayInline = Options(rawValue: 1)
    /// It deletes data.
    public static let destructive = Options(rawValue: 2)
  }

  /// A name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The elements.
  public let children: [UIMenuElement]
  /// The form.
  public let options: Options

  /// Makes a menu.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title, image)
  }
}

/// The menu of a view, and what is shown beside it; kept, since no menu opens.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The name of the application's choice.
  public let identifier: any NSCopying
  /// Makes the controller that is shown.
  public let previewProvider: (() -> UIViewController?)?
  /// Makes the menu of suggested elements.
  public let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Makes a menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? (UUID().uuidString as NSString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// Opens the menu of a view; kept, and never asked for one.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The delegate.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that it was added to.
  public private(set) weak var view: UIView?

  /// Makes an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of a menu; not asked.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu at a place.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// What runs beside the animations of a menu; none is opened.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that the menu shows.
  var previewViewController: UIViewController? { get }
  /// Adds what happens beside the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what happens when the animation has ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What becomes of a menu's preview that is tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes.
  case dismiss = 0
  /// It grows into what the application shows.
  case pop
}

/// What runs as a menu's preview is tapped; none is.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// What becomes of the preview.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Opens a view under a drag that rests on it; kept, and not opened: lists are, by their `isSpringLoaded`.
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The function of a rest.
  public let activationHandler:
    (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  /// The view that it was added to.
  public private(set) weak var view: UIView?

  /// Makes an interaction.
  public init(
    activationHandler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.activationHandler = activationHandler
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// What a drag that rests on it may open.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// True if a rest opens it.
  var isSpringLoaded: Bool { get set }
}
