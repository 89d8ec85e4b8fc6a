public import Foundation

/// The form of a section of rows.
///
/// Rows are 44 points high, headers and footers 28; the rows of ``Appearance-swift.enum/insetGrouped`` have 16 points
/// of free space at both sides.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The look of a list; nothing is drawn.
  public enum Appearance: Int, Sendable {
    /// Rows over the full width.
    case plain
    /// Sections apart from each other.
    case grouped
    /// Sections apart from each other, with free space at both sides.
    case insetGrouped
    /// The list beside the content of a window.
    case sidebar
    /// The same, plain.
    case sidebarPlain
  }

  /// The headers of a list.
  public enum HeaderMode: Int, Sendable {
    /// None.
    case none
    /// A view beside the cells.
    case supplementary
    /// The first cell of the section, which is a row like the others here.
    case firstItemInSection
  }

  /// The footers of a list.
  public enum FooterMode: Int, Sendable {
    /// None.
    case none
    /// A view beside the cells.
    case supplementary
  }

  /// Makes the actions of a swipe over a row.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The look.
  public var appearance: Appearance
  /// True if there is a line between rows; kept.
  public var showsSeparators: Bool
  /// The color behind the rows; kept.
  public var backgroundColor: UIColor?
  /// The actions of a swipe from the side where a line begins; kept, since no gesture swipes here.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions of a swipe from the side where a line ends; kept, since no gesture swipes here.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The headers.
  public var headerMode: HeaderMode
  /// The footers.
  public var footerMode: FooterMode
  /// The free space above a header; kept.
  public var headerTopPadding: CGFloat?

  /// Makes a form.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar
    headerMode = .none
    footerMode = .none
  }

  static let rowHeight: CGFloat = 44
  static let headerHeight: CGFloat = 28

  /// The free space around the rows of a section.
  var insets: NSDirectionalEdgeInsets {
    guard appearance == .insetGrouped else { return .zero }
    return NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
}

/// The actions of a swipe over a row; kept, since no gesture swipes here.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions.
  public let actions: [UIContextualAction]
  /// True if a full swipe runs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Makes the actions of a swipe.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action of a swipe over a row.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The kind of an action.
  public enum Style: Int, Sendable {
    /// An action.
    case normal
    /// An action that deletes data.
    case destructive
  }

  /// Runs an action; the argument is called with true if it was done.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The kind.
  public let style: Style
  /// The function of the action, which a test calls.
  public let handler: Handler
  /// The text.
  open var title: String?
  /// The color; kept.
  open var backgroundColor: UIColor?
  /// The picture; kept.
  open var image: UIImage?

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
