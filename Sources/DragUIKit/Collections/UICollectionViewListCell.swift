public import Foundation

/// A row of a list in a collection.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// What is beside the content; kept.
  open var accessories: [UICellAccessory] = []
  /// The depth of the row in a hierarchy; kept.
  open var indentationLevel = 0
  /// The width of one level; kept.
  open var indentationWidth: CGFloat = 10
  /// True if accessories at the begin of a row are indented as well; kept.
  open var indentsAccessories = true

  /// The content of a row.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The background of a row.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
}

/// What is beside the content of a row; kept.
@preconcurrency @MainActor public struct UICellAccessory {
  /// The kind of an accessory.
  public enum AccessoryType: Hashable, Sendable {
    /// More is shown at a tap.
    case disclosureIndicator
    /// More is shown at a tap of the sign.
    case detail
    /// The row is chosen.
    case checkmark
    /// The row can be deleted.
    case delete
    /// A row can be inserted.
    case insert
    /// The row can be reordered: lists here reorder by a drag of the row.
    case reorder
    /// Several rows can be chosen.
    case multiselect
    /// The children of the row can be shown and hidden.
    case outlineDisclosure
    /// A text.
    case label
    /// A view of the application.
    case customView
  }

  /// The modes of a list in which an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    /// In all.
    case always
    /// While the list is being edited.
    case whenEditing
    /// While it is not.
    case whenNotEditing
  }

  /// The side of an accessory.
  public enum Placement {
    /// Where a line begins.
    case leading(displayed: DisplayedState = .always)
    /// Where a line ends.
    case trailing(displayed: DisplayedState = .always)
  }

  /// The look of an accessory.
  public struct Options {
    /// True if it is not there for the user.
    public var isHidden: Bool?
    /// The color.
    public var tintColor: UIColor?

    /// Makes a look.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  /// The look of a sign that shows children.
  public typealias OutlineDisclosureOptions = Options
  /// The look of a sign for more.
  public typealias DisclosureIndicatorOptions = Options

  /// A view of the application beside the content.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The side.
    public let placement: Placement

    /// Makes a view beside the content.
    public init(customView: UIView, placement: Placement) {
      self.customView = customView
      self.placement = placement
    }
  }

  /// The kind.
  public let accessoryType: AccessoryType
  /// The modes in which it is shown.
  public let displayedState: DisplayedState
  /// The text of a label.
  public let text: String?
  /// The view of the application.
  public let customView: UIView?
  /// The function of a tap, which a test calls.
  public let actionHandler: (() -> Void)?

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, text: String? = nil, view: UIView? = nil,
    action: (() -> Void)? = nil
  ) {
    accessoryType = type
    displayedState = displayed
    self.text = text
    customView = view
    actionHandler = action
  }

  /// A sign that more is shown at a tap.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed) }

  /// A button for more.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, action: actionHandler) }

  /// A sign that the row is chosen.
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed) }

  /// A button that deletes the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed, action: actionHandler) }

  /// A button that inserts a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed, action: actionHandler) }

  /// A handle that reorders the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed) }

  /// A sign that chooses the row beside others.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed) }

  /// A sign that shows and hides children.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, displayed, action: actionHandler) }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.label, displayed, text: text) }

  /// A view of the application.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed =
      switch configuration.placement {
      case .leading(let displayed), .trailing(let displayed): displayed
      }
    return UICellAccessory(.customView, displayed, view: configuration.customView)
  }
}
