public import Foundation

/// A button with a title and an image for each state; kept, and nothing is drawn.
@preconcurrency @MainActor open class UIButton: UIControl, UISpringLoadedInteractionSupporting {
  /// The look of a button.
  public enum ButtonType: Int, Sendable {
    /// The application's own.
    case custom
    /// The system's.
    case system
    /// More is shown at a tap.
    case detailDisclosure
    /// A plus.
    case contactAdd = 5
    /// A cross.
    case close = 7
  }

  /// The look.
  public let buttonType: ButtonType
  /// True if a rest of a drag presses the button; kept.
  open var isSpringLoaded = false
  /// The menu that a press opens; kept.
  open var menu: UIMenu?
  /// True if a press opens the menu at once; kept.
  open var showsMenuAsPrimaryAction = false
  /// The label of the title.
  public private(set) lazy var titleLabel: UILabel? = UILabel(frame: .zero)
  /// The view of the image.
  public private(set) lazy var imageView: UIImageView? = UIImageView(image: nil)
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var colors: [State: UIColor] = [:]

  /// Makes a button of a look.
  public convenience init(type buttonType: ButtonType) { self.init(buttonType, .zero) }

  /// Makes a button with an action for a tap, whose title and image it has.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction) {
    self.init(buttonType, .zero)
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: [.primaryActionTriggered, .touchUpInside])
  }

  /// Makes a button of the application's own look.
  public convenience override init(frame: CGRect) { self.init(.custom, frame) }

  private init(_ buttonType: ButtonType, _ frame: CGRect) {
    self.buttonType = buttonType
    super.init(frame: frame)
  }

  /// Makes a button without a size: there are no archives to read.
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }

  /// The title of a state, or that of a button at rest.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }

  /// The image of a state, or that of a button at rest.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// Sets the color of the title of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }

  /// The color of the title of a state, or that of a button at rest.
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }

  /// The title of the present state.
  open var currentTitle: String? {
    title(for: isEnabled ? (isSelected ? .selected : .normal) : .disabled)
  }
}
