public import Foundation

/// A header or a footer of a section of a table.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The identifier with which it was made.
  public let reuseIdentifier: String?
  /// The view for the content, which fills the view.
  public private(set) lazy var contentView = filling(UIView(frame: .zero))
  /// The label of the title.
  public private(set) lazy var textLabel: UILabel? = label()
  /// The label of the line below the title.
  public private(set) lazy var detailTextLabel: UILabel? = label()
  /// The view behind the content; kept.
  open var backgroundView: UIView?
  /// The content, which is shown by a view of its own.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { content.show(contentConfiguration, in: contentView) }
  }
  /// The look of the background; kept.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  private let content = ConfiguredContent()

  /// Makes a header or a footer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Makes a header or a footer without an identifier: there are no archives to read.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Called before the view is used again.
  open func prepareForReuse() {}

  /// The content of a header of a list.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  private func label() -> UILabel {
    let label = UILabel(frame: .zero)
    contentView.addSubview(label)
    return label
  }
}
