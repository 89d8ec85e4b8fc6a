public import Foundation

/// The content of a row: texts and an image; kept, and nothing is drawn.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The look of a text.
  public struct TextProperties {
    /// The alignment of a text.
    public enum TextAlignment: Int, Sendable {
      /// As the language has it.
      case natural
      /// In the middle.
      case center
      /// Over the whole width.
      case justified
    }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color = UIColor.black
    /// The alignment.
    public var alignment = TextAlignment.natural
    /// The greatest number of lines; 0 is for as many as there are.
    public var numberOfLines = 0
    /// True if the font becomes smaller where the text is too long.
    public var adjustsFontSizeToFitWidth = false
    /// True if the font follows the size that the user has chosen.
    public var adjustsFontForContentSizeCategory = true
  }

  /// The look of an image.
  public struct ImageProperties {
    /// The color of a symbol.
    public var tintColor: UIColor?
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 0
    /// The greatest size; zero is for any.
    public var maximumSize = CGSize.zero
    /// The size that the texts leave free; zero is for that of the image.
    public var reservedLayoutSize = CGSize.zero
  }

  /// The text.
  public var text: String?
  /// The text with its look.
  public var attributedText: NSAttributedString?
  /// The second text.
  public var secondaryText: String?
  /// The second text with its look.
  public var secondaryAttributedText: NSAttributedString?
  /// The image.
  public var image: UIImage?
  /// The look of the text.
  public var textProperties = TextProperties(font: .systemFont(ofSize: 17))
  /// The look of the second text.
  public var secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 12))
  /// The look of the image.
  public var imageProperties = ImageProperties()
  /// The free space around the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// True if both texts are in one line where they fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between an image and the texts.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between both texts in a line.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between both texts below each other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(isSideBySide: Bool = false) {
    prefersSideBySideTextAndSecondaryText = isSideBySide
  }

  /// The content of a row.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content of a row with a second line.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content of a row with a value at the end.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(isSideBySide: true)
  }
  /// The content of a row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content of a row of a sidebar with a second line.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// The content of a header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content of a header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content of a footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content of a header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content of a footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content of a header of any list.
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content of a footer of any list.
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Makes the view of a row.
  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same content: it has no look that depends on a state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// The view of a row's content.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  /// The content.
  open var configuration: any UIContentConfiguration

  /// Makes a view of a content.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  /// Makes a view of an empty row: there are no archives to read.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration.cell()
    super.init(coder: coder)
  }
}

/// The look of the background of a cell; kept, and nothing is drawn.
public struct UIBackgroundConfiguration {
  /// The color.
  public var backgroundColor: UIColor?
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// The color of the line around.
  public var strokeColor: UIColor?
  /// The width of the line around.
  public var strokeWidth: CGFloat = 0
  /// The free space around the background.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// A view in the background; kept.
  public var customView: UIView?

  private init() {}

  /// The background of a row of any list.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a row of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a header of any list.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a header of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// The background of a header of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// The background of a header of a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// No background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
